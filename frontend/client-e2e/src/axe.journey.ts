import type { Browser, Page } from 'playwright-core';
import { findings, pagesAt } from './axe';
import { Person, onStage, type Product } from './product';
import { DESKTOP, PHONE, visit } from './visitor';

const PUBLIC = [
  '/',
  '/features',
  '/sports',
  '/about',
  '/about?tab=status',
  '/contact',
  '/blog',
  '/blog?post=undo-without-erasing',
  '/privacy',
  '/terms',
  '/no/such/page',
  '/auth',
  '/auth?tab=sign-up',
  '/auth?mode=reset',
  '/auth?mode=new-password#token=x',
  '/auth?mode=confirm#token=x',
];
const OWN = [
  '/dashboard',
  '/teams',
  '/teams/new',
  '/schedule',
  '/standings',
  '/discover-teams',
  '/find-players',
  '/discover-leagues',
  '/discover-facilities',
  '/map-discovery',
  '/my-open-play',
  '/draft-leagues',
  '/player-profile',
  '/complex',
  '/complex/manage',
  '/complex/leagues',
  '/admin',
];
/** Those whose parts stand elsewhere on a wide screen; the others only get wider. */
const WIDE_PUBLIC = ['/', '/features', '/blog', '/auth?tab=sign-up'];
const WIDE_OWN = ['/dashboard', '/teams', '/draft-leagues', '/complex', '/admin'];
const LEAGUE = {
  name: 'Riverside',
  sport: 'softball',
  season: 'Summer',
  teamCount: 4,
  rosterSize: 5,
  limits: { positions: [], genders: [] },
  gameNights: [],
  zone: 'America/New_York',
};
const DRAFT_TABS = ['setup', 'teams', 'pool', 'order', 'board', 'checklist', 'history', 'results'];

describe('every page, light and dark', () => {
  let product: Product;
  let browser: Browser;
  let person: Person;
  let draft: readonly string[];
  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    person = await Person.signedUp(product.url, 'Casey');
    const { streamId } = await person.send<{ streamId: string }>('POST', '/leagues', LEAGUE);
    const leagueId = streamId.slice('league-'.length);
    await person.send('POST', `/leagues/${leagueId}/teams`, { name: 'Hawks', color: '#0B6B4A' });
    draft = DRAFT_TABS.map((tab) => `/complex/leagues/${leagueId}/draft?tab=${tab}`);
  });

  /** As a visitor and as a member at the same time: most of it is waiting for pages. */
  const foundAt = async (
    viewport: { width: number; height: number },
    visited: readonly string[],
    owned: readonly string[],
  ): Promise<string[]> => {
    const { page } = await person.open(browser, viewport);
    const visitor = await visit(browser, viewport);
    return (
      await Promise.all([
        findings(visitor, pagesAt(product.url, visited)),
        findings(page, pagesAt(product.url, owned)),
      ])
    ).flat();
  };

  it('would find a fault on each page that it looks at', async () => {
    const plant = (page: Page): Promise<void> =>
      page.evaluate('void document.querySelector("main").append(document.createElement("img"))');
    const planted = { name: 'planted', url: `${product.url}/privacy`, open: plant };
    const page = await visit(browser, PHONE);
    expect(await findings(page, [...pagesAt(product.url, ['/about']), planted])).toEqual([
      expect.stringMatching(/^planted, light: image-alt at /),
    ]);
  });

  it('has nothing that axe objects to on a phone', async () => {
    expect(await foundAt(PHONE, PUBLIC, [...OWN, ...draft])).toEqual([]);
  });

  it('has nothing that axe objects to on a desktop, where it is laid out otherwise', async () => {
    const wideDraft = draft.filter((path) => /(setup|teams|pool|results)$/.test(path));
    expect(await foundAt(DESKTOP, WIDE_PUBLIC, [...WIDE_OWN, ...wideDraft])).toEqual([]);
  });
});
