import { mkdtempSync, rmSync } from 'node:fs';
import { setMaxListeners } from 'node:events';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../setup.mjs';

const client = join(root, 'frontend/client');

/**
 * Modules of the browser's client, as they are, for a Node process that acts as many browsers. What they ask of a window
 * is an event target.
 * @param paths below `frontend/client/src`, without the ending
 * @returns what each of them exports, in their order
 */
export const clientParts = async (...paths) => {
  globalThis.window ??= Object.assign(new globalThis.EventTarget(), { location: { origin: '' } });
  setMaxListeners(0, globalThis.window);
  const { NODE_ENV } = process.env;
  // Inside the project, so that packages are found from there.
  const outDir = mkdtempSync(join(root, 'node_modules/.client-parts-'));
  try {
    await build({
      configFile: false,
      root: client,
      logLevel: 'error',
      publicDir: false,
      resolve: { tsconfigPaths: true },
      ssr: { noExternal: [/^@fieldhouse\//] },
      build: {
        ...{ ssr: true, outDir, minify: false, emptyOutDir: false },
        rollupOptions: {
          input: Object.fromEntries(paths.map((path) => [basename(path), join(client, 'src', `${path}.ts`)])),
          output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[name].mjs' },
        },
      },
    });
    return await Promise.all(
      paths.map((path) => import(pathToFileURL(join(outDir, `${basename(path)}.mjs`)).href)),
    );
  } finally {
    // The build sets it for all processes that are started later.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(outDir, { recursive: true, force: true });
  }
};
