import { SITE } from '../content/site';
import { documentOf, type SiteAssets } from './document';
import { sitePages, type SiteContent } from './site-pages';

export { PICTURES } from './parts/picture-names';

/** What the build writes: pages by file name, and what the server must know of them. */
export type RenderedSite = {
  readonly files: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, string>>;
};

/** Prerenders the public site. Called by the build only. */
export const renderSite = (content: SiteContent, assets: SiteAssets): RenderedSite => {
  const pages = sitePages(content);
  const listed = pages.filter(({ hidden }) => !hidden);
  const entries = listed.map(({ address, date }) => {
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return `<url><loc>${SITE.origin}${address.replaceAll('&', '&amp;')}</loc>${changed}</url>`;
  });
  return {
    files: {
      ...Object.fromEntries(pages.map((page) => [page.file, documentOf(page, assets)])),
      'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${SITE.origin}/sitemap.xml\n`,
    },
    pages: Object.fromEntries(
      pages
        .filter(({ address }) => !/^\/(404|offline)/.test(address))
        .map(({ address, file }) => [address, file]),
    ),
  };
};
