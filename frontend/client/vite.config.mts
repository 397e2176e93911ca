import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the builds of the app and of the public site share it
import { styles } from '../../tools/client-build/tokens.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env['FIELDHOUSE_API'] ?? 'http://127.0.0.1:3000';

type Graph = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
  } | null;
};

const FRAME = here('src/app/main.tsx');
const FIRST_PAGE = here('src/app/pages/dashboard.page.tsx');
const ROOM = here('src/features/drafts/draft-room/draft-room.page.tsx');
const CARDS = readdirSync(here('src/features'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[^/]+\/dashboard\/[^/]+\/index\.tsx?$/.test(path))
  .map((path) => here(`src/features/${path}`));
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const SHARED = /node_modules|\/src\/shared\/|\/api\//;
const SMALL = /\/src\/shared\/(?!live\/(?!(use-)?observable))|\/api\//;
const MODEL =
  /\/features\/drafts\/draft-room\/(model\/|draft-room\.slice|use-auto-mode|plan\/(send-unsaved|list-sender))/;
const OWN = /frontend\/client\/src\//;
/** Vite's own, which the script that starts everything needs before the frame. */
const PRELOADER = /vite\/preload-helper/;
const reached = new Map<string, ReadonlySet<string>>();
const isReached = (from: string, id: string, graph: Graph): boolean => {
  const found = reached.get(from) ?? reachedFrom(from, graph);
  reached.set(from, found);
  return found.has(id);
};

/** What the product's frame needs at once is one file: some twenty small ones weigh 6 KiB more. */
const frameOf = (id: string, graph: Graph): string | null => (isReached(FRAME, id, graph) ? 'app' : null);

/**
 * The libraries and shared parts of the first page after signing in are one file: most pages need most of them, and on
 * a phone twenty small files take longer than one.
 */
const commonOf = (id: string, graph: Graph): string | null =>
  SHARED.test(id) && isReached(FIRST_PAGE, id, graph) ? 'common' : null;

/** So are the small parts that the draft room needs beside those: to ask for each takes longer than to read it. */
const partsOf = (id: string, graph: Graph): string | null =>
  SMALL.test(id) && isReached(ROOM, id, graph) ? 'parts' : null;

/** And what the room and the pages around it know of a draft: apart, six such files weigh half a kilobyte more. */
const modelOf = (id: string, graph: Graph): string | null =>
  MODEL.test(id) && isReached(ROOM, id, graph) ? 'room-model' : null;

/** And what several parts of the dashboard need, which are fetched at the same time. */
const cardsOf = (id: string, graph: Graph): string | null =>
  OWN.test(id) && CARDS.filter((part) => part !== id && isReached(part, id, graph)).length > 1
    ? 'cards'
    : null;

const reachedFrom = (start: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set([start]);
  for (const id of found) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
};

const NO_TRANSPORT = '\0no-transport';
/** The service takes WebSockets alone (`liveEndpoint`): the library's other ways of talking to it are left out. */
const webSocketsOnly: Plugin = {
  name: 'web-sockets-only',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /engine\.io-client/.test(importer) && /\/(polling-xhr|webtransport)(\.node)?\.js$/.test(source)
      ? NO_TRANSPORT
      : null,
  load: (id) => (id === NO_TRANSPORT ? 'export const XHR = null, WT = null;' : null),
};

const PRODUCTION_ROUTER = '../../node_modules/react-router/dist/production';
/** Its package names the build that warns developers whoever asks: people get the other one. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => {
    const found = /^react-router(\/dom)?$/.exec(source);
    return found && here(`${PRODUCTION_ROUTER}/${found[1] ? 'dom-export' : 'index'}.mjs`);
  },
};

const PASSWORDS = /language-common\/dist\/passwords\.json\.mjs$/;
const COMMONEST = 7_000;
/** The passwords that everybody tries first, the commonest first: the other 42,000 weigh more than the rest of the page. */
const commonestPasswords: Plugin = {
  name: 'commonest-passwords',
  load: async (id) => {
    if (!PASSWORDS.test(id)) return null;
    const { default: passwords } = (await import(id)) as { readonly default: readonly string[] };
    return `export default ${JSON.stringify(passwords.slice(0, COMMONEST).join(' '))}.split(' ')`;
  },
};

export default defineConfig({
  root: here('.'),
  plugins: [react(), webSocketsOnly, routerWithoutWarnings, commonestPasswords],
  resolve: { tsconfigPaths: true },
  css: styles,
  build: {
    outDir: here('../../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The public site must not be an entry of this same build, because its pages would then load the frame.
      output: {
        codeSplitting: {
          groups: [
            // Read in a task of its own, before the rest (src/app/boot.ts).
            { name: 'react', test: REACT },
            { name: 'preloader', test: PRELOADER },
            { debugName: 'app', name: frameOf },
            // Kept apart from the pages that use them: a page changes with each release, these do not.
            { name: 'luxon', test: /node_modules\/luxon/ },
            { name: 'socket', test: /node_modules\/(socket|engine)\.io/ },
            { name: 'marked', test: /node_modules\/marked/ },
            { debugName: 'common', name: commonOf },
            { debugName: 'parts', name: partsOf },
            { debugName: 'room-model', name: modelOf },
            { debugName: 'cards', name: cardsOf },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api, ws: true } } },
});
