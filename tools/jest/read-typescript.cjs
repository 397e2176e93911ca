const { createHash, randomUUID } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { swcOptions } = require('../swc-options.cjs');

const folder = resolve(__dirname, '../../node_modules/.cache/fieldhouse-sources');
const { version } = require('@swc/core/package.json');
const settings = JSON.stringify([version, swcOptions()]);
/** Where each file that was loaded lies compiled, without ending. */
const places = new Map();

/** Several workers and their threads may compile the same file at once: each sees it whole or not at all. */
const write = (path, text) => {
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, text);
  renameSync(own, path);
};

const compile = (filename) => {
  const source = readFileSync(filename, 'utf8');
  const place = join(
    folder,
    createHash('sha256').update(settings).update(filename).update(source).digest('hex'),
  );
  if (!existsSync(`${place}.js`)) {
    const { code, map } = require('@swc/core').transformSync(source, { ...swcOptions(), filename });
    mkdirSync(folder, { recursive: true });
    write(`${place}.map`, map);
    write(`${place}.js`, code);
  }
  places.set(filename, place);
  return readFileSync(`${place}.js`, 'utf8');
};

/** Lets `require` read TypeScript, compiled as it ships. */
exports.readTypeScript = () => {
  require.extensions['.ts'] = (module, filename) => module._compile(compile(filename), filename);
};

/** The path of the source map of a file that was loaded. */
exports.sourceMapOf = (filename) => {
  const place = places.get(filename);
  return place && `${place}.map`;
};
