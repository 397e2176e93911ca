const { mkdtempSync, readFileSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');
const { transformSync } = require('@swc/core');
const { swcOptions } = require('../swc-options.cjs');

const compiled = (filename, sourceMaps) =>
  transformSync(readFileSync(filename, 'utf8'), { ...swcOptions(), filename, sourceMaps });

/** Lets `require` read TypeScript, compiled as it ships. */
exports.readTypeScript = () => {
  require.extensions['.ts'] = (module, filename) => module._compile(compiled(filename, false).code, filename);
};

/** Where the source map of a file lies: it is made when a failure asks for it. */
exports.sourceMapOf = (filename) => {
  if (!filename.endsWith('.ts')) return undefined;
  const path = join(mkdtempSync(join(tmpdir(), 'fieldhouse-map-')), `${basename(filename)}.map`);
  writeFileSync(path, compiled(filename, true).map);
  return path;
};
