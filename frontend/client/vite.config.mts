import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env['FIELDHOUSE_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  resolve: { alias: { '@fieldhouse/api-contract': here('../../services/contracts/api/src/index.ts') } },
  build: {
    outDir: here('../../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What the product's frame needs at once is one file: some twenty small ones weigh 6 KiB more. The public site
      // must not be an entry of this same build, because its pages would then load the frame.
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            // Kept apart from the pages that use them: a page changes with each release, these do not.
            { name: 'luxon', test: /node_modules\/luxon/ },
            { name: 'socket', test: /node_modules\/(socket|engine)\.io/ },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api, ws: true } } },
});
