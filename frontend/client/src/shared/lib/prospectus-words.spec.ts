import type { LeagueFormat, LeagueRule, RegistrationKind } from '@fieldhouse/api-contract';
import { leagueProspectus, openLeague, openLeagueView } from '../../../test/open-league-samples';
import { sectionsOf } from './prospectus-sections';
import { amountText, priceOf } from './money';
import { nextStep, placeTexts, pricesText, refundSentences, ruleSentence } from './prospectus-words';

const sectionOf = (title: string, change: Parameters<typeof openLeagueView>[0] = {}) =>
  sectionsOf(openLeagueView(change)).find((section) => section.title === title);
const linesOf = (...section: Parameters<typeof sectionOf>) => sectionOf(...section)?.lines;

it.each([
  [0, 'USD', 'Free', '0.00'],
  [8_000, 'USD', '$80', '80.00'],
  [8_050, 'USD', '$80.50', '80.50'],
  [1_234_500, 'EUR', '€12,345', '12345.00'],
  [5_000, 'JPY', '¥5,000', '5000'],
])('%i of %s is %s', (minor, currency, text, decimal) => {
  expect([priceOf(minor, currency), amountText(minor, currency)]).toEqual([text, decimal]);
});

describe('who may play', () => {
  const names = new Map([['l1', 'Fall Softball']]);
  it.each<readonly [LeagueRule, string]>([
    [{ rule: 'age', on: '2099-04-14', from: 18, to: null }, 'You are at least 18 years old on Apr 14, 2099.'],
    [{ rule: 'age', on: '2099-04-14', from: null, to: 35 }, 'You are at most 35 years old on Apr 14, 2099.'],
    [{ rule: 'gender', allowed: ['woman', 'nonbinary'] }, 'Open to women and nonbinary people.'],
    [{ rule: 'rating', from: 3, to: 8 }, 'You rate yourself 3 to 8 on a scale of 1 to 10.'],
    [{ rule: 'prior_league', leagueIds: ['l1'] }, 'You have played in Fall Softball.'],
    [
      { rule: 'prior_league', leagueIds: ['l1', 'l2'] },
      'You have played in Fall Softball or an earlier league of the organizers.',
    ],
    [{ rule: 'document', kind: 'Student card' }, 'You show the organizers: Student card.'],
  ])('%j is a sentence', (rule, sentence) => {
    expect(ruleSentence(rule, (id) => names.get(id))).toBe(sentence);
  });

  it('is everybody where nothing is asked', () => {
    expect(linesOf('Who may play')).toEqual(['Everybody.']);
  });
});

it('says what comes back, first to last', () => {
  expect(refundSentences([])).toEqual(['What is paid does not come back.']);
  const refunds = [
    { until: '2099-04-01', percent: 100 },
    { until: '2099-04-08', percent: 50 },
  ];
  expect(refundSentences(refunds)).toEqual([
    'Withdraw by Apr 1, 2099: all of what you paid comes back.',
    'Withdraw by Apr 8, 2099: 50% of what you paid comes back.',
    'Later, nothing comes back.',
  ]);
});

it('says nothing of registering with a league that is canceled', () => {
  const titles = sectionsOf(openLeagueView({ stage: 'cancelled' })).map(({ title }) => title);
  expect(titles).toContain('Nights and dates');
  expect(titles).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Registration|costs|paid|Refunds|asked/)]),
  );
});

describe('the seasons of a league', () => {
  const spring = { leagueId: 'L0', name: 'Tuesday Softball, Fall 2098', startsOn: '2098-09-08' };
  const lastSeason = { ...spring, endsOn: '2098-11-17', teams: ['Aces', 'Bats'], players: null };

  it('are told with their days, teams and players, and lead to each other', () => {
    const line = { term: spring.name, leagueId: 'L0' };
    expect(linesOf('Last season', { lastSeason })).toEqual([
      { ...line, text: 'Sep 8, 2098 – Nov 17, 2098 · 2 teams' },
      { term: 'Teams', text: 'Aces, Bats' },
    ]);
    expect(linesOf('Last season', { lastSeason: { ...lastSeason, teams: [], players: 96 } })).toEqual([
      { ...line, text: 'Sep 8, 2098 – Nov 17, 2098 · 96 players' },
    ]);
    const nextSeason = { leagueId: 'L2', name: 'Tuesday Softball, Fall 2099' };
    expect(linesOf('Next season', { nextSeason })).toEqual([
      { term: nextSeason.name, text: 'This league continues there.', leagueId: 'L2' },
    ]);
  });

  it('say nothing where there are none', () => {
    expect([linesOf('Last season'), linesOf('Next season')]).toEqual([undefined, undefined]);
  });
});

it('says what limits the places besides their number', () => {
  const places = {
    players: 40,
    positions: [{ position: 'P', maximum: 8 }],
    genders: [{ gender: 'man' as const, maximum: 20 }],
  };
  const lines = sectionsOf(openLeagueView({ prospectus: leagueProspectus({ places }) }), () => 'Pitcher')[0]
    ?.lines;
  expect(lines?.at(-1)).toEqual({ term: 'Limits', text: 'Pitcher: at most 8 · Men: at most 20' });
});

it('says by when teams are found, but not of a draft, which finds them whenever it is', () => {
  const found = (format: LeagueFormat) =>
    linesOf('Nights and dates', { prospectus: leagueProspectus({ format, placedBy: '2099-04-21' }) });
  const line = {
    term: 'Teams are found',
    text: 'By Apr 21, 2099; players without a team by then are released',
  };
  expect(found('individual')).toContainEqual(line);
  expect(found('draft')).not.toContainEqual(line);
});

it('says how many places are left, and how many wait', () => {
  expect(placeTexts(openLeague())).toEqual(['7 of 12 team places left']);
  const full = {
    teams: { taken: 12, of: 12, waiting: 3 },
    players: { taken: 4, of: 120, waiting: 1 },
  };
  expect(placeTexts(openLeague(full))).toEqual([
    'No team place left',
    '116 of 120 player places left',
    '4 on the waitlist',
  ]);
  const lowered = openLeague({ teams: null, players: { taken: 9, of: 8, waiting: 0 } });
  expect(placeTexts(lowered)).toEqual(['No place left']);
  const alone = openLeague({ teams: null, players: { taken: 1, of: null, waiting: 0 } });
  expect(placeTexts(alone)).toEqual(['1 player so far']);
});

it('says what comes next in each stage', () => {
  const now = Date.parse('2099-01-01T12:00:00Z');
  const league = {
    ...{ opensAt: '2099-01-04T12:00:00Z', closesAt: '2099-01-06T12:00:00Z' },
  };
  const words = (['announced', 'open', 'full', 'closed', 'running', 'finished', 'cancelled'] as const).map(
    (stage) => nextStep(openLeague({ ...league, stage }), now).words,
  );
  expect(words).toEqual([
    'Opens in 3 days',
    'Closes in 5 days',
    'Closes in 5 days',
    'Starts Apr 14, 2099',
    'Runs until Jun 30, 2099',
    'Ended Jun 30, 2099',
    'This league is canceled',
  ]);
  expect(nextStep(openLeague({ ...league, stage: 'announced' }), now).exact).toBe('Sun, Jan 4, 7:00 AM EST');
});

it('says what ways to register cost, friends only where they pay what nobody else does', () => {
  const text = (...prices: readonly (readonly [RegistrationKind, number])[]) =>
    pricesText({ prices: prices.map(([kind, amount]) => ({ kind, amount })), currency: 'USD' });
  expect(text(['team', 85_500], ['free_agent', 8_000], ['group', 8_000])).toBe('Team $855 · Free agent $80');
  expect(text(['free_agent', 8_000], ['group', 7_000])).toBe('Free agent $80 · With friends, each $70');
  expect(text(['group', 7_000])).toBe('With friends, each $70');
  expect(text(['team', 85_500], ['member', 0])).toBe('Team $855 · Player of a team Free');
  expect([text(['free_agent', 0], ['group', 0]), text()]).toEqual(['Free', '']);
});

it('says what each way to register costs in each part, all included, and which part it is', () => {
  const windows = {
    ...{ opensAt: '2099-01-01T05:00:00.000Z', earlyUntil: '2099-02-01T05:00:00.000Z' },
    ...{ regularUntil: '2099-03-01T05:00:00.000Z', lateUntil: null },
  };
  const league = openLeagueView({ prospectus: leagueProspectus({ windows }) });
  const at = (instant: string) =>
    sectionsOf(league, undefined, instant).find(({ title }) => title === 'What it costs');
  expect(at('2099-02-01T05:00:00.000Z')).toEqual({
    title: 'What it costs',
    table: {
      columns: [
        { name: 'Early', note: 'until Feb 1, 2099', now: false },
        { name: 'Regular', note: 'until Mar 1, 2099', now: true },
      ],
      rows: [{ term: 'Team', cells: ['$805', '$905'] }],
    },
    lines: ['Included: Referees $5.'],
  });
  for (const closed of ['2098-12-31T00:00:00.000Z', '2099-03-01T05:00:00.000Z'])
    expect(at(closed)?.table?.columns.map(({ now }) => now)).toEqual([false, false]);
  const plain = openLeagueView({ prospectus: leagueProspectus({ windows, charges: [] }) });
  expect(sectionsOf(plain).map(({ title }) => title)).toContain('What it costs');
  const same = leagueProspectus({ windows, prices: { team: { early: 9_000, regular: 9_000, late: null } } });
  expect(sectionOf('What it costs', { prospectus: same })).toMatchObject({
    lines: [{ term: 'Team', text: '$95' }, 'Included: Referees $5.'],
  });
  const prices = { free_agent: { early: null, regular: 0, late: null } };
  const prospectus = leagueProspectus({ prices, charges: [] });
  expect(linesOf('What it costs', { prospectus })).toEqual([{ term: 'Free agent', text: 'Free' }]);
});

describe('how it is paid', () => {
  const payment = {
    ...{ depositPercent: 20, bearer: 'payer' as const },
    instalments: [
      { dueOn: '2099-04-01', percent: 40 },
      { dueOn: '2099-05-01', percent: 40 },
    ],
  };

  it('is all at once unless the league says otherwise', () => {
    expect(linesOf('How it is paid')).toEqual([
      'All of it is due with the registration.',
      'The organizers cover the card provider’s fee: you pay no more than the price.',
    ]);
  });

  it('is said in sums with their days, who bears the fee, and for how long a place is held', () => {
    const prospectus = leagueProspectus({ payment, paidFirst: true });
    expect(sectionOf('How it is paid', { prospectus })?.table).toEqual({
      columns: [
        { name: 'To register', note: 'with it' },
        { name: 'By', note: 'Apr 1, 2099' },
        { name: 'By', note: 'May 1, 2099' },
      ],
      rows: [{ term: 'Team', cells: ['$161', '$322', '$322'] }],
    });
    expect(linesOf('How it is paid', { prospectus })).toEqual([
      'If you pay by card, the card provider’s fee comes on top. You see it before you pay.',
      'A place is held for 15 minutes; people who have not paid what is due by then lose it to the next in line.',
    ]);
  });

  it('counts what would have been due by now to what is due at once', () => {
    const windows = { opensAt: '2099-04-01T12:00:00.000Z', earlyUntil: null, lateUntil: null };
    const prospectus = leagueProspectus({
      payment,
      windows: { ...windows, regularUntil: '2099-06-01T12:00:00.000Z' },
    });
    expect(sectionOf('How it is paid', { prospectus })?.table?.rows).toEqual([
      { term: 'Team', cells: ['$543', '$362'] },
    ]);
  });

  it('is not said where nothing costs anything', () => {
    const prices = { free_agent: { early: null, regular: 0, late: null } };
    const prospectus = leagueProspectus({ prices, charges: [] });
    expect(linesOf('How it is paid', { prospectus })).toBeUndefined();
  });
});

it('says nights with their times where the league is, and leaves out what there is not', () => {
  expect(linesOf('Nights and dates')).toContainEqual({
    term: 'Tuesday',
    text: '6:30 PM – 10:00 PM, Eastern Time',
  });
  const prospectus = leagueProspectus({ times: [], questions: [] });
  expect(linesOf('Nights and dates', { prospectus })).toContainEqual({
    term: 'Tuesday',
    text: 'Times to be announced',
  });
  expect(linesOf('What you will be asked', { prospectus })).toBeUndefined();
});

it('names the teams of each division, and of no such thing where none is in one', () => {
  const divisions = [
    { division: 'Upper', teams: ['Hawks', 'Owls'] },
    { division: null, teams: ['Rats'] },
  ];
  expect(linesOf('Teams', { divisions })).toEqual([
    { term: 'Upper', text: 'Hawks, Owls' },
    { term: 'No division', text: 'Rats' },
  ]);
  expect(linesOf('Teams')).toBeUndefined();
});
