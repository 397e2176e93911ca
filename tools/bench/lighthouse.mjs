import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../harness/chromium.mjs';
import { seedLiveDraft } from '../harness/drafts.mjs';
import { freePortNow } from '../harness/ports.mjs';
import { twelvePickers } from '../harness/room-screens.mjs';
import { settled } from '../harness/settled.mjs';
import { median } from '../harness/system.mjs';
import { root } from '../setup.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What a page may cost besides its points, ms; layout shift as Lighthouse counts it. */
const LIMITS = { cls: 0.01, tbtMs: 80 };
const SIGNED_IN = { ...LIMITS, fcpMs: 800 };

/**
 * Lighthouse for a phone, median of five, beside an empty React page in the same run.
 * @param visit who opens what: its `path`, and the `cookie` of somebody who is signed in; asked before each run, because
 *   opening a page uses the cookie up
 */
const page = ({ id, what, goal, limits, visit }) => ({
  id,
  what,
  unit: 'points (performance)',
  goal,
  atLeast: true,
  absolute: true,
  run: async ({ system, client, long }) => {
    const empty = await emptyReactPage();
    const chrome = await launchChrome();
    try {
      const runs = [];
      const anchors = [];
      for (let i = 0; i < (long ? 9 : 5); i += 1) {
        anchors.push(await audit(chrome.port, empty.address));
        const { path, cookie } = await visit(system, client);
        await chrome.forgetCookies();
        const run = await audit(chrome.port, `${system.address}${path}`, cookie);
        if (run.errors) throw new Error(`${path} has errors: ${run.errors}`);
        runs.push(run);
      }
      const of = (list, key) => median(list.map((run) => run[key]));
      return {
        value: of(runs, 'performance'),
        min: Math.min(...runs.map(({ performance: p }) => p)),
        max: Math.max(...runs.map(({ performance: p }) => p)),
        ok: Object.entries(limits).every(([key, most]) => of(runs, key) <= most),
        parts: {
          ...Object.fromEntries(
            [...CATEGORIES.slice(1), 'fcpMs', 'lcpMs', 'cls', 'tbtMs', 'kib'].map((key) => [
              key,
              of(runs, key),
            ]),
          ),
          emptyPage: Object.fromEntries(
            ['performance', 'lcpMs', 'tbtMs'].map((key) => [key, of(anchors, key)]),
          ),
        },
      };
    } finally {
      await chrome.close();
      empty.close();
    }
  },
});

/** Somebody who has just signed up: the `user`, and the `cookie` of the session. */
const signedIn = async ({ address }) => {
  const answer = await fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${randomUUID()}@example.org`,
      password: 'correct horse',
      firstName: 'Ana',
      lastName: 'Diaz',
    }),
  });
  const { user } = await answer.json();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { user, cookie };
};

/** A captain of a draft that is running. */
const captain = async (system, client) => {
  const { user, cookie } = await signedIn(system);
  const pickers = twelvePickers();
  pickers[0] = user.id;
  const commissionerId = randomUUID();
  const { leagueId } = await seedLiveDraft(system, client, {
    commissionerId,
    pickers,
    players: 240,
    pickSeconds: 300,
  });
  await settled(system, client);
  return { leagueId, cookie };
};

export const lighthouseLanding = page({
  id: 'LHLAND',
  what: 'Lighthouse, landing',
  goal: 100,
  limits: { ...LIMITS, lcpMs: 1_250 },
  visit: () => ({ path: '/' }),
});
export const lighthouseDashboard = page({
  id: 'LHDASH',
  what: 'Lighthouse, dashboard',
  goal: 97,
  limits: SIGNED_IN,
  visit: async (system) => ({ path: '/dashboard', ...(await signedIn(system)) }),
});
export const lighthouseLiveDashboard = page({
  id: 'LHLIVE',
  what: 'Lighthouse, dashboard of a captain whose draft is running',
  goal: 97,
  limits: SIGNED_IN,
  visit: async (system, client) => ({ path: '/dashboard', ...(await captain(system, client)) }),
});
export const lighthouseRoom = page({
  id: 'LHROOM',
  what: 'Lighthouse, draft room of a captain',
  goal: 90,
  limits: { cls: LIMITS.cls, fcpMs: SIGNED_IN.fcpMs },
  visit: async (system, client) => {
    const { leagueId, cookie } = await captain(system, client);
    return { path: `/complex/leagues/${leagueId}/draft/room`, cookie };
  },
});

const launchChrome = async () => {
  const port = await freePortNow();
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  const devtools = await browser.newBrowserCDPSession();
  return {
    port,
    /** Whoever opens the next page is not still signed in as the one before. */
    forgetCookies: () => devtools.send('Storage.clearCookies'),
    close: () => browser.close(),
  };
};

const audit = async (port, url, cookie) => {
  const { default: lighthouse } = await import('lighthouse');
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const value = (name) => lhr.audits[name].numericValue;
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
    fcpMs: Math.round(value('first-contentful-paint')),
    lcpMs: Math.round(value('largest-contentful-paint')),
    cls: Number(value('cumulative-layout-shift').toFixed(4)),
    tbtMs: Math.round(value('total-blocking-time')),
    kib: Math.round(value('total-byte-weight') / 1_024),
    errors: lhr.audits['errors-in-console'].details.items.map(({ description }) => description).join('; '),
  };
};

/** The least that a React page can be, built as ours are. */
const emptyReactPage = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-empty-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  );
  const require = createRequire(join(root, 'package.json'));
  const at = (name) => JSON.stringify(require.resolve(name));
  writeFileSync(
    join(folder, 'main.js'),
    `import { createElement } from ${at('react')}; import { createRoot } from ${at('react-dom/client')}; createRoot(document.getElementById('root')).render(createElement('h1', null, 'Empty'));`,
  );
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  await build({ root: folder, configFile: false, logLevel: 'silent', mode: 'production' });
  // The build makes this process a production; the systems that it starts next are none.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const dist = join(folder, 'dist');
  const server = createServer((request, response) => {
    const file = request.url === '/' ? '/index.html' : request.url;
    try {
      const type = file.endsWith('.js') ? 'text/javascript' : 'text/html';
      const content = readFileSync(join(dist, file));
      response.writeHead(200, { 'content-type': type }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
