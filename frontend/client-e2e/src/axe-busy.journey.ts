import type { RoomView } from '@fieldhouse/api-contract';
import type { Browser, Page } from 'playwright-core';
import { findings, pagesAt, type Sight } from './axe';
import { makeLeague, startDraft } from './draft-league';
import { Person, SITE_ADMIN, onStage, until, type Product } from './product';
import { WIDTHS, arrived, settled, visit } from './visitor';

const DRAFT_TABS = ['setup', 'teams', 'pool', 'order', 'board', 'checklist', 'history', 'results'];
const APPLICATION = {
  complexName: 'Riverside Arena',
  city: 'Springfield',
  sports: ['softball', 'soccer'],
  arenas: 3,
  contactName: 'Olga Ortiz',
  contactPhone: '+1 555 010 9999',
};
const MESSAGE = {
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  topic: 'support',
  message: 'How do I move my team to Tuesday?',
};
const PICKS = 3;
/** As long as a team's name may be, without a place to break. */
const LONG_NAME = 'Wolverines'.repeat(4);

const button =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();
const tab =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('tab', { name }).click();

describe('pages with much on them, light and dark', () => {
  let product: Product;
  let browser: Browser;
  let boss: Person;
  let owner: Person;
  let captain: Person;
  let approved: Person;
  let approvedId: string;
  let leagueId: string;
  let spectate: string;

  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    const signUp = (name: string): Promise<Person> => Person.signedUp(product.url, name);
    boss = await signUp(SITE_ADMIN);
    [owner, captain, approved] = [await signUp('Morgan'), await signUp('Casey'), await signUp('Olga')];
    await boss.turnOnSecondFactor();
    for (const person of [owner, approved])
      await person.send('POST', '/beta/application/submit', APPLICATION);
    approvedId = (await approved.send<{ id: string }>('GET', '/auth/user')).id;
    for (const decision of ['review', 'approved'])
      await boss.send('POST', `/admin/beta/applications/${approvedId}/decision`, {
        decision,
        reason: 'Three arenas, ready to start',
      });
    await captain.send('POST', '/contact', MESSAGE);
    const league = await makeLeague(owner, [captain, await signUp('Robin')], {
      name: 'Riverside Softball',
      season: 'Summer 2026',
      teams: ['Hawks', LONG_NAME],
      players: Array.from({ length: 12 }, (_, n) => ({
        firstName: 'Alex',
        lastName: `Player${n}`,
        comment: n === 0 ? 'Late on Tuesdays' : null,
      })),
    });
    leagueId = league.leagueId;
    const offer = { kind: 'team', teamId: league.teamIds[0], role: 'co_captain' };
    for (const email of ['a.rather.long.address.of.somebody@mail.example', approved.email])
      await owner.send('POST', `/leagues/${leagueId}/invitations`, { email, offer });
    await startDraft(owner, league, PICKS);
    await owner.send('POST', `/leagues/${leagueId}/draft/spectator-link`, {});
    await until('there is a link for spectators', async () => {
      const link = await owner.send<{ path: string | null }>(
        'GET',
        `/leagues/${leagueId}/draft/spectator-link`,
      );
      spectate = link.path ?? '';
      return spectate !== '';
    });
  });

  const at = (path: string): { readonly name: string; readonly url: string } => ({
    name: path,
    url: `${product.url}${path}`,
  });
  const room = (): { readonly name: string; readonly url: string } =>
    at(`/complex/leagues/${leagueId}/draft/room`);

  /** A phone held sideways, and a desktop at 200 %. */
  const LOW = [
    ['844 × 390', { width: 844, height: 390 }],
    ['640 × 400', { width: 640, height: 400 }],
  ] as const;
  const ROWS_IN_SIGHT = `[...document.querySelectorAll('[role=grid][aria-label=Players] [role=row]')].filter((row) => {
    const { left, top, bottom } = row.getBoundingClientRect();
    const at = (y) => row.contains(document.elementFromPoint(left + 20, y));
    return at(top + 2) && at(bottom - 2);
  }).length`;

  const WIDER = 'document.scrollingElement.scrollWidth > innerWidth';

  describe('a draft room with every notice on', () => {
    const path = (): string => `/leagues/${leagueId}/draft`;
    const teams = async (): Promise<readonly string[]> =>
      (await owner.send<RoomView>('GET', `${path()}/room`)).order;

    beforeAll(async () => {
      await owner.send('POST', `${path()}/pause`, { reason: 'Rain delay, back in ten minutes' });
      await owner.send('POST', `${path()}/undo`, { toPickNo: PICKS, reason: 'The wrong player was taken' });
      for (const teamId of await teams())
        await owner.send('PUT', `${path()}/auto-mode`, { teamId, enabled: true });
    });
    afterAll(async () => {
      for (const teamId of await teams())
        await owner.send('PUT', `${path()}/auto-mode`, { teamId, enabled: false });
      await owner.send('POST', `${path()}/resume`, { seconds: null });
    });

    it('has nothing that axe objects to on the smallest phone, without a connection too', async () => {
      const { context, page } = await captain.open(browser, { width: 320, height: 640 });
      await page.goto(room().url);
      await page.getByRole('img', { name: /^In step/ }).waitFor();
      expect(await findings(page, [{ name: 'every notice' }])).toEqual([]);
      await context.setOffline(true);
      await page.getByRole('button', { name: /^No connection/ }).waitFor();
      expect(
        await findings(page, [{ name: 'no connection' }, { name: 'why', open: button(/^No connection/) }]),
      ).toEqual([]);
      expect(await page.evaluate<boolean>(WIDER)).toBe(false);
      expect(await page.evaluate<number>(ROWS_IN_SIGHT)).toBeGreaterThanOrEqual(1);
    });

    it.each(LOW)('shows three players at least at %s, without a connection too', async (_, viewport) => {
      const { context, page } = await captain.open(browser, viewport);
      await page.goto(room().url);
      await page.getByRole('img', { name: /^In step/ }).waitFor();
      for (const notice of [/^Paused/, /^Undone back/, /^Your team is on auto/])
        await page.getByRole('button', { name: notice }).waitFor();
      await context.setOffline(true);
      await page.getByRole('button', { name: /^No connection/ }).waitFor();
      expect(await page.evaluate<number>(ROWS_IN_SIGHT)).toBeGreaterThanOrEqual(3);
      await context.setOffline(false);
      await page.getByRole('img', { name: /^In step/ }).waitFor();
      await page.getByRole('button', { name: /^No connection/ }).waitFor({ state: 'detached' });
    });
  });

  describe('a result that is signed', () => {
    let results: string;
    beforeAll(async () => {
      const league = await makeLeague(owner, [captain, await Person.signedUp(product.url, 'Kim')], {
        name: 'Riverside Kickball',
        season: 'Fall 2026',
        teams: ['Foxes', 'Herons'],
        players: Array.from({ length: 8 }, (_, n) => ({
          firstName: 'Lee',
          lastName: `Player${n}`,
          comment: null,
        })),
      });
      await startDraft(owner, league, 8);
      await owner.send('POST', `/leagues/${league.leagueId}/draft/publish`, {});
      results = `${product.url}/complex/leagues/${league.leagueId}/draft?tab=results`;
    });

    it.each(WIDTHS)(
      'has nothing that axe objects to, whether it holds or not: at %s',
      async (_, viewport) => {
        const { context, page } = await captain.open(browser, viewport);
        const card = page.getByRole('region', { name: 'Signed result' });
        const holds: Sight = {
          name: 'it holds',
          url: results,
          open: async () => {
            await card.getByText(/^Checked on this device/).waitFor();
            await card.getByText('What is checked').click();
          },
        };
        expect(await findings(page, [holds])).toEqual([]);
        expect(await page.evaluate<boolean>(WIDER)).toBe(false);
        await context.route('**/draft/signed-result*', async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replaceAll('PlayerPicked', 'PlayerPickeD');
          await route.fulfill({ response: answer, body });
        });
        const fails: Sight = {
          name: 'it does not',
          url: results,
          open: () => card.getByText(/^The log leads to another result .*: 8 picks\.$/).waitFor(),
        };
        expect(await findings(page, [fails])).toEqual([]);
        expect(await page.evaluate<boolean>(WIDER)).toBe(false);
      },
    );
  });

  describe.each([...WIDTHS, ['320 px', { width: 320, height: 640 }]] as const)('at %s', (_, viewport) => {
    it('has no page that a long name makes wider than the window', async () => {
      const { page } = await owner.open(browser, viewport);
      const wide: string[] = [];
      for (const { name, url } of [
        room(),
        at(`/complex/leagues/${leagueId}/draft?tab=teams`),
        at(`/complex/leagues/${leagueId}/draft?tab=board`),
        at(`/complex/leagues/${leagueId}/draft?tab=order`),
        at(`/complex/leagues/${leagueId}/draft?tab=results`),
      ]) {
        await page.goto(url);
        await arrived(page);
        await settled(page);
        if (await page.evaluate<boolean>(WIDER)) wide.push(name);
      }
      expect(wide).toEqual([]);
    });
  });

  describe.each(WIDTHS)('at %s', (_, viewport) => {
    const lookAs = async (person: Person, sights: readonly Sight[]): Promise<readonly string[]> =>
      findings((await person.open(browser, viewport)).page, sights);
    const phone = viewport.width < 1200;

    it('has nothing that axe objects to in a draft room where a draft runs', async () => {
      const cell = (page: Page): Promise<void> => page.locator('[data-pick="1"]').click();
      const parts: readonly Sight[] = [
        {
          ...room(),
          open: (page) => page.getByRole('grid', { name: 'Players' }).getByRole('row').nth(1).click(),
        },
        ...(phone ? ['Board', 'Queue', 'Team', 'Log'] : ['Team', 'Log', 'Queue']).map((name) => ({
          name: `the room's ${name}`,
          open: tab(name),
        })),
        {
          ...room(),
          name: 'the story of a pick',
          open: async (page) => {
            if (phone) await tab('Board')(page);
            await cell(page);
            await page.getByRole('dialog').waitFor();
          },
        },
        { ...room(), name: 'the room’s menu', open: button('Room settings') },
        {
          name: 'the shortcuts',
          open: (page) => page.getByRole('menuitem', { name: 'What the keys do' }).click(),
        },
        { ...room(), name: 'more filters', open: button(/filters/i) },
        at(`/complex/leagues/${leagueId}/draft/room?view=projector`),
      ];
      expect(await lookAs(captain, parts)).toEqual([]);
      expect(await findings(await visit(browser, viewport), [at(spectate)])).toEqual([]);
    });

    it('has nothing that axe objects to where a commissioner runs the draft', async () => {
      const sights: readonly Sight[] = [
        { ...room(), name: 'the commissioner’s drawer', open: button('Run the draft') },
        { name: 'asking to pause', open: button(/^Pause/) },
      ];
      expect(await lookAs(owner, sights)).toEqual([]);
    });

    it('has nothing that axe objects to in the tabs of a league that drafts', async () => {
      const tabs = DRAFT_TABS.map((name) => `/complex/leagues/${leagueId}/draft?tab=${name}`);
      expect(
        await lookAs(owner, [
          ...pagesAt(product.url, tabs),
          { ...at('/draft-leagues?new'), open: (page) => page.getByRole('dialog').waitFor() },
          { ...at('/dashboard'), name: 'the account menu', open: button('Account menu') },
          ...pagesAt(product.url, [
            '/dashboard',
            '/draft-leagues',
            '/complex/leagues',
            '/player-profile?tab=history',
          ]),
        ]),
      ).toEqual([]);
    });

    it('has nothing that axe objects to where site admins work', async () => {
      const rows = (page: Page): Promise<void> => page.getByRole('checkbox').first().check();
      expect(
        await lookAs(boss, [
          { ...at('/admin?tab=beta&state=approved'), open: button('Show timeline') },
          { ...at('/admin?tab=beta'), name: 'a chosen application', open: rows },
          {
            ...at('/admin?tab=users'),
            open: (page) => page.getByRole('list', { name: 'Accounts' }).waitFor(),
          },
          {
            ...at(`/admin?tab=users&user=${approvedId}`),
            open: (page) => page.getByText('Timeline').waitFor(),
          },
          { name: 'granting a role', open: button('Grant site admin') },
          { ...at('/admin?tab=contact'), open: button('Read and close') },
          { ...at('/admin?tab=reports') },
          at('/player-profile?tab=account'),
        ]),
      ).toEqual([]);
    });

    it('has nothing that axe objects to where an application waits or is approved', async () => {
      expect(
        await lookAs(owner, [
          { ...at('/complex'), open: (page) => page.getByRole('list', { name: 'History' }).waitFor() },
          { name: 'asking to withdraw', open: button('Withdraw application') },
        ]),
      ).toEqual([]);
      expect(await lookAs(approved, pagesAt(product.url, ['/complex', '/dashboard']))).toEqual([]);
    });
  });
});
