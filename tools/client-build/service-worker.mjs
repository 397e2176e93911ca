import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of an entry and of what it imports at once; pages that come later are fetched when they are opened. */
export const filesOf = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return [];
  seen.add(key);
  if (!manifest[key]) throw new Error(`${key} is no part of the build`);
  const { file, css = [], imports = [] } = manifest[key];
  return [file, ...css, ...imports.flatMap((other) => filesOf(manifest, other, seen))];
};

/** The files of the app's frame: its entry and what that starts (src/app/boot.ts). */
export const frameFilesOf = (manifest) => [
  ...new Set(
    ['index.html', ...manifest['index.html'].dynamicImports].flatMap((key) => filesOf(manifest, key)),
  ),
];

/**
 * Compiles the service worker and tells it what to keep: the app's shell, by hashed names, and the offline page with its
 * own files.
 */
export const makeServiceWorker = async ({ source, manifest, offlineFiles, out }) => {
  const { transform } = await import('@swc/core');
  // Style rules that stand in the pages themselves are no file any more.
  const hashed = [...new Set([...offlineFiles, ...frameFilesOf(manifest)])].filter((file) =>
    existsSync(join(out, file)),
  );
  const files = ['/offline.html', ...hashed.map((file) => `/${file}`)];
  const version = createHash('sha256')
    .update(files.join())
    .update(readFileSync(join(out, 'offline.html')))
    .digest('hex')
    .slice(0, 12);
  const { code } = await transform(readFileSync(source, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    minify: true,
  });
  const told = { __FILES__: files, __VERSION__: version };
  const complete = Object.entries(told).reduce(
    (text, [name, value]) => text.replaceAll(name, JSON.stringify(value)),
    code.replace(/export\s*{\s*};?/, ''),
  );
  writeFileSync(join(out, 'sw.js'), complete);
};
