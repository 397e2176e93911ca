import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addressesOf, makeAppPage } from './client-build/app-pages.mjs';
import { compressAll } from './client-build/compress.mjs';
import { readArticles } from './client-build/articles.mjs';
import { makeIcons } from './client-build/icons.mjs';
import { putInPlace } from './client-build/put-in-place.mjs';
import { makeOgImage, makePictures } from './client-build/pictures.mjs';
import { filesOf, makeServiceWorker } from './client-build/service-worker.mjs';
import { cspOf, minify } from './client-build/inline.mjs';
import { styles } from './client-build/tokens.mjs';
import { socialUrl } from './setup.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(root, 'frontend/client');
const content = join(client, 'src/content');
const ENTRY = 'src/site/site-entry.ts';

/** The public site is a build of its own: as an entry of the app's its pages would load the app's frame. */
const siteConfig = () => ({
  configFile: false,
  root: client,
  logLevel: 'warn',
  publicDir: false,
  resolve: { tsconfigPaths: true },
  css: styles,
  // Jsx as React reads it; the site has no fast refresh.
  oxc: { jsx: { runtime: 'automatic' } },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});

/**
 * Builds the app and the public site into `dist/client`: hashed assets, prerendered pages, pictures, icons, the
 * service worker, everything compressed, and `site.json` for the server. Built beside the old one and put in its place.
 */
export const buildClient = async () => {
  // A test that has the client built hands on its own NODE_ENV, and React would come in its development build.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const out = join(root, `dist/client-${process.pid}`);
  const rendering = join(root, `dist/site-render-${process.pid}`);
  const configFile = join(client, 'vite.config.mts');
  const write = (name, text) => writeFileSync(join(out, name), text);
  try {
    await build({ configFile, logLevel: 'warn', build: { outDir: out, manifest: true } });
    const site = siteConfig();
    await build({
      ...site,
      build: {
        ...site.build,
        outDir: out,
        emptyOutDir: false,
        manifest: 'site.manifest.json',
        rolldownOptions: { input: join(client, ENTRY) },
      },
    });
    await build({
      ...site,
      build: {
        ...site.build,
        ssr: join(client, 'src/site/render.tsx'),
        outDir: rendering,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    });
    // With all that it needs: the server calls it, and knows nothing of the client's packages.
    await build({
      ...site,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ...site.build,
        ssr: join(client, 'src/site/league-document.tsx'),
        outDir: out,
        emptyOutDir: false,
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'league-page.cjs' } },
      },
    });
    const { renderSite, PICTURES } = await import(pathToFileURL(join(rendering, 'render.mjs')).href);
    const addresses = await addressesOf({ site, client, folder: rendering });
    const readJson = (name) => JSON.parse(readFileSync(join(out, name), 'utf8'));
    const manifest = readJson('.vite/manifest.json');
    const siteManifest = readJson('site.manifest.json');
    const entry = siteManifest[ENTRY];
    rmSync(join(out, 'site.manifest.json'));
    renameSync(join(out, 'index.html'), join(out, 'app.html'));
    // The pages carry their style rules themselves.
    const css = readFileSync(join(out, entry.css[0]), 'utf8').trim();
    rmSync(join(out, entry.css[0]));

    const shots = join(root, 'docs/screenshots');
    const files = Object.values(PICTURES).flatMap(({ light, dark }) => [light, dark]);
    const assets = {
      entry: `/${entry.file}`,
      css,
      headScript: await minify(readFileSync(join(client, 'public/color-scheme.js'), 'utf8')),
      pictures: await makePictures({ shots, files: [...new Set(files)], out }),
      ogImage: await makeOgImage({
        shot: join(shots, PICTURES.room.light),
        icon: join(client, 'public/favicon.svg'),
        out,
      }),
      social: socialUrl(),
    };
    const rendered = renderSite(await readArticles(content), assets);
    for (const [name, text] of Object.entries(rendered.files)) write(name, text);
    write(
      'site.json',
      JSON.stringify({
        csp: cspOf(assets),
        assets,
        pages: rendered.pages,
        appPaths: addresses.map(({ path }) => path),
        app: await makeAppPage({ manifest, addresses, source: client, out }),
      }),
    );
    await makeIcons(join(client, 'public/favicon.svg'), out);
    await makeServiceWorker({
      source: join(client, 'src/pwa/service-worker.ts'),
      ...{ manifest, offlineFiles: filesOf(siteManifest, ENTRY), out },
    });
    await compressAll(out);
    rmSync(join(out, '.vite'), { recursive: true });
    putInPlace(out, join(root, 'dist/client'));
  } finally {
    rmSync(rendering, { recursive: true, force: true });
    rmSync(out, { recursive: true, force: true });
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildClient();
