import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, minify } from './inline.mjs';
import { filesOf, frameFilesOf } from './service-worker.mjs';

const SCRIPT = /<script src="\/([\w-]+\.js)"><\/script>\s*/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;
const MUI = 'src/shared/theme/mui-scope.tsx';
/** Frames of pages that come in chunks of their own. */
const FRAMES = { '/auth': ['src/app/shell/outer-frame.tsx'] };

/** The app's addresses with the module of each one's page, as its route table has them (src/app/addresses.ts). */
export const addressesOf = async ({ site, client, folder }) => {
  const { build } = await import('vite');
  await build({
    ...site,
    build: {
      ...site.build,
      ssr: join(client, 'src/app/addresses.ts'),
      outDir: folder,
      emptyOutDir: false,
      // Which page an address has is read off its import; the pages themselves stay out of it.
      rolldownOptions: { external: /\.page$/, output: { entryFileNames: 'addresses.mjs' } },
    },
  });
  const { ADDRESSES } = await import(pathToFileURL(join(folder, 'addresses.mjs')).href);
  return ADDRESSES.map(({ path, plain, first, load }) => {
    const [, name] = /import\(["'`][./]*((?:app|pages|features)\/[^"'`]+)["'`]\)/.exec(load ?? '') ?? [];
    if (load !== null && name === undefined)
      throw new Error(`Which page ${path} has cannot be read: ${load}`);
    const inside = name?.startsWith('pages/') ? `app/${name}` : name;
    const page = inside === undefined ? [] : [`src/${inside}.tsx`];
    return {
      path,
      first,
      modules: [...(FRAMES[path] ?? []), ...page, ...(plain || page.length === 0 ? [] : [MUI])],
    };
  });
};

/** Code that comes later asks for the page's style rules first, which stand in the page: it asks for its code instead. */
const takeOut = (sheet, entry, out) => {
  const folder = join(out, 'assets');
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const code = readFileSync(join(folder, name), 'utf8');
    if (code.includes(sheet)) writeFileSync(join(folder, name), code.replaceAll(sheet, entry));
  }
  rmSync(join(out, sheet));
};

/**
 * Puts the small scripts and the style rules of the app's page into it, so that nothing has to be fetched before its
 * first paint.
 * @returns the hash by which the content security policy knows the script, and the files to preload by address
 */
export const makeAppPage = async ({ manifest, addresses, source, out }) => {
  const page = readFileSync(join(out, 'app.html'), 'utf8');
  const names = [...page.matchAll(SCRIPT)].map(([, name]) => name);
  const code = names.map((name) => readFileSync(join(source, 'public', name), 'utf8'));
  const first = addresses
    .filter((one) => one.first.length > 0)
    .map((one) => [one.path, one.first.map((path) => `/api${path}`)]);
  const script = await minify(
    code.join('\n').replaceAll('__FIRST__', () => JSON.stringify(Object.fromEntries(first))),
  );
  const sheets = [...page.matchAll(STYLESHEET)].map(([, file]) => file);
  const rules = sheets.map((file) => readFileSync(join(out, file), 'utf8').trim()).join('');
  writeFileSync(
    join(out, 'app.html'),
    page
      .replace(SCRIPT, '')
      .replace(STYLESHEET, '')
      .replace('<meta charset="utf-8" />', (first) => `${first}<script>${script}</script>`)
      .replace('</head>', () => `<style>${rules}</style></head>`)
      // The page shows what it has before its code is run, and its code waits for no turn.
      .replace(/<script type="module"/, '<script type="module" async fetchpriority="low"')
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  );
  for (const file of sheets) takeOut(file, manifest['index.html'].file, out);
  const own = new Set(filesOf(manifest, 'index.html'));
  const frame = frameFilesOf(manifest);
  return {
    scriptHash: hashOf(script),
    preloads: Object.fromEntries(
      addresses.map(({ path, modules }) => [
        path,
        [...new Set([...frame, ...modules.flatMap((module) => filesOf(manifest, module))])]
          .filter((file) => !own.has(file) && /\.(js|css)$/.test(file))
          .map((file) => `/${file}`),
      ]),
    ),
  };
};
