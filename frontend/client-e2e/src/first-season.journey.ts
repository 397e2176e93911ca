import type { DraftPlayersView, LeagueView, LegalityView, RoomView } from '@fieldhouse/api-contract';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { countClicks } from './clicks';
import { accept } from './draft-league';
import { Person, onStage, until, type Product } from './product';
import { arrives, linkTo, PHONE, press, send, visit, WIDTHS } from './visitor';

const AT_MOST_CLICKS = 35;
const TEAMS = [
  'Hawks',
  'Falcons',
  'Otters',
  'Badgers',
  'Comets',
  'Mallards',
  'Bluejays',
  'Foxes',
  'Ospreys',
  'Cardinals',
  'Hornets',
  'Herons',
];
const ROUNDS = 2;
const POOL = resolve(__dirname, '../../../data/softball-pool.csv');
const PASSWORD = 'a long password';

describe('the first season of a new league admin', () => {
  let product: Product;
  let browser: Browser;
  let captains: readonly Person[];
  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    captains = await Promise.all(TEAMS.map((team) => Person.signedUp(product.url, `Captain${team}`)));
  });

  const openTab = (page: Page, name: string): Promise<void> =>
    page.getByRole('tab', { name, exact: true }).click();
  const paste = async (field: Locator, text: string): Promise<void> => {
    const page = field.page();
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await field.focus();
    await page.keyboard.press('Control+v');
  };

  describe.each(WIDTHS)('at %s', (width, viewport) => {
    it(`goes from an empty account to twelve published rosters in ${AT_MOST_CLICKS} clicks at most`, async () => {
      const email = `morgan${viewport.width}@example.net`;
      const page = await visit(browser, viewport);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const clicks = await countClicks(page.context());

      await page.goto(product.url);
      await page.getByRole('link', { name: 'Get Started Free' }).first().click();
      await arrives(page, '/auth');
      await openTab(page, 'Sign Up');
      const fields = { 'First name': 'Morgan', 'Last name': width, 'E-mail': email, Password: PASSWORD };
      await send(page, 'Sign Up', fields, 'Sign Up');
      await arrives(page, '/dashboard');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // The link in the mail is pressed as well, and opens beside the page.
      const confirming = await page.context().newPage();
      await confirming.goto(await linkTo(product, email, 'confirm'));
      await confirming.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
      await confirming.close();
      const clicksInMail = 1;

      await page.getByRole('link', { name: 'Start a draft league' }).click();
      const dialog = page.getByRole('dialog', { name: 'New draft league' });
      await dialog.getByLabel('League name').fill(`Riverside Softball ${width}`);
      await dialog.getByLabel('Players per team').fill(String(ROUNDS));
      await press(dialog, 'Create league');
      await page.waitForURL(/\/complex\/leagues\/[^/]+\/draft/);
      const leagueId = /leagues\/([^/]+)\/draft/.exec(page.url())?.[1] ?? '';

      await openTab(page, 'Teams & captains');
      const list = TEAMS.map((team, index) => `${team}\t${captains[index]?.email}`).join('\n');
      await paste(page.getByRole('textbox', { name: 'Name of team 1', exact: true }), list);
      await press(page, 'Add 12 teams, invite 12 captains');
      await page.getByText('12 captains invited by e-mail.').waitFor();
      await Promise.all(captains.map((captain) => accept(leagueId, captain)));

      await openTab(page, 'Pool');
      await press(page, 'Import CSV');
      if (viewport === PHONE) {
        await paste(page.getByLabel('Or paste rows from a spreadsheet'), readFileSync(POOL, 'utf8'));
        await press(page, 'Read the pasted rows');
      } else {
        const chooser = page.waitForEvent('filechooser');
        await page.getByText('Choose file', { exact: true }).click();
        await (await chooser).setFiles(POOL);
      }
      await press(page, 'Import 241 players');
      await page.getByText('241 added').waitFor();

      await openTab(page, 'Setup');
      await page.getByLabel('Draft time').fill('2031-05-06T19:30');
      await press(page, 'Save settings');
      await page.getByText('Settings saved').waitFor();

      await openTab(page, 'Order');
      await press(page, 'Draw a random order');
      await press(page, 'Reveal the order');
      await page.getByRole('list', { name: 'Order of round 1' }).waitFor();

      await openTab(page, 'Checklist');
      await press(page, 'Open lobby…');
      await press(page.getByRole('dialog'), 'Open the lobby');
      await press(page, 'Start the draft…');
      await press(page.getByRole('dialog'), 'Start the draft');
      await page.getByRole('heading', { name: 'The draft is live' }).waitFor();
      await drafted(leagueId);

      await openTab(page, 'Results');
      await press(page, 'Publish rosters…');
      await press(page.getByRole('dialog'), 'Publish rosters');
      await page.getByText('12 teams have their players.').waitFor();
      const total = clicksInMail + clicks();
      process.stdout.write(`From sign-up to published rosters at ${width}: ${total} clicks\n`);
      expect(total).toBeLessThanOrEqual(AT_MOST_CLICKS);
      await until('every team has its roster', async () => {
        const { teams } = (await captains[0]?.send<LeagueView>('GET', `/leagues/${leagueId}`)) ?? {
          teams: [],
        };
        return teams.length === TEAMS.length && teams.every(({ roster }) => roster?.length === ROUNDS);
      });
    });
  });

  /** The captains pick whoever is best; how they do that in a room, other journeys show. */
  const drafted = async (leagueId: string): Promise<void> => {
    const path = `/leagues/${leagueId}/draft`;
    const [anybody] = captains;
    if (!anybody) throw new Error('no captains');
    const { order, teams } = await anybody.send<RoomView>('GET', `${path}/room`);
    const { players } = await anybody.send<DraftPlayersView>('GET', `${path}/players`);
    const inTurn = Array.from({ length: ROUNDS }, (_, round) =>
      round % 2 === 0 ? order : order.toReversed(),
    );
    const taken = new Set<string>();
    for (const [index, teamId] of inTurn.flat().entries()) {
      const captain = captains[TEAMS.indexOf(teams.find((team) => team.teamId === teamId)?.name ?? '')];
      const legality = await captain?.send<LegalityView>('GET', `${path}/legality?teamId=${teamId}`);
      const not = new Set(legality?.illegal.map(({ playerId }) => playerId));
      const playerId = players.map((player) => player.playerId).find((id) => !taken.has(id) && !not.has(id));
      if (!captain || playerId === undefined) throw new Error('nobody to draft');
      taken.add(playerId);
      await captain.send('POST', `${path}/picks`, { pickNo: index + 1, playerId });
    }
  };
});
