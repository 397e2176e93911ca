/** Begins a thread that is written in TypeScript: its files are compiled as they ship, when they are asked for. */
const { readFileSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const { transformSync } = require('@swc/core');
const { swcOptions } = require('../swc-options.cjs');

require.extensions['.ts'] = (module, filename) =>
  module._compile(
    transformSync(readFileSync(filename, 'utf8'), { ...swcOptions(), filename, sourceMaps: 'inline' }).code,
    filename,
  );
require(workerData.entry);
