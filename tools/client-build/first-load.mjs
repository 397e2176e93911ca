import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, frameFilesOf } from './service-worker.mjs';

/**
 * `node tools/client-build/first-load.mjs <client>` builds the app of a client's folder and prints how much code
 * everybody's first visit to the dashboard fetches (bytes as gzip makes them), and that code.
 */
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
  const page = filesOf(manifest, 'src/app/pages/dashboard.page.tsx');
  const code = [...new Set([...frameFilesOf(manifest), ...page])].map((file) =>
    readFileSync(join(out, file), 'utf8'),
  );
  const bytes = code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  process.stdout.write(JSON.stringify({ bytes, code: code.join('\n') }));
} finally {
  rmSync(out, { recursive: true, force: true });
}
