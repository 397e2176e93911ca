import type { DraftPlanView, RoomView } from '@fieldhouse/api-contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { draftSettings, makeLeague, startDraft, type MadeLeague } from './draft-league';
import { listen } from './heard';
import { Person, onStage, until, type Product } from './product';
import { PHONE, pressUntil } from './visitor';

const LANDSCAPE = { width: 844, height: 390 };
const LAST_NAMES = [
  'Adams',
  'Baker',
  'Clark',
  'Davis',
  'Evans',
  'Foster',
  'Garcia',
  'Hayes',
  'Irwin',
  'Jones',
];
const WEEK_MS = 7 * 24 * 3_600_000;

describe('a captain with a phone and a keyboard', () => {
  let product: Product;
  let browser: Browser;
  let owner: Person;
  let captain: Person;
  let rival: Person;
  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    owner = await Person.signedUp(product.url, 'Morgan');
    [captain, rival] = [
      await Person.signedUp(product.url, 'Casey'),
      await Person.signedUp(product.url, 'Robin'),
    ];
  });

  const league = (name: string): Promise<MadeLeague> =>
    makeLeague(owner, [captain, rival], {
      name,
      season: '2026',
      teams: ['Hawks', 'Otters'],
      players: LAST_NAMES.map((lastName) => ({ firstName: 'Alex', lastName, comment: null })),
    });
  const roomOf = ({ leagueId }: MadeLeague): Promise<RoomView> =>
    owner.send('GET', `/leagues/${leagueId}/draft/room`);
  const enter = async (page: Page, { leagueId }: MadeLeague): Promise<void> => {
    await page.goto(`${product.url}/complex/leagues/${leagueId}/draft/room`);
    await page.getByRole('img', { name: /^In step/ }).waitFor();
  };
  const onlyOne = (page: Page) =>
    page.getByRole('status', { name: 'Players found' }).filter({ hasText: /^1 player/ });
  const inHand = (page: Page) =>
    page.getByRole('grid', { name: 'Players' }).getByRole('row', { selected: true });
  /** Takes a player in hand by search and arrow. */
  const take = async (page: Page, lastName: string): Promise<void> => {
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search players' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(lastName);
    await onlyOne(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await inHand(page).getByText(lastName).waitFor();
  };
  /** Drafts a player when it is the own turn, by keys alone. */
  const draft = async (page: Page, lastName: string): Promise<void> => {
    await until('it is their turn', async () => (await page.title()).startsWith('● Your pick'));
    await take(page, lastName);
    await page.keyboard.press('d');
    await pressUntil(page, 'Tab', page.getByRole('button', { name: `Yes, draft Alex ${lastName}` }));
    await page.keyboard.press('Enter');
  };
  const goOffline = async (context: BrowserContext, page: Page): Promise<void> => {
    await context.setOffline(true);
    await page.getByRole('button', { name: /^No connection/ }).waitFor();
  };
  const comeBack = async (context: BrowserContext, page: Page): Promise<void> => {
    await context.setOffline(false);
    await page.getByRole('button', { name: /^No connection/ }).waitFor({ state: 'detached' });
  };

  it('prepares a week before, and drafts through two losses of the connection', async () => {
    const made = await league('Riverside');
    const { leagueId, teamIds, playerIds } = made;
    const path = `/leagues/${leagueId}/draft`;
    const idOf = (lastName: string): string => playerIds[LAST_NAMES.indexOf(lastName)] ?? '';
    const plan = (): Promise<DraftPlanView> => captain.send('GET', `${path}/plan?teamId=${teamIds[0]}`);
    const startsAt = new Date(Date.now() + WEEK_MS).toISOString();
    await owner.send('PUT', path, { settings: { ...draftSettings, startsAt } });

    const { context, page } = await captain.open(browser, PHONE);
    await page.goto(`${product.url}/complex/leagues/${leagueId}/draft`);
    await page.getByRole('tab', { name: 'Prepare', selected: true }).waitFor();
    const grid = page.getByRole('grid', { name: 'Players' });
    const choose = async (lastName: string, button: string): Promise<void> => {
      await page.getByRole('searchbox', { name: 'Search players' }).fill(lastName);
      await onlyOne(page).waitFor();
      await grid.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await pressUntil(page, 'Tab', page.getByRole('button', { name: `${button}: Alex ${lastName}` }));
      await page.keyboard.press('Enter');
    };
    await choose('Baker', 'Add to queue');
    await choose('Jones', 'Do not draft');
    const lists = page.getByRole('group', { name: 'Players and my lists' });
    await pressUntil(page, 'Shift+Tab', lists.getByRole('button', { name: 'Players' }));
    await pressUntil(page, 'ArrowRight', lists.getByRole('button', { name: /^Ranking/ }));
    await page.keyboard.press('Enter');
    await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Start from the ratings' }));
    await page.keyboard.press('Enter');
    await until('the lists are saved', async () => {
      const { queue, ranking, doNotDraft } = await plan();
      return queue.length === 1 && doNotDraft.length === 1 && ranking.length > 1;
    });
    const prepared = await plan();
    expect(prepared.queue).toEqual([idOf('Baker')]);
    expect(prepared.doNotDraft).toEqual([idOf('Jones')]);

    await startDraft(owner, made, 0);
    const pick = (pickNo: number, lastName: string): Promise<unknown> =>
      rival.send('POST', `${path}/picks`, { pickNo, playerId: idOf(lastName) });
    await enter(page, made);
    await draft(page, 'Clark');
    await until('the pick is made', async () => (await roomOf(made)).picks.length === 1);

    await goOffline(context, page);
    await take(page, 'Davis');
    await page.keyboard.press('q');
    expect((await plan()).queue).toEqual([idOf('Baker')]);
    await pick(2, 'Evans');
    await pick(3, 'Baker');
    await comeBack(context, page);
    await until('the queue is sent', async () => (await plan()).queue.includes(idOf('Davis')));
    await draft(page, 'Davis');
    await until('the pick is made', async () => (await roomOf(made)).picks.length === 4);

    await page.setViewportSize(LANDSCAPE);
    await goOffline(context, page);
    await take(page, 'Foster');
    await page.keyboard.press('q');
    await comeBack(context, page);
    await until('the queue is sent', async () => (await plan()).queue.includes(idOf('Foster')));
    await draft(page, 'Foster');
    await until('the pick is made', async () => (await roomOf(made)).picks.length === 5);

    const { picks } = await roomOf(made);
    const own = picks.filter(({ teamId }) => teamId === teamIds[0]);
    expect(own.map(({ playerId }) => playerId)).toEqual(['Clark', 'Davis', 'Foster'].map(idOf));
    expect(own.map(({ source }) => source)).toEqual(['captain', 'captain', 'captain']);
  });

  it('hears the whole turn, each thing once', async () => {
    const made = await league('Lakeside');
    const { leagueId, teamIds, playerIds } = made;
    const path = `/leagues/${leagueId}/draft`;
    const { page } = await captain.open(browser, PHONE);
    const heard = await listen(page);
    const hears = (words: RegExp): Promise<void> =>
      until(`${words} is heard`, async () => (await heard()).some((said) => words.test(said)));
    const clock = { ...draftSettings.clock, rounds: [{ fromRound: 1, toRound: 1, seconds: 31 }] };
    await owner.send('PUT', path, { settings: { ...draftSettings, clock } });
    await owner.send('PUT', `${path}/order`, { order: teamIds, reason: 'Agreed by all captains' });
    await owner.send('POST', `${path}/lobby`, {});
    await enter(page, made);
    await owner.send('POST', `${path}/start`, {});
    await hears(/Your pick\. .* You are on the clock\.$/);
    await hears(/^30 seconds left for your pick\.$/);
    await owner.send('POST', `${path}/pause`, { reason: 'Rain delay' });
    await hears(/^The draft is paused\. Rain delay$/);
    await owner.send('POST', `${path}/resume`, { seconds: 15 });
    await hears(/^10 seconds left for your pick\.$/);
    await draft(page, 'Clark');
    await hears(/^Pick 1: Hawks take Alex Clark/);
    await rival.send('POST', `${path}/picks`, { pickNo: 2, playerId: playerIds[4] });
    await hears(/^Pick 2: Otters take Alex Evans/);
    await rival.send('POST', `${path}/picks`, { pickNo: 3, playerId: playerIds[5] });
    await hears(/^Pick 3: Otters take/);
    const said = (await heard()).filter((words) => !/^(Loading|\d+ players? to choose from)/.test(words));
    expect(said).toEqual([
      'The draft has started. Your pick. Round 1, pick 1. You are on the clock.',
      '30 seconds left for your pick.',
      'The draft is paused. Rain delay',
      'The draft continues. Your pick. Round 1, pick 1. You are on the clock.',
      '10 seconds left for your pick.',
      'Pick 1: Hawks take Alex Clark, P.',
      'You are on deck: you pick next.',
      'Pick 2: Otters take Alex Evans, P.',
      'Your pick. Round 2, pick 4. You are on the clock.',
      'Pick 3: Otters take Alex Foster, P.',
    ]);
  });
});
