import { gzipSync } from 'node:zlib';
import { launchChromium } from '../harness/chromium.mjs';
import { signUp } from '../harness/open-room.mjs';

const KIB = 1_024;
const kindOf = (type) =>
  ['html', 'javascript', 'css', 'font', 'json'].find((kind) => type.includes(kind)) ?? 'other';

/**
 * B36: everything that the dashboard's first visit fetches until it rests, each text as gzip makes it: page, code,
 * rules, letters, answers.
 */
export const b36 = {
  id: 'B36',
  what: 'first load of the dashboard, everything, gzip',
  unit: 'KiB',
  anchor: 'none',
  goal: 190,
  atLeast: false,
  absolute: true,
  run: async ({ system }) => {
    const browser = await launchChromium();
    try {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      await signUp(context, system);
      const page = await context.newPage();
      const weighing = [];
      page.on('requestfinished', (request) => weighing.push(weigh(request)));
      await page.goto(`${system.address}/dashboard`);
      await page.getByRole('region', { name: 'First steps' }).waitFor();
      await page.waitForLoadState('networkidle');
      const weights = await Promise.all(weighing);
      const parts = {};
      for (const { kind, bytes } of weights) parts[kind] = (parts[kind] ?? 0) + bytes / KIB;
      return {
        value: weights.reduce((sum, { bytes }) => sum + bytes, 0) / KIB,
        parts: Object.fromEntries(Object.entries(parts).map(([kind, kib]) => [kind, Number(kib.toFixed(1))])),
      };
    } finally {
      await browser.close();
    }
  },
};

const weigh = async (request) => {
  const response = await request.response();
  const kind = kindOf(response.headers()['content-type'] ?? '');
  const body = await response.body().catch(() => Buffer.alloc(0));
  // Letters are compressed in themselves.
  return { kind, bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length };
};
