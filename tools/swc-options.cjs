/** One set of swc options for the server build and for Jest, so that tests run what ships. */
const { resolve } = require('node:path');
const { paths } = require('../tsconfig.base.json').compilerOptions;

const root = resolve(__dirname, '..');

/** @returns {import('@swc/core').Options} */
exports.swcOptions = () => ({
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  // Read with each file at every start; where a line stands is all that a stack needs.
  inlineSourcesContent: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true, tsx: false },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2022',
    keepClassNames: true,
    baseUrl: root,
    paths,
  },
  module: { type: 'commonjs' },
});
