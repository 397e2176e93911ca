import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { startTestApp, type TestApp } from '@fieldhouse/testing';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = join(__dirname, '../../..');
const CLIENT = join(ROOT, 'dist/client');
const PUBLIC_URL = 'https://play.example.org';
const KIB = 1_024;
const BUDGETS = { landingScript: 75 * KIB, landingTransfer: 250 * KIB, frame: 160 * KIB, page: 25 * KIB };

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
/** The words of each page that the specification or the page's purpose fixes. */
const PAGES: readonly (readonly [address: string, title: string, words: string])[] = [
  ['/', 'Fieldhouse · Your Team. All in One Place.', 'Get Started Free'],
  ['/features', 'Features · Fieldhouse', 'League &amp; Draft Management'],
  ['/sports', 'Sports · Fieldhouse', 'Ties are broken by'],
  ['/about', 'About · Fieldhouse', 'The open beta'],
  ['/about?tab=status', 'Status · Fieldhouse', 'Reading the figures'],
  ['/contact', 'Contact · Fieldhouse', 'Send message'],
  ['/blog', 'Blog · Fieldhouse', 'A draft order you can check yourself'],
  ['/blog?post=undo-without-erasing', 'Undo without erasing · Fieldhouse', 'What that buys you'],
  ['/privacy', 'Privacy policy · Fieldhouse', 'Version 2026-11-30'],
  ['/terms', 'Terms of service · Fieldhouse', 'Version 2026-11-29'],
];

describe('the public site as it is built and served', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  /** As browsers ask: nothing is decoded on the way. */
  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      ask(`${app.url}${path}`, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    });
  const html = async (path: string): Promise<string> => (await get(path)).body.toString();

  beforeAll(async () => {
    const ensure = "import('./tools/setup.mjs').then((setup) => setup.ensureClientBuild())";
    execFileSync(process.execPath, ['--input-type=module', '-e', ensure], { cwd: ROOT, stdio: 'inherit' });
    stack = await startEmbeddedStack();
    app = await startTestApp({
      stack,
      modules: [],
      events: [],
      env: { CLIENT_DIR: CLIENT, PUBLIC_URL, TRUST_PROXY: '1' },
    });
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  it.each(PAGES)('serves %s as HTML that can be read without scripts', async (path, title, words) => {
    const { status, headers, body } = await get(path);
    const text = body.toString();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(words);
    expect(text).toMatch(/<meta name="description" content="[^"]{10,200}"/);
    expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
    expect(text).toContain(`<meta property="og:image" content="${PUBLIC_URL}/assets/fieldhouse-`);
    expect(text).not.toContain('fieldhouse.example');
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(facts)).toHaveProperty(['@graph', 0, '@type'], 'Organization');
  });

  it('says once what the page itself is: application, questions, posting', async () => {
    expect(await html('/')).toContain('"SoftwareApplication"');
    expect(await html('/about')).toContain('"FAQPage"');
    expect(await html('/blog?post=undo-without-erasing')).toContain('"BlogPosting"');
  });

  it('keeps each version of the legal texts at an address of its own', async () => {
    const { status, body } = await get('/terms?version=2026-11-01');
    expect([status, body.includes('Version 2026-11-01')]).toEqual([200, true]);
  });

  it('allows no script and no rule but its own, by hash', async () => {
    const { headers, body } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'/);
    const { createHash } = await import('node:crypto');
    const text = body.toString();
    const inline = [...text.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , content = '']) => content);
    expect(inline).toHaveLength(2);
    for (const content of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    expect(text).not.toMatch(/ style="| on[a-z]+="/);
  });

  it('answers 304 while a page is unchanged, and sends it compressed', async () => {
    const { headers } = await get('/features');
    expect((await get('/features', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    for (const encoding of ['br', 'gzip']) {
      const packed = await get('/features', { 'accept-encoding': encoding });
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    }
  });

  it.each(['/auth', '/dashboard', '/teams/abc', '/complex/leagues/x/draft/room', '/dashboard/'])(
    'serves the app at %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(body.toString()).toContain('<div id="root">');
    },
  );

  it('puts the small scripts of the app into its page, by hash, and names the code of the address', async () => {
    const { headers, body } = await get('/dashboard');
    const text = body.toString();
    const script = /<script>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(script).toContain('earlySession');
    expect(script).toContain('"/dashboard":["/api/dashboard"]');
    expect(script).not.toContain('__FIRST__');
    const { createHash } = await import('node:crypto');
    const digest = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${digest}';`);
    const preloads = (page: string) =>
      [...page.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)">/g)].map(
        ([, path = '']) => path,
      );
    expect(preloads(text)).toContainEqual(expect.stringMatching(/^\/assets\/dashboard\.page-/));
    for (const path of preloads(text)) expect((await get(path)).status).toBe(200);
    expect(preloads(await html('/complex/leagues/x/draft/room'))).toContainEqual(
      expect.stringMatching(/draft-room\.page-/),
    );
  });

  it.each([
    '/nope',
    '/teams/a/b',
    '/blog?post=nope',
    '/terms?version=1999-01-01',
    '/assets',
    '/features/x',
    '/%00',
    '/.git/config',
    '/package.json',
  ])('answers %s with the 404 page and its status', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Oops! Page not found');
    expect(body.toString()).toContain('noindex');
  });

  it('keeps hashed files for a year and sends them as the build compressed them', async () => {
    const [, entry = ''] = /src="(\/assets\/site-entry[^"]+)"/.exec(await html('/')) ?? [];
    const { status, headers, body } = await get(entry, { 'accept-encoding': 'br' });
    expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
    ]);
    expect(body.equals(readFileSync(join(CLIENT, `${entry}.br`)))).toBe(true);
    expect((await get('/assets/none-00000000.js')).status).toBe(404);
  });

  it('names every page in the site map, and the map in robots.txt', async () => {
    const map = await html('/sitemap.xml');
    for (const [path] of PAGES) expect(map).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
    expect(await html('/robots.txt')).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });

  it('can be installed: manifest, icons of every size, offline page', async () => {
    const { headers, body } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('manifest+json');
    const { icons } = JSON.parse(body.toString()) as { icons: { src: string; purpose: string }[] };
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src } of icons) expect((await get(src)).headers['content-type']).toBe('image/png');
    expect(await html('/offline.html')).toContain('You are offline');
  });

  it('has a service worker that keeps hashed files and the offline page only, and takes pages from the network', async () => {
    const { headers, body } = await get('/sw.js');
    expect(headers['cache-control']).toBe('no-cache');
    const code = body.toString();
    const kept = JSON.parse(/\[("[^\]]+")\]/.exec(code)?.[0] ?? '[]') as string[];
    expect(kept[0]).toBe('/offline.html');
    const [, itsScript] = /src="(\/assets\/site-entry[^"]+)"/.exec(await html('/offline.html')) ?? [];
    expect(kept).toContain(itsScript);
    expect(new Set(kept).size).toBe(kept.length);
    for (const path of kept.slice(1)) {
      expect(path).toMatch(/^\/assets\/.+-[\w-]{8,}\.\w+$/);
      expect((await get(path)).status).toBe(200);
    }
    expect(code).not.toMatch(/__FILES__|__VERSION__|skipWaiting\(\)\s*\)\s*\)/);
  });

  it('keeps to the budgets of a first visit', async () => {
    const text = await html('/');
    const sizeOf = (path: string): number => statSync(join(CLIENT, path)).size;
    const scripts = [...text.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, path = '']) => path);
    // The letters of this page's language: its other files are not fetched.
    const fonts = [...text.matchAll(/url\((\/assets\/(?:inter|barlow-600)-basic[^)]+\.woff2)\)/g)].map(
      ([, path = '']) => path,
    );
    const landingScript = scripts
      .map((path) => gzipSync(readFileSync(join(CLIENT, path)), { level: 9 }).length)
      .reduce((sum, size) => sum + size, 0);
    // At three dots a point it is the widest file of each picture of one scheme, which is fetched once wherever it stands.
    const files = new Set(
      [...text.matchAll(/<picture class="only-light"><source[^>]+srcSet="([^"]+)"/g)].map(
        ([, list = '']) => list,
      ),
    );
    const pictures = [...files].map((list) =>
      Math.max(...list.split(', ').map((one) => sizeOf(one.split(' ')[0] ?? ''))),
    );
    const page = (await get('/', { 'accept-encoding': 'br' })).body.length;
    const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
    const landingTransfer =
      page +
      landingScript +
      sum(fonts.map(sizeOf)) +
      sum(pictures) +
      sizeOf('favicon.svg') +
      sizeOf('manifest.webmanifest');
    expect(pictures).toHaveLength(2);
    expect(fonts).toHaveLength(2);
    const kib = (size: number): string => `${(size / KIB).toFixed(1)} KiB`;
    process.stdout.write(
      `landing: page ${kib(page)}, script ${kib(landingScript)}, fonts ${kib(sum(fonts.map(sizeOf)))}, pictures ${kib(sum(pictures))}, in all ${kib(landingTransfer)}\n`,
    );
    expect(landingScript).toBeLessThanOrEqual(BUDGETS.landingScript);
    expect(landingTransfer).toBeLessThanOrEqual(BUDGETS.landingTransfer);
  });

  it('keeps to the budgets of the app: its frame, and what each page adds of its own', async () => {
    const zipped = (name: string): number =>
      gzipSync(readFileSync(join(CLIENT, 'assets', name)), { level: 9 }).length;
    const importsOf = (name: string): string[] =>
      [...readFileSync(join(CLIENT, 'assets', name), 'utf8').matchAll(/from\s*"\.\/([^"]+\.js)"/g)].map(
        ([, file = '']) => file,
      );
    // What is fetched at an address whose part is not there yet.
    const page = await html('/schedule');
    const frame = new Set(
      [...page.matchAll(/(?:src|rel="modulepreload"[^>]* href)="\/assets\/([^"]+\.js)"/g)].map(
        ([, file = '']) => file,
      ),
    );
    expect(frame.size).toBeGreaterThan(2);
    for (const name of frame) for (const file of importsOf(name)) frame.add(file);
    const frameSize = [...frame].reduce((sum, name) => sum + zipped(name), 0);
    const pages = readdirSync(join(CLIENT, 'assets'))
      .filter((name) => /\.page-.*\.js$|-tab-.*\.js$/.test(name))
      .map((name) => ({ name: name.replace(/-[\w-]{8}\.js$/, ''), size: zipped(name) }))
      .sort((a, b) => b.size - a.size);
    const kib = (size: number): string => `${(size / KIB).toFixed(1)} KiB`;
    process.stdout.write(
      `app: frame ${kib(frameSize)}; ${pages.map(({ name, size }) => `${name} ${kib(size)}`).join(', ')}\n`,
    );
    expect(frameSize).toBeLessThanOrEqual(BUDGETS.frame);
    expect(pages.length).toBeGreaterThan(8);
    // The draft room is the one with a grid.
    for (const { name, size } of pages)
      expect([name, name === 'draft-room.page' || size <= BUDGETS.page]).toEqual([name, true]);
  });

  it('sends no code of the app to visitors', () => {
    const names = readdirSync(join(CLIENT, 'assets'));
    const entry = names.find((name) => /^site-entry-.*\.js$/.test(name)) ?? '';
    const code = readFileSync(join(CLIENT, 'assets', entry), 'utf8');
    expect(code).not.toMatch(/react-router|@mui|redux/);
    expect([...code.matchAll(/^import .* from/gm)]).toEqual([]);
  });
});
