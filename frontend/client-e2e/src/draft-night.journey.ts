import type { ChatView, DraftPlayersView, LeagueView, RoomView, TeamsView } from '@fieldhouse/api-contract';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { join } from './draft-league';
import { Person, startProductAndBrowser, until, type Product } from './product';

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
/** The whole draft with `--long`. */
const ROUNDS = process.env['FIELDHOUSE_LONG'] === '1' ? 15 : 3;
const PICKS = TEAMS.length * ROUNDS;
const POOL = resolve(__dirname, '../../../data/softball-pool.csv');
/** Long enough that no captain's click is late by accident, short enough to wait for. */
const CLOCK_SECONDS = 12;
/** Turns that their captain sleeps through. */
const MISSED = [9, 26];
const PAUSE_AT = 14;
const UNDO_AT = 22;
const UNDO_TO = 18;
const PROXY_AT = 28;
const KILL_APP_AT = 31;
const KILL_REDIS_AT = 34;
/** Whether a process was killed so shortly before that the clock may have run out while pages found their way back. */
const isShaken = (pickNo: number): boolean =>
  [KILL_APP_AT, KILL_REDIS_AT].some((at) => pickNo >= at && pickNo <= at + 2);
/** Most captains draft on a phone. */
const DESKTOPS = 2;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const settings = {
  format: 'snake',
  rounds: ROUNDS,
  clock: { pickSeconds: CLOCK_SECONDS, rounds: [], soft: false, quietHours: null, zone: 'America/New_York' },
  limits: { positions: [], genders: [] },
  captains: 'off',
  groupsTogether: true,
  gameNights: [],
  nightRule: 'off',
  leftovers: 'stay',
  startMode: 'manual',
  startsAt: null,
  spectatorsSeeRatings: true,
};

describe('a league drafts its season', () => {
  let product: Product;
  let browser: Browser;
  let admin: Person;
  let adminPage: Page;
  let captains: Person[];
  let leagueId: string;
  const pages = new Map<string, Page>();
  const names = new Map<string, string>();

  beforeAll(async () => {
    [product, browser] = await startProductAndBrowser('behind a proxy');
    admin = await Person.signedUp(product.url, 'Morgan');
    captains = await Promise.all(TEAMS.map((team) => Person.signedUp(product.url, `Captain${team}`)));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const draftPage = (tab: string): string => `${product.url}/complex/leagues/${leagueId}/draft?tab=${tab}`;
  const roomPage = (): string => `${product.url}/complex/leagues/${leagueId}/draft/room`;
  const room = (): Promise<RoomView> => admin.send('GET', `/leagues/${leagueId}/draft/room`);
  /** The room as the API has it, also while the API is coming back. */
  const roomSurely = async (): Promise<RoomView> => {
    let view: RoomView | undefined;
    await until(
      'the room can be read',
      async () => (view = await room().catch(() => undefined)) !== undefined,
      60_000,
    );
    if (!view) throw new Error('no room');
    return view;
  };
  const press = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name }).click();

  it('is created by its admin', async () => {
    adminPage = (await admin.open(browser)).page;
    await adminPage.goto(`${product.url}/draft-leagues`);
    await adminPage
      .getByRole('button', { name: /new draft league/i })
      .first()
      .click();
    const dialog = adminPage.getByRole('dialog');
    await dialog.getByLabel('League name').fill('Riverside Softball');
    await dialog.getByLabel('Season').fill('Summer 2026');
    await dialog.getByLabel('Teams').fill(String(TEAMS.length));
    await dialog.getByLabel('Players per team').fill(String(ROUNDS));
    await dialog.getByRole('button', { name: /create/i }).click();
    await adminPage.waitForURL(/\/complex\/leagues\/[^/]+\/draft/);
    leagueId = /leagues\/([^/]+)\/draft/.exec(adminPage.url())?.[1] ?? '';
    expect(leagueId).not.toBe('');
  });

  /** As the two do it: she writes the address, he finds the invitation on his dashboard. */
  const inviteOnPage = async (team: string, captain: Person): Promise<void> => {
    await adminPage.goto(draftPage('teams'));
    const card = adminPage.getByRole('article', { name: team });
    await card.getByRole('button', { name: 'Invite by e-mail' }).click();
    await card.getByLabel('E-mail address').fill(captain.email);
    await card.getByRole('button', { name: 'Invite', exact: true }).click();
    await card.getByText(captain.email).waitFor();
    const { context, page } = await captain.atHome(browser, PHONE);
    const invitations = page.getByRole('region', { name: 'Invitations' });
    await invitations.getByText(`Riverside Softball invited you to ${team}`).waitFor();
    await invitations.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Invitation accepted').waitFor();
    await context.close();
  };

  it('gets its teams and captains', async () => {
    for (const [index, name] of TEAMS.entries()) {
      await admin.send('POST', `/leagues/${leagueId}/teams`, { name, color: '#0B6B4A' });
      let teamId: string | undefined;
      await until(`${name} is in the league`, async () => {
        teamId = (await admin.send<LeagueView>('GET', `/leagues/${leagueId}`)).teams.find(
          (team) => team.name === name,
        )?.teamId;
        return teamId !== undefined;
      });
      const captain = captains[index];
      if (index === 0 && captain) await inviteOnPage(name, captain);
      else if (captain && teamId !== undefined)
        await join(leagueId, admin, captain, { kind: 'team', teamId, role: 'captain' });
    }
    await adminPage.goto(draftPage('teams'));
    for (const team of TEAMS) await adminPage.getByText(team, { exact: true }).first().waitFor();
  });

  it('takes its players from the organiser’s CSV file', async () => {
    await adminPage.goto(draftPage('pool'));
    await adminPage.getByRole('button', { name: 'Import CSV' }).first().click();
    await adminPage.locator('input[type=file]').setInputFiles(POOL);
    await press(adminPage, 'Import 241 players');
    await adminPage
      .getByText(/241 added/i)
      .first()
      .waitFor();
    await until(
      'all players are in the pool',
      async () =>
        (await admin.send<{ players: unknown[] }>('GET', `/leagues/${leagueId}/pool`)).players.length === 241,
    );
    await adminPage.goto(draftPage('pool'));
    await adminPage.getByText('Willy Adames').first().waitFor();
  });

  it('draws its order provably and opens the lobby', async () => {
    await admin.send('PUT', `/leagues/${leagueId}/draft`, { settings });
    await adminPage.goto(draftPage('order'));
    await press(adminPage, 'Draw a random order');
    await press(adminPage, 'Reveal the order');
    await until('the order is locked', async () => (await room()).status === 'order_locked');
    await adminPage.goto(draftPage('checklist'));
    await press(adminPage, 'Open lobby…');
    await adminPage.getByRole('dialog').getByRole('button', { name: /open/i }).click();
    await until('the lobby is open', async () => (await room()).status === 'lobby');
    const { players } = await admin.send<DraftPlayersView>('GET', `/leagues/${leagueId}/draft/players`);
    for (const { playerId, name } of players) names.set(playerId, name);
    expect(names.size).toBe(241);
  });

  it('has twelve captains in the room, each in a browser of their own', async () => {
    const { teams } = await room();
    for (const [index, name] of TEAMS.entries()) {
      const captain = captains[index];
      const team = teams.find((one) => one.name === name);
      if (!captain || !team) throw new Error(`no ${name}`);
      const { page } = await captain.open(browser, index < DESKTOPS ? DESKTOP : PHONE);
      await page.goto(roomPage());
      await page.getByRole('grid', { name: 'Players' }).getByRole('row').first().waitFor();
      pages.set(team.teamId, page);
    }
    await adminPage.goto(roomPage());
    await adminPage.getByText('12 of 12 teams are here').waitFor({ timeout: 30_000 });
    await press(adminPage, 'Start the draft');
    await adminPage.getByRole('dialog').getByRole('button', { name: 'Start now' }).click();
    await until('the draft is live', async () => (await room()).status === 'live');
  });

  it(`drafts ${TEAMS.length} × ${ROUNDS} live, through pauses, undo, sleep, and kill -9`, async () => {
    const done = new Set<string>();
    const once = (what: string): boolean => !done.has(what) && Boolean(done.add(what));
    for (;;) {
      const { status, turn, picks, paused } = await roomSurely();
      if (status === 'completed') break;
      if (status === 'paused') {
        expect(paused?.reason).toBeTruthy();
        await commissioner('Resume');
        await adminPage.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
        await until('it is resumed', async () => (await room()).status === 'live');
        continue;
      }
      if (!turn) continue;
      const { pickNo, teamId } = turn;
      if (pickNo === PAUSE_AT && once('pause')) {
        await commissioner('Pause');
        await confirmWithReason('Pause the draft', 'The projector went dark');
        await until('it is paused', async () => (await room()).status === 'paused');
        continue;
      }
      if (pickNo === UNDO_AT && once('undo')) {
        await commissioner('Undo to…');
        await adminPage.getByLabel('Back to before pick').selectOption(String(UNDO_TO));
        await confirmWithReason(/^Undo \d+ picks$/, 'A name was called wrongly');
        await until('the picks are undone', async () => (await room()).picks.length === UNDO_TO - 1);
        continue;
      }
      if (pickNo === KILL_APP_AT && once('app')) product.kill('app');
      if (pickNo === KILL_REDIS_AT && once('redis')) product.kill('redis');
      if (pickNo === PROXY_AT && once('proxy')) {
        await commissioner('Pick for the team on the clock');
        await adminPage.keyboard.press('Escape');
        await pickFirst(adminPage);
      } else if (!MISSED.includes(pickNo)) {
        const page = pages.get(teamId);
        if (!page) throw new Error('nobody sits at that team');
        await pickFirst(page);
      }
      await until(
        `pick ${pickNo} is made`,
        async () => {
          const now = await roomSurely();
          return now.status !== 'live' || now.turn?.pickNo !== pickNo || now.picks.length > picks.length;
        },
        MISSED.includes(pickNo) ? 60_000 : 5_000,
      ).catch(() => undefined);
    }
    const { picks } = await room();
    expect(picks.map(({ pickNo }) => pickNo)).toEqual(Array.from({ length: PICKS }, (_, n) => n + 1));
    expect(new Set(picks.map(({ playerId }) => playerId)).size).toBe(PICKS);
    for (const pickNo of MISSED) expect(['queue', 'ranking', 'rating']).toContain(picks[pickNo - 1]?.source);
    expect(picks[PROXY_AT - 1]?.source).toBe('proxy');
    const others = picks.filter(({ pickNo }) => ![...MISSED, PROXY_AT].includes(pickNo) && !isShaken(pickNo));
    expect(others.filter(({ source }) => source !== 'captain')).toEqual([]);
  }, 900_000);

  it('shows on all twelve boards what the log says', async () => {
    const { picks } = await room();
    const expected = picks.map(({ pickNo, playerId }) => `${pickNo}: ${names.get(playerId) ?? '?'}`);
    for (const page of pages.values()) {
      const tab = page.getByRole('tab', { name: /^(Board|Results)$/ });
      if (await tab.isVisible()) await tab.click();
      let shown: string[] = [];
      // The cell on the clock has words as well, so that a full board is not yet a complete one.
      await until('the board is complete', async () => {
        shown = await boardOf(page);
        return shown.at(-1) === expected.at(-1);
      }).catch(() => undefined);
      expect(shown).toEqual(expected);
    }
  });

  it('publishes twelve rosters', async () => {
    await adminPage.goto(draftPage('results'));
    await press(adminPage, 'Publish rosters…');
    await adminPage.getByRole('dialog').getByRole('button', { name: 'Publish rosters' }).click();
    let teams: LeagueView['teams'] = [];
    await until('every team has its roster', async () => {
      teams = (await admin.send<LeagueView>('GET', `/leagues/${leagueId}`)).teams;
      return teams.every(({ roster }) => roster?.length === ROUNDS);
    });
    expect(teams).toHaveLength(TEAMS.length);
    const { picks } = await room();
    for (const { teamId, roster } of teams) {
      expect(new Set(roster?.map(({ playerId }) => playerId))).toEqual(
        new Set(picks.filter((pick) => pick.teamId === teamId).map((pick) => pick.playerId)),
      );
    }
  });

  it('proves the result to a captain on a phone, who keeps the proof and checks it later', async () => {
    const page = [...pages.values()].at(-1);
    if (!page) throw new Error('no captain is here');
    const codes: string[] = [];
    for (const one of [page, adminPage]) {
      await one.goto(draftPage('results'));
      const card = one.getByRole('region', { name: 'Signed result' });
      await card.getByText(/^Checked on this device: \d+ facts, nothing changed since /).waitFor();
      codes.push(await card.getByText(/^(\w{4}-){3}\w{4}$/).innerText());
    }
    expect(codes[0]).toBe(codes[1]);
    const card = page.getByRole('region', { name: 'Signed result' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Download proof' }).click(),
    ]);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      card.getByRole('button', { name: 'Check a file' }).click(),
    ]);
    await chooser.setFiles(await download.path());
    await card.getByText('This site still says the same.').waitFor();
    expect(await card.getByText(`Its code: ${codes[0]}`).isVisible()).toBe(true);
    const fits = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
    expect(await page.evaluate(fits)).toBe(true);
  });

  it('makes each of them a team of its captain’s, with a chat', async () => {
    for (const [index, name] of TEAMS.entries()) {
      const captain = captains[index];
      let teamId: string | undefined;
      await until(`${name} are a team`, async () => {
        const { teams = [] } = (await captain?.send<TeamsView>('GET', '/teams')) ?? {};
        teamId = teams.find((team) => team.name === name)?.teamId;
        return teamId !== undefined;
      });
      const { people } = (await captain?.send<ChatView>('GET', `/chats/${teamId ?? ''}`)) ?? {};
      expect(people?.map(({ role }) => role)).toContain('captain');
    }
    const [page] = pages.values();
    if (!page) throw new Error('no captain is here');
    await page.goto(`${product.url}/teams`);
    await page.getByRole('link', { name: TEAMS[0] }).first().click();
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await page.getByRole('textbox', { name: 'Message the team' }).fill('We play on Tuesday');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page
      .getByRole('log', { name: 'Messages' })
      .getByText('We play on Tuesday', { exact: true })
      .waitFor();
  });

  /** Opens the commissioner's drawer and presses one of its controls. */
  const commissioner = async (name: string): Promise<void> => {
    const control = adminPage
      .getByRole('button', { name, exact: true })
      .or(adminPage.getByRole('switch', { name, exact: true }));
    const opener = adminPage.getByRole('button', { name: 'Run the draft' });
    // Behind the open drawer its opener cannot be reached, so one of the two is there.
    await control.or(opener).first().waitFor();
    if (!(await control.first().isVisible())) await opener.click();
    await control.first().click();
  };
  const confirmWithReason = async (name: string | RegExp, reason: string): Promise<void> => {
    const dialog = adminPage.getByRole('dialog').filter({ has: adminPage.getByLabel('Reason') });
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name }).click();
  };
  /** One captain's pick: the first player of the list, then the button that names him. */
  const pickFirst = async (page: Page): Promise<void> => {
    const quickly = { timeout: 2_000 };
    try {
      await page
        .getByRole('grid', { name: 'Players' })
        .getByRole('row')
        .first()
        .getByRole('gridcell')
        .first()
        .click(quickly);
      await page
        .getByRole('region', { name: 'My actions' })
        .getByRole('button', { name: /^Draft / })
        .click(quickly);
    } catch {
      // The page is still finding its way back to a server that was killed: the captain looks again.
    }
  };
  const boardOf = (page: Page): Promise<string[]> =>
    page
      .getByRole('grid', { name: 'Draft board' })
      .locator('[data-pick]')
      .evaluateAll((cells) =>
        cells
          .map((cell) => ({
            pickNo: Number(cell.getAttribute('data-pick')),
            label: cell.getAttribute('aria-label') ?? '',
          }))
          .filter(({ label }) => label.includes(': '))
          .sort((a, b) => a.pickNo - b.pickNo)
          .map(({ pickNo, label }) => `${pickNo}: ${(label.split(': ')[1] ?? '').split(', ')[0] ?? ''}`),
      );
});
