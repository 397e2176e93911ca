import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../config';
import { contentPolicy } from './content-policy';
import { notFound } from './problem';
import { answerProblem } from './problem.filter';
import { leaguePages, type LeaguePages } from './league-pages';
import { HTML, Served } from './served';

/** What the client's build says about itself (tools/build-client.mjs). */
const siteFile = z.object({
  csp: z.string(),
  /** What pages are made of that the server makes. */
  assets: z.unknown(),
  /** File by path, or by path and the one query that makes another page of it. */
  pages: z.record(z.string(), z.string()),
  appPaths: z.array(z.string()),
  app: z.object({
    /** Of the inline script of the app's page, as a content security policy names it. */
    scriptHash: z.string(),
    /** The code of a page by its address, to be fetched along with the app's own. */
    preloads: z.record(z.string(), z.array(z.string())),
  }),
});
/** The address that pages are built with, and that the real one replaces. */
const BUILT_ORIGIN = 'https://fieldhouse.example';
const ROOT_FILES = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/offline.html': 'text/html; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json',
  '/sw.js': 'text/javascript; charset=utf-8',
  '/favicon.svg': 'image/svg+xml',
} as const;
/**
 * Serves the built client: prerendered public pages, the app's one page for its addresses, hashed assets kept for a
 * year, and the 404 page with its status for everything else.
 */
export const serveClient = async (
  fastify: FastifyInstance,
  config: Config,
  logger: Logger,
  leagues: LeaguePages | undefined,
): Promise<void> => {
  const folder = config.CLIENT_DIR;
  if (folder === '') return;
  if (!existsSync(join(folder, 'site.json'))) {
    logger.warn({ folder }, 'CLIENT_DIR holds no built client, so there are no pages');
    return;
  }
  const site = siteFile.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));
  const read = (file: string): string =>
    readFileSync(join(folder, file), 'utf8').replaceAll(BUILT_ORIGIN, config.PUBLIC_URL);
  const page = (file: string): Served => new Served(read(file), HTML, site.csp);
  const pages = new Map(Object.entries(site.pages).map(([address, file]) => [address, page(file)]));
  const missing = page('404.html');
  const appOf = appPages(read('app.html'), site);
  const parametersOf = parametersByPath([...pages.keys()]);

  const pageOf = (request: FastifyRequest, path: string): Served | undefined => {
    const query = request.query as Readonly<Record<string, unknown>>;
    const name = parametersOf.get(path)?.find((one) => query[one] !== undefined);
    if (name === undefined) return pages.get(path);
    // An unknown post or version is missing; an unknown tab is the page itself.
    return (
      pages.get(`${path}?${name}=${String(query[name])}`) ?? (name === 'tab' ? pages.get(path) : undefined)
    );
  };

  for (const prefix of ['assets', 'icons'])
    await fastify.register(fastifyStatic, {
      root: join(folder, prefix),
      prefix: `/${prefix}/`,
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response) => {
        response.setHeader(
          'cache-control',
          prefix === 'assets' ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
        );
      },
    });
  for (const [path, type] of Object.entries(ROOT_FILES)) {
    const served = path === '/offline.html' ? page('offline.html') : new Served(read(path.slice(1)), type);
    fastify.get(path, (request, reply) => served.send(request, reply));
  }
  if (leagues) {
    const pageOfLeague = leaguePages(folder, site, leagues, (html) =>
      html.replaceAll(BUILT_ORIGIN, config.PUBLIC_URL),
    );
    for (const path of ['/leagues/:leagueId', '/leagues/:leagueId/'])
      fastify.get<{ Params: { leagueId: string } }>(path, async (request, reply) => {
        const found = await pageOfLeague(request.params.leagueId, request.ip);
        return found ? found.send(request, reply) : missing.send(request, reply, 404);
      });
  }
  fastify.get('/*', (request, reply) => {
    const [asked = '/'] = request.url.split('?');
    if (asked.startsWith('/api/')) return answerProblem(reply, notFound(), request);
    const path = asked.length > 1 ? asked.replace(/\/+$/, '') || '/' : asked;
    const found = pages.has(path) ? pageOf(request, path) : appOf(path);
    if (found) return found.send(request, reply);
    // Whoever asks for what there never was fills no log.
    logger.debug({ correlationId: request.id, path: asked.slice(0, 200) }, 'no page at this address');
    return missing.send(request, reply, 404);
  });
};

/** The app's page at one of its addresses, which names the code that this address needs. */
const appPages = (
  html: string,
  { appPaths, app }: z.infer<typeof siteFile>,
): ((path: string) => Served | undefined) => {
  const policy = contentPolicy(app.scriptHash);
  const pages = appPaths.map((address) => {
    const links = (app.preloads[address] ?? []).map((file) =>
      file.endsWith('.css')
        ? // As the code asks for it; another request would fetch it a second time.
          `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${file}">`
        : `<link rel="modulepreload" fetchpriority="low" href="${file}">`,
    );
    const page = new Served(html.replace('</head>', `${links.join('')}</head>`), HTML, policy);
    return { pattern: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`), page };
  });
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.page;
};

/** Which query parameters of a path name a page of their own. */
const parametersByPath = (addresses: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const address of addresses) {
    const [, path, name] = /^([^?]+)\?(\w+)=/.exec(address) ?? [];
    if (path === undefined || name === undefined) continue;
    found.set(path, [...new Set([...(found.get(path) ?? []), name])]);
  }
  return found;
};
