import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { SITE } from '../content/site';
import { SocialContext } from './parts/footer';
import { IslandMarkup } from './parts/island';
import { Layout } from './parts/layout';
import { PicturesContext, srcSet } from './parts/picture';
import { PICTURES, type BuiltPictures } from './parts/picture-names';
import type { SitePage } from './site-pages';

/** What the client build has made: hashed addresses and the text of what stands inline. */
export type SiteAssets = {
  readonly entry: string;
  readonly css: string;
  /** Runs before the first paint. */
  readonly headScript: string;
  readonly pictures: BuiltPictures;
  readonly ogImage: string;
  readonly social: string;
};

const ORGANISATION = {
  '@type': 'Organization',
  name: SITE.name,
  url: SITE.origin,
  logo: `${SITE.origin}/icons/icon-512.png`,
};

// `<` would end the script element early.
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

type Props = { readonly page: SitePage; readonly assets: SiteAssets };

/** Asks for the first picture of the system's scheme and the window's width before anything else is known. */
const FirstPicture = ({ page: { first = [] }, assets }: Props) =>
  first.flatMap(({ name, sizes, media }) =>
    (['light', 'dark'] as const).map((scheme) => (
      <link
        key={`${name} ${scheme}`}
        rel="preload"
        as="image"
        type="image/avif"
        imageSrcSet={srcSet(assets.pictures[PICTURES[name][scheme]]?.avif ?? [])}
        imageSizes={sizes}
        media={`${media} and (prefers-color-scheme: ${scheme})`}
        fetchPriority="high"
      />
    )),
  );

const Head = ({ page, assets }: Props) => {
  const url = `${SITE.origin}${page.address}`;
  const graph = { '@context': 'https://schema.org', '@graph': [ORGANISATION, ...(page.facts ?? [])] };
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <script dangerouslySetInnerHTML={{ __html: assets.headScript }} />
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      <FirstPicture page={page} assets={assets} />
      {page.hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
      <meta property="og:type" content={page.date === undefined ? 'website' : 'article'} />
      {page.date !== undefined && <meta property="article:published_time" content={page.date} />}
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:image" content={`${SITE.origin}${assets.ogImage}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="The Fieldhouse draft room" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#F6F7F4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0C1311" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(graph) }} />
      <script type="module" src={assets.entry} />
    </head>
  );
};

/** The whole HTML of a page. */
export const documentOf = (page: SitePage, assets: SiteAssets): string => {
  const [path = '/'] = page.address.split('?');
  const html = renderToStaticMarkup(
    <html lang="en">
      <Head page={page} assets={assets} />
      <body>
        <IslandMarkup value={renderToString}>
          <PicturesContext value={assets.pictures}>
            <SocialContext value={assets.social}>
              <Layout path={path}>{page.element}</Layout>
            </SocialContext>
          </PicturesContext>
        </IslandMarkup>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
};
