import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, frameFilesOf } from './service-worker.mjs';

/**
 * `node tools/client-build/first-load.mjs <client>` builds the app of a client's folder and prints, for everybody's first
 * visit to the dashboard and to the draft room, and for what comes with the first letter of a new password, how much code
 * and style rules it fetches (bytes as gzip makes them), and those.
 */
const PAGES = {
  dashboard: 'src/app/pages/dashboard.page.tsx',
  room: 'src/app/pages/draft-room.page.tsx',
};
const STRENGTH = 'src/features/identity/auth/password-strength.ts';
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
  const loadOf = (files) => {
    const code = [...files].map((file) => readFileSync(join(out, file), 'utf8'));
    const bytes = code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    return { bytes, code: code.join('\n') };
  };
  const frame = frameFilesOf(manifest);
  const loads = Object.entries(PAGES).map(([name, page]) => [
    name,
    loadOf(new Set([...frame, ...filesOf(manifest, page)])),
  ]);
  const strength = loadOf(filesOf(manifest, STRENGTH).filter((file) => !frame.includes(file)));
  process.stdout.write(JSON.stringify({ ...Object.fromEntries(loads), strength }));
} finally {
  rmSync(out, { recursive: true, force: true });
}
