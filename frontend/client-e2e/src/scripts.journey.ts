import type { CommandResultView, PoolView, TeamView } from '@fieldhouse/api-contract';
import { inFull } from '@fieldhouse/testing/attack-size';
import type { Browser } from 'playwright-core';
import { draftSettings } from './draft-league';
import { OPEN_TEAM } from './open-team';
import { Person, SITE_ADMIN, onStage, until, type Product } from './product';
import { ALIKE, CORPUS, EACH, FIELDS, LISTED, SECRETS, textFor, UNSHOWN } from './scripts-corpus';
import { seedScripts, type Seeded } from './scripts-seed';
import { ScriptWatch } from './scripts-watch';
import { textFields } from './text-fields';
import { DESKTOP, visit } from './visitor';

const DRAFT_TABS = ['setup', 'teams', 'pool', 'order', 'board', 'checklist', 'history', 'results'];
const LIMITS = { positions: [], genders: [] };
const LEAGUE = {
  name: 'L',
  sport: 'softball',
  season: 'S',
  teamCount: 2,
  rosterSize: 4,
  limits: LIMITS,
  gameNights: [],
  zone: 'UTC',
};
const COMPLEX = {
  complexName: 'C',
  city: 'C',
  sports: ['softball'],
  arenas: 1,
  contactName: 'C',
  contactPhone: '+1 555 010 9999',
};
const PLAYER = {
  externalId: null,
  firstName: 'A',
  lastName: 'B',
  birthDate: null,
  hometown: null,
  phone: null,
  gender: null,
  positions: [],
  rating: null,
  nights: [],
  comment: null,
  ownColumns: [],
};
const INVITED = { email: 'kim@example.org', role: 'player', number: null };
const SPORT = { sport: 'softball', positions: [], level: null, lookingForTeam: false, willingToSub: false };

const DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** Some thousand commands, one after the other. */
const SEEDED_WITHIN_MS = 900_000;

/** Pages of one kind differ by their text alone: a run reads some of them, all with --long. */
const sampled = <T>(all: readonly T[]): readonly T[] => (inFull ? all : all.filter((_, n) => n % 2 === 0));

describe('texts that would rather be scripts', () => {
  let product: Product;
  let browser: Browser;
  let boss: Person;
  let owner: Person;
  let seeded: Seeded;
  let watch: ScriptWatch;

  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    boss = await Person.signedUp(product.url, SITE_ADMIN);
    owner = await Person.signedUp(product.url, 'Morgan');
    await boss.turnOnSecondFactor();
    seeded = await seedScripts(product.url, boss, owner);
    watch = new ScriptWatch(product.url);
  }, SEEDED_WITHIN_MS);

  const lookAs = async (person: Person, paths: readonly string[]): Promise<void> =>
    watch.look(await watch.over((await person.open(browser)).page), paths);
  const ownMember = async (): Promise<string> => {
    const path = `/teams/${seeded.teamIds[0]}`;
    const { me } = await owner.send<TeamView>('GET', path);
    return `${path}/members/${me?.memberId}`;
  };
  const draftPage = (rest: string): string => `/complex/leagues/${seeded.leagueId}/draft${rest}`;

  it('are put into every field of the contract that takes them', () => {
    expect(CORPUS).toHaveLength(40);
    const written = FIELDS.flatMap((field) => EACH.map((n) => textFor(field, n)));
    expect(CORPUS.filter((text) => !written.some((one) => one.startsWith(`${text}~`)))).toEqual([]);
    expect(textFields().sort()).toEqual([...FIELDS, ...SECRETS, ...LISTED, ...ALIKE].sort());
  });

  it('are refused where only names of a list may stand', async () => {
    const [text = ''] = CORPUS;
    const limits = { ...LIMITS, positions: [{ position: text, minimum: 0, maximum: null }] };
    const clock = { ...draftSettings.clock, zone: text };
    const { streamId } = await owner.send<CommandResultView>('POST', '/leagues', LEAGUE);
    const league = `/leagues/${streamId.slice('league-'.length)}`;
    const requests = [
      ['POST', '/leagues', { ...LEAGUE, sport: text }],
      ['POST', '/leagues', { ...LEAGUE, zone: text }],
      ['POST', '/leagues', { ...LEAGUE, limits }],
      ['POST', '/beta/application/submit', { ...COMPLEX, sports: [text] }],
      ['PUT', '/beta/application', { ...COMPLEX, sports: [text] }],
      ['POST', `${league}/pool/players`, { ...PLAYER, positions: [text] }],
      ['PUT', '/player/sports', { sports: [{ ...SPORT, sport: text }] }],
      ['PUT', '/player/sports', { sports: [{ ...SPORT, positions: [text.slice(0, 8)] }] }],
      ['PUT', `${league}/draft`, { settings: { ...draftSettings, clock } }],
      ['POST', '/teams', { ...OPEN_TEAM, sport: text }],
      ['POST', '/teams', { ...OPEN_TEAM, zone: text }],
      ['PUT', await ownMember(), { number: null, positions: [text.slice(0, 8)] }],
      [
        'POST',
        `/teams/${seeded.teamIds[0]}/invitations`,
        { people: [{ ...INVITED, positions: [text.slice(0, 8)] }] },
      ],
      ['PUT', '/notification-settings/quiet-hours', { quiet: { from: '22:00', to: '08:00', zone: text } }],
    ] as const;
    expect(requests).toHaveLength(LISTED.length);
    const answers = await Promise.allSettled(
      requests.map(([method, path, body]) => owner.send(method, path, body)),
    );
    const reasons = answers.map((one) => (one.status === 'rejected' ? String(one.reason) : 'taken'));
    expect(reasons).toEqual(requests.map(() => expect.stringMatching(/answered 4\d\d/) as unknown));
  });

  it('stay texts on the pages of site admins', async () => {
    const { users } = await boss.send<{ users: { accountId: string }[] }>('GET', '/admin/users?limit=100');
    await lookAs(boss, [
      '/admin?tab=users',
      '/admin?tab=beta&state=waitlisted',
      '/admin?tab=contact',
      '/admin?tab=contact&state=closed',
      '/admin?tab=reports',
      ...users.filter((_, n) => n % 3 === 0).map(({ accountId }) => `/admin?tab=users&user=${accountId}`),
    ]);
  });

  it('stay texts on the pages of a league', async () => {
    await lookAs(owner, [
      '/dashboard',
      '/draft-leagues',
      ...DRAFT_TABS.map((tab) => draftPage(`?tab=${tab}`)),
      ...sampled(seeded.playerIds).map((playerId) => draftPage(`?tab=pool&player=${playerId}`)),
      draftPage('/room'),
      draftPage('/room?view=projector'),
    ]);
    const reason = textFor('draft.PauseDraft.reason', 0);
    await owner.send('POST', `/leagues/${seeded.leagueId}/draft/pause`, { reason });
    await lookAs(owner, [draftPage('/room'), draftPage('/room?view=projector')]);
  });

  it('stay texts on the pages of teams', async () => {
    const [asked, left] = seeded.teamIds.map((teamId) => `/teams/${teamId}`);
    const tabs = ['overview', 'roster', 'settings'].map((tab) => `${asked}?tab=${tab}`);
    await lookAs(owner, ['/teams', ...tabs, `${left}?tab=history`]);
    const page = await watch.over((await owner.open(browser)).page);
    await watch.look(page, [`${left}?tab=chat`]);
    await page.getByRole('log', { name: 'Messages' }).getByRole('article').last().waitFor();
    await watch.read(page);
    await page.getByRole('button', { name: /^\d+ reports?$/ }).click();
    await page.getByRole('list', { name: 'Reported messages' }).waitFor();
    await watch.read(page);
  });

  it('stay texts in a list of players, its name and the names of its columns', async () => {
    const page = await watch.over((await owner.open(browser)).page);
    await page.goto(`${product.url}${draftPage('?tab=pool&import=1')}`);
    const line = (cells: readonly string[]): string =>
      cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
    const rows = CORPUS.map((text, n) => line(['Alex', `${n} Listed`, text, text]));
    const list = [line(['First name', 'Last name', 'Comment', CORPUS[0] ?? '']), ...rows].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${CORPUS[4]}.csv`, mimeType: 'text/csv', buffer: Buffer.from(list) });
    await page.getByRole('region', { name: 'Columns' }).waitFor();
    await watch.read(page);
    await page.getByRole('button', { name: /^Import \d+ players$/ }).click();
    await until('the list is in the pool', async () => {
      const { lastImport } = await owner.send<PoolView>('GET', `/leagues/${seeded.leagueId}/pool`);
      return lastImport?.state === 'finished';
    });
    await watch.look(page, [draftPage('?tab=pool')]);
  });

  it('stay texts for captains, applicants and visitors', async () => {
    for (const n of inFull ? [0, 6, 12, 18, 24, 30, 36] : [0, 5]) {
      const [person, other] = [seeded.people[n], seeded.renamed[n]];
      if (!person || !other) throw new Error('nobody there');
      const { id } = await person.send<{ id: string }>('GET', '/auth/user');
      const name = textFor('noticeSettings.AddPushDevice.name', n);
      await person.send('PUT', '/notification-settings/devices/phone', { ...DEVICE, name });
      const card = ['/player-profile', `/player-profile?user=${id}`, '/player-profile?tab=notifications'];
      await lookAs(person, ['/complex', '/player-profile?tab=account', ...card, draftPage('/room')]);
      await lookAs(other, ['/complex', '/player-profile?tab=account']);
    }
    await watch.look(await watch.over(await visit(browser, DESKTOP)), [seeded.invite, seeded.spectate]);
  });

  it('stay texts in the mails that they stand in', async () => {
    const mails = (await (await fetch(`${product.inside}/api/dev/mail`)).json()) as readonly { id: string }[];
    const page = await watch.over(await visit(browser, DESKTOP));
    await watch.look(
      page,
      sampled(mails.slice(0, 2 * EACH.length)).map(({ id }) => `/api/dev/mail/${id}`),
    );
  });

  it('would be noticed if they were more than texts', async () => {
    const control = new ScriptWatch(product.url);
    const page = await control.over(await visit(browser, DESKTOP));
    await page.goto(`${product.url}/auth`);
    await page.evaluate('document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=pwn=1>")');
    await until('the broken rule is noticed', () => control.wrong.length > 0);
    expect(control.wrong.join()).toMatch(/script-src-attr/);
  });

  it('ran nowhere, broke no rule of the policy, and were there to be read', () => {
    const { seen, wrong, pages } = watch;
    const unseen = FIELDS.filter((field) => !EACH.some((n) => seen.has(textFor(field, n))));
    process.stdout.write(
      `scripts: ${CORPUS.length} texts in ${FIELDS.length} fields, ${seen.size} of ${EACH.length * FIELDS.length} ` +
        `pairs read on ${pages} pages, ${wrong.length} scripts run or rules broken\n`,
    );
    expect(wrong).toEqual([]);
    expect(unseen).toEqual(UNSHOWN);
  });
});
