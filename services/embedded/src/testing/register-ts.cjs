/** Lets a child process of a test run the TypeScript sources: node --require register-ts.cjs main.ts */
const { transformFileSync } = require('@swc/core');
const { swcOptions } = require('../../../../tools/swc-options.cjs');

require.extensions['.ts'] = (module, filename) =>
  module._compile(transformFileSync(filename, { ...swcOptions(), filename }).code, filename);
