import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, frameFilesOf } from './service-worker.mjs';

/**
 * `node tools/client-build/first-load.mjs <client>` builds the app of a client's folder and prints, for everybody's first
 * visit to the dashboard and to the draft room, how much code and style rules it fetches (bytes as gzip makes them), and
 * those.
 */
const PAGES = {
  dashboard: 'src/app/pages/dashboard.page.tsx',
  room: 'src/app/pages/draft-room.page.tsx',
};
process.env.NODE_ENV = 'production';
const { build } = await import('vite');
const client = resolve(process.argv[2] ?? '');
const out = mkdtempSync(join(tmpdir(), 'fieldhouse-first-load-'));
try {
  const configFile = join(client, 'vite.config.mts');
  await build({
    configFile,
    logLevel: 'error',
    build: { outDir: out, manifest: true, copyPublicDir: false },
  });
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const firstLoadOf = (page) => {
    const code = [...new Set([...frameFilesOf(manifest), ...filesOf(manifest, page)])].map((file) =>
      readFileSync(join(out, file), 'utf8'),
    );
    const bytes = code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    return { bytes, code: code.join('\n') };
  };
  const loads = Object.entries(PAGES).map(([name, page]) => [name, firstLoadOf(page)]);
  process.stdout.write(JSON.stringify(Object.fromEntries(loads)));
} finally {
  rmSync(out, { recursive: true, force: true });
}
