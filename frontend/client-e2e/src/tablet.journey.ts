import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { makeLeague } from './draft-league';
import { dayIn, free, openLeague } from './open-league';
import { openTeam, people } from './open-team';
import { onStage, type Person, type Product } from './product';
import { arrived } from './visitor';

const WIDTHS = [768, 900, 1024];
const TEAM_TABS = ['roster', 'chat', 'dues', 'history', 'settings'];
const LEAGUE_TABS = ['board', 'teams', 'requests', 'messages', 'conduct', 'finance', 'books', 'codes'];
const DRAFT_TABS = ['setup', 'teams', 'pool', 'order', 'board', 'checklist', 'history', 'results'];
const PROFILE_TABS = ['account', 'notifications', 'payments', 'documents', 'history', 'appearance'];
const SETUP_STEPS = ['basics', 'registration', 'questions', 'roster', 'staff', 'review'];
const PAID = {
  prices: { team: { early: null, regular: 60_000, late: null }, member: free },
  payment: { depositPercent: 20, instalments: [{ dueOn: dayIn(20), percent: 80 }], bearer: 'organizer' },
};

// Pages hear of a width's media queries with the next frame; what they show for it stands in the one after.
const NEEDED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
  () => done(document.documentElement.scrollWidth))))`;

/** The addresses of the app, as its route table has them. */
const ROUTES = [
  ...readFileSync(join(__dirname, '../../client/src/app/route-table.ts'), 'utf8').matchAll(
    /^ {4}path: '(\/[^']*)'/gm,
  ),
].map(([, path = '']) => path);

describe('a tablet', () => {
  let product: Product;
  let browser: Browser;
  let owner: Person;
  let paths: readonly string[];
  onStage((...started) => {
    [product, browser] = started;
  });

  // One person runs a league and a draft, captains a team, and owes for it.
  beforeAll(async () => {
    const [olga, mia] = await people(product, ['Olga', 'Maximiliana'], 'tablet');
    owner = olga;
    const name = 'Harbor Coed Slow-pitch on Tuesdays';
    const leagueId = await openLeague(owner, name, PAID);
    const team = await openTeam(owner, [mia], { name: 'Harbor Lights of the North End' });
    const teamId = team.slice('/teams/'.length);
    const registration = `/leagues/${leagueId}/registration`;
    const saved = { kind: 'team', teamId, groupId: null, person: {}, answers: {}, requests: '' };
    await owner.send('PUT', registration, saved);
    await owner.send('POST', `${registration}s`, { total: 60_000 });
    const players = ['Adames', 'Altuve', 'Bregman'].map((lastName) => ({
      firstName: 'Maximiliano',
      lastName,
      comment: null,
    }));
    const made = { name: 'Riverside', season: 'Summer', teams: ['Hawks', 'Ospreys'], players };
    const draft = `/complex/leagues/${(await makeLeague(owner, [], made)).leagueId}/draft`;
    const page = (path: string): string =>
      path.startsWith('/complex/leagues/:')
        ? draft
        : path.replace(':leagueId', leagueId).replace(/:(id|complexId|arenaId)/g, teamId);
    paths = [
      ...ROUTES.map(page),
      ...TEAM_TABS.map((tab) => `${team}?tab=${tab}`),
      ...LEAGUE_TABS.map((tab) => `/leagues/${leagueId}/teams?tab=${tab}`),
      ...DRAFT_TABS.map((tab) => `${draft}?tab=${tab}`),
      ...PROFILE_TABS.map((tab) => `/player-profile?tab=${tab}`),
      ...SETUP_STEPS.map((step) => `/complex/leagues?league=${leagueId}&step=${step}`),
    ];
  });

  const navigation = (page: Page, words: boolean) =>
    page.locator(`[aria-label="Toggle navigation"][aria-expanded=${words}]`);
  /** The pages that are wider than the window, with the widths at which they are. */
  const tooWide = async (page: Page): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
      await arrived(page);
      for (const words of [false, true]) {
        await navigation(page, words).waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 1024 });
          const needed = await page.evaluate<number>(NEEDED);
          if (needed > width)
            found.push(`${path}, navigation ${words ? 'wide' : 'narrow'}: ${needed} of ${width} px`);
        }
        await page.keyboard.press('Control+b');
      }
      await navigation(page, false).waitFor();
    }
    return found;
  };

  it('knows the pages that it looks at', () => {
    expect(ROUTES).toContain('/complex/leagues/:leagueId/draft');
    expect(ROUTES.length).toBeGreaterThan(20);
  });

  it('scrolls no page sideways, whether its navigation has words or icons alone', async () => {
    const { page } = await owner.open(browser, { width: 768, height: 1024 });
    await page.goto(`${product.url}/dashboard`);
    await navigation(page, false).waitFor();
    // From now on it is as somebody has chosen it, at each width.
    await page.keyboard.press('Control+b');
    await navigation(page, true).waitFor();
    await page.keyboard.press('Control+b');
    expect(await tooWide(page)).toEqual([]);
  }, 400_000);
});
