import { sportCatalogue } from '@fieldhouse/api-contract';
import type { ReactElement } from 'react';
import { FEATURES, isSoon } from '../content/features';
import { QUESTIONS } from '../content/questions';
import { SITE } from '../content/site';
import type { Article, LegalText } from './article';
import { AboutPage } from './pages/about.page';
import { BlogPage, PostPage } from './pages/blog.page';
import { ContactPage } from './pages/contact.page';
import { FeaturesPage } from './pages/features.page';
import { HERO, LandingPage } from './pages/landing.page';
import { LegalPage } from './pages/legal.page';
import { NotFoundPage, OfflinePage } from './pages/not-found.page';
import { SportsPage } from './pages/sports.page';
import type { PictureName } from '../content/names';

/** One public page as it is prerendered. */
export type SitePage = {
  /** Path, and the query that tells it from its siblings: `/blog?post=undo-without-erasing`. */
  readonly address: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly element: ReactElement;
  /** Left out of the site map and of search engines. */
  readonly hidden?: true;
  /** JSON-LD besides the organisation's. */
  readonly facts?: readonly object[];
  /** The picture in sight at once, how wide it is, and in which windows. */
  readonly first?: readonly { readonly name: PictureName; readonly sizes: string; readonly media: string }[];
  /** YYYY-MM-DD of an article. */
  readonly date?: string;
};

export type SiteContent = { readonly posts: readonly Article[]; readonly legal: readonly LegalText[] };

const titled = (title: string): string => `${title} · ${SITE.name}`;

const APPLICATION = {
  '@type': 'SoftwareApplication',
  name: SITE.name,
  applicationCategory: 'SportsApplication',
  operatingSystem: 'Web',
  description: SITE.description,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  featureList: FEATURES.filter((feature) => !isSoon(feature)).map(({ title }) => title),
};
const FAQ = {
  '@type': 'FAQPage',
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
const posting = ({ title, date, summary }: Article): object => ({
  '@type': 'BlogPosting',
  headline: title,
  datePublished: date,
  description: summary,
  author: { '@type': 'Organization', name: SITE.name },
});

const LEGAL_TITLES = { '/privacy': 'Privacy policy', '/terms': 'Terms of service' } as const;

/** The text in force at its path, and each version, that one too, at an address that stays. */
const legalPages = (text: LegalText): readonly SitePage[] => {
  const { path, versions } = text;
  const pageOf = ({ slug, summary }: Article): SitePage => ({
    address: `${path}?version=${slug}`,
    file: `${path.slice(1)}-${slug}.html`,
    title: titled(LEGAL_TITLES[path]),
    description: summary,
    element: <LegalPage text={text} version={slug} />,
    hidden: true,
  });
  const [current] = versions;
  const inForce = current ? [{ ...pageOf(current), address: path, file: `${path.slice(1)}.html` }] : [];
  return [...inForce.map(({ hidden: _, ...page }) => page), ...versions.map(pageOf)];
};

/** Every public page there is. */
export const sitePages = ({ posts, legal }: SiteContent): readonly SitePage[] => [
  {
    address: '/',
    file: 'index.html',
    title: `${SITE.name} · ${SITE.tagline}`,
    description: SITE.description,
    element: <LandingPage />,
    first: HERO,
    facts: [APPLICATION],
  },
  {
    address: '/features',
    file: 'features.html',
    title: titled('Features'),
    description:
      'Team management, scheduling, leagues, live snake drafts, dues, chat, discovery and facilities: what works today and what comes next.',
    element: <FeaturesPage />,
  },
  {
    address: '/sports',
    file: 'sports.html',
    title: titled('Sports'),
    description: `Positions, rosters, usual rules and tie-breaks of ${sportCatalogue.length} sports, from soccer to pickleball.`,
    element: <SportsPage />,
  },
  {
    address: '/about',
    file: 'about.html',
    title: titled('About'),
    description: 'Why we build Fieldhouse, whom it is for, and the open beta for sports complex owners.',
    element: <AboutPage tab="about" />,
    facts: [FAQ],
  },
  {
    address: '/about?tab=status',
    file: 'about-status.html',
    title: titled('Status'),
    description: 'Measured availability of Fieldhouse, day by day, beside the 99.9% we promise.',
    element: <AboutPage tab="status" />,
  },
  {
    address: '/contact',
    file: 'contact.html',
    title: titled('Contact'),
    description:
      'Write to Fieldhouse: support, sports complexes, press, abuse. Every message gets a ticket number.',
    element: <ContactPage />,
  },
  {
    address: '/blog',
    file: 'blog.html',
    title: titled('Blog'),
    description: 'How Fieldhouse works, and why it works that way.',
    element: <BlogPage posts={posts} />,
  },
  ...posts.map((post): SitePage => ({
    address: `/blog?post=${post.slug}`,
    file: `blog-${post.slug}.html`,
    title: titled(post.title),
    description: post.summary,
    element: <PostPage post={post} />,
    facts: [posting(post)],
    date: post.date,
  })),
  ...legal.flatMap(legalPages),
  {
    address: '/404',
    file: '404.html',
    title: titled('Page not found'),
    description: 'There is no page at this address.',
    element: <NotFoundPage />,
    hidden: true,
  },
  {
    address: '/offline.html',
    file: 'offline.html',
    title: titled('Offline'),
    description: 'Fieldhouse needs a connection.',
    element: <OfflinePage />,
    hidden: true,
  },
];
