import type { RegistrationStep } from '@fieldhouse/api-contract';
import { filledIn, prospectus, registration } from '../../../../test/registration-samples';
import { lineWords } from './eligibility-words';
import { isFullFor, outcomeSentences } from './outcome-words';
import { priceNow } from './price-words';
import { statusSentences } from './standing-words';
import { STATUS_WORDS } from './status-words';
import { stepSentence } from './step-words';
import { holdWarning, timeLeft } from './time-left';
import { declineSentences, removalSentences, withdrawalSentences } from './withdrawal-words';

const at = '2027-03-02T19:02:00.000Z';
const zone = 'America/New_York';
const teamName = (teamId: string): string | null => (teamId === 't1' ? 'Hawks' : null);
const divisionName = (divisionId: string): string | null => (divisionId === 'a' ? 'A' : null);
const inList = { rank: 3, of: 7 };
const sentence = (step: RegistrationStep): string =>
  stepSentence(step, { zone, teamName, divisionName }).what;

describe('the steps of a registration', () => {
  const steps: readonly (readonly [RegistrationStep, string])[] = [
    [{ code: 'submitted', at }, 'You registered.'],
    [{ code: 'joined', at, ...inList }, 'There was no free place: you joined the waitlist, 3rd of 7.'],
    [
      { code: 'offered', at, ...inList, holdUntil: '2027-03-02T21:02:00.000Z' },
      'You were 3rd of 7. A place was offered until Tue, Mar 2, 4:02 PM EST.',
    ],
    [
      { code: 'no_answer', at, ...inList, offeredAt: '2027-03-02T19:02:00.000Z', newRank: 3 },
      'You were 3rd of 7; offered Tue, Mar 2, 2:02 PM EST, no answer in time. You stayed on the list, now 3rd.',
    ],
    [{ code: 'declined', at, ...inList }, 'You declined the place, 3rd of 7.'],
    [{ code: 'division', at, divisionId: 'a' }, 'The organizers put the team into the division “A”.'],
    [
      { code: 'division', at, divisionId: 'gone' },
      'The organizers put the team into a division that the league does not have anymore.',
    ],
    [{ code: 'division', at, divisionId: null }, 'The organizers took the team out of its division.'],
    [
      { code: 'offer_taken_back', at, ...inList },
      'The offer was taken back: there are fewer places now. You were 3rd of 7.',
    ],
    [
      { code: 'passed_over', at, ...inList, why: 'full', full: ['gender:woman', 'position:C'] },
      'You were 3rd of 7, and somebody behind got a place: the place was not one that you could take, because all places for women and places for C are taken.',
    ],
    [
      { code: 'passed_over', at, ...inList, why: 'missed', full: [] },
      'You were 3rd of 7, and somebody behind got a place: an offer had run out without an answer before.',
    ],
    [
      { code: 'passed_over', at, ...inList, why: 'organizer', full: [] },
      'You were 3rd of 7, and somebody behind got a place: the organizers chose somebody else.',
    ],
    [{ code: 'moved', at, ...inList, newRank: 1 }, 'The organizers moved you from 3rd to 1st of 7.'],
    [
      { code: 'moved_by_staff', at, reason: 'Plays goalie' },
      'The organizers changed your rank on the waitlist.',
    ],
    [
      { code: 'moved_down', at, ...inList },
      'There are fewer places now: you went back to the waitlist, 3rd of 7.',
    ],
    [{ code: 'approved', at }, 'Your registration was approved.'],
    [{ code: 'confirmed', at }, 'Your place is confirmed.'],
    [
      { code: 'held', at, holdUntil: '2027-03-02T19:17:00.000Z' },
      'The place was held for you until Tue, Mar 2, 2:17 PM EST, to be paid by then.',
    ],
    [{ code: 'paid', at }, 'You paid what was due.'],
    [{ code: 'lapsed', at }, 'The place was not paid for in time, and was given up.'],
    [
      { code: 'forfeited', at, percent: 50 },
      'What was due was not paid, and your place was given up. 50% of what was paid comes back.',
    ],
    [{ code: 'forfeited', at, percent: 0 }, 'What was due was not paid, and your place was given up.'],
    [
      { code: 'passed_on', at },
      'The team is led by somebody else, who answers for the registration from then on.',
    ],
    [{ code: 'taken_back', at }, 'Your place is not confirmed anymore: there are fewer places now.'],
    [{ code: 'withdrawn', at, percent: 50 }, 'You withdrew. 50% of what was paid comes back.'],
    [{ code: 'withdrawn', at, percent: 100 }, 'You withdrew. Anything that was paid comes back.'],
    [{ code: 'withdrawn', at, percent: 0 }, 'You withdrew.'],
    [{ code: 'rejected', at, reason: null }, 'Your registration was declined.'],
    [{ code: 'removed', at, reason: null }, 'The organizers ended your registration.'],
    [
      { code: 'league_cancelled', at, reason: 'Fields are flooded.' },
      'The league was canceled, and your registration ended with it.',
    ],
    [{ code: 'unplaced', at }, 'No team was found by the last day for it.'],
    [{ code: 'rostered', at, teamId: 't1' }, 'You joined Hawks.'],
    [{ code: 'rostered', at, teamId: 'gone' }, 'You joined a team that is not in the league anymore.'],
    [{ code: 'rostered', at, teamId: null }, 'You came off the team, and wait for another one.'],
    [{ code: 'group_joined', at }, 'You joined the group of friends.'],
    [{ code: 'group_left', at }, 'You left the group of friends.'],
    [{ code: 'invited', at, teamId: 't1' }, 'Hawks invited you to the team.'],
    [{ code: 'invitation_declined', at, teamId: 't1' }, 'You declined the invitation of Hawks.'],
    [{ code: 'invitation_taken_back', at, teamId: 't1' }, 'Hawks withdrew its invitation.'],
    [{ code: 'placed', at, ...inList, via: 'join', byAdmin: false }, 'There was a free place: you got it.'],
    [
      { code: 'placed', at, ...inList, via: 'offer', byAdmin: false },
      'You accepted the place that was offered.',
    ],
    [{ code: 'placed', at, ...inList, via: 'organizer', byAdmin: true }, 'The organizers gave you a place.'],
    [{ code: 'placed', at, ...inList, via: 'draw', byAdmin: false }, 'You got a place in the draw.'],
    [
      { code: 'placed', at, ...inList, via: 'promotion', byAdmin: false },
      'You moved up from 3rd of 7 to a place.',
    ],
  ];
  it.each(steps)('%j', (step, words) => {
    expect(sentence(step)).toBe(words);
  });

  it('speaks of somebody else to the staff, with the reason', () => {
    const step = { code: 'moved_by_staff', at, reason: 'Plays goalie' } as const;
    expect(stepSentence(step, { zone, teamName, divisionName, person: 'they' })).toEqual({
      what: 'The organizers changed their rank on the waitlist.',
      why: 'Plays goalie',
    });
  });
});

describe('eligibility', () => {
  const names = { waiverTitle: () => 'Liability waiver' };
  it.each([
    [
      { rule: { rule: 'age', on: '2027-04-06', from: 18, to: null }, code: 'too_young', params: { age: 17 } },
      'At least 18 years old on Apr 6, 2027',
      'You will be 17 on that day, which is too young.',
    ],
    [
      { rule: { rule: 'rating', from: null, to: 6 }, code: 'rating_too_high', params: { rating: 8 } },
      'Level at most 6, as you see yourself',
      'You gave yourself level 8, which is above that.',
    ],
    [
      {
        rule: { rule: 'gender', allowed: ['woman', 'nonbinary'] },
        code: 'gender_not_allowed',
        params: { gender: 'man' },
      },
      'For women and nonbinary people',
      'This league is not for men.',
    ],
    [
      { rule: { rule: 'waiver', waiverId: 'w1', version: '2' }, code: 'waiver_changed', params: {} },
      'Has signed: Liability waiver',
      'Its text has changed since you signed it.',
    ],
    [
      { rule: { rule: 'document', kind: 'ID card' }, code: 'no_document', params: {} },
      'Has shown the organizers: ID card',
      'Not shown yet.',
    ],
  ])('words %j', (line, asked, reason) => {
    const words = lineWords({ ...line, verdict: 'refused' }, names);
    expect(words).toMatchObject({ asked, reason });
    expect(words.next).not.toBeNull();
  });

  it('says nothing of a code that a newer service has, but what is asked', () => {
    const line = { rule: { rule: 'code' }, verdict: 'refused', code: 'constructor', params: {} } as const;
    expect(lineWords(line, names)).toMatchObject({ asked: 'Has a code from the organizers', reason: null });
  });
});

describe('prices and what happens', () => {
  it('says what a kind costs at an instant, of what it is made and until when', () => {
    const terms = prospectus({
      windows: {
        opensAt: '2027-01-01T00:00:00.000Z',
        earlyUntil: '2027-02-01T05:00:00.000Z',
        regularUntil: '2027-03-01T05:00:00.000Z',
        lateUntil: null,
      },
    });
    expect(priceNow(terms, 'free_agent', zone, '2027-01-15T00:00:00.000Z')).toEqual({
      total: 7_500,
      words: '$75.00',
      until: 'Mon, Feb 1, 12:00 AM EST',
      lines: [
        { name: 'Early price', amount: '$70.00' },
        { name: 'Insurance', amount: '$5.00' },
      ],
    });
    expect(priceNow(terms, 'free_agent', zone, '2027-02-01T05:00:00.000Z').total).toBe(8_500);
    expect(priceNow(terms, 'free_agent', zone, '2026-12-01T05:00:00.000Z').words).toBe('Not open yet');
    expect(priceNow(terms, 'free_agent', zone, '2027-03-01T05:00:00.000Z').words).toBe('Closed');
  });

  const places = (held: number, waiting: number) => ({
    teams: { capacity: 8, held, waiting },
    players: { capacity: 40, held, waiting, limits: [] },
  });
  const asTeam = { kind: 'team' as const, person: {} };
  const alone = { kind: 'free_agent' as const, person: filledIn.person };
  it('says whether there is a place, or how many wait before', () => {
    expect(outcomeSentences(prospectus(), asTeam, 0, places(3, 0))).toEqual([
      'There is a place: it is yours at once.',
    ]);
    expect(outcomeSentences(prospectus(), asTeam, 100, places(8, 1))).toEqual([
      'Every place is taken: you join the waitlist with 1 team before you. You pay nothing until you have a place.',
      'You pay here by card, or as the organizers tell you.',
    ]);
    const first = prospectus({ paidFirst: true });
    expect(outcomeSentences(first, asTeam, 100, places(3, 0))).toEqual([
      'There is a place for you.',
      'Your place is held for 15 minutes. It is yours once what is due is paid; otherwise it is given up.',
    ]);
    expect(outcomeSentences(first, asTeam, 100, places(8, 0))).toEqual([
      'Every place is taken: you join the waitlist as the first. You pay nothing until you have a place.',
      'Once you have a place, you have 15 minutes to pay what is due.',
    ]);
    expect(outcomeSentences(prospectus({ approval: true }), asTeam, 0, places(3, 0))).toEqual([
      'There is a place for you.',
      'Then the organizers say yes or no.',
    ]);
    const shows = prospectus({ eligibility: [{ rule: 'document', kind: 'Photo ID' }] });
    expect(outcomeSentences(shows, alone, 0, places(3, 0))).toEqual([
      'There is a place for you.',
      'It is approved once the organizers have seen: Photo ID.',
    ]);
    expect(outcomeSentences(shows, asTeam, 0, places(3, 0))).toHaveLength(1);
    expect(outcomeSentences(prospectus({ waitlist: false }), alone, 0, places(40, 0))).toEqual([
      'Every place is taken, and this league keeps no waitlist.',
    ]);
  });

  it('says whether there is a place for somebody of their kind, whoever waits for others', () => {
    const limited = (held: number) => ({
      ...places(3, 2),
      players: {
        ...places(3, 2).players,
        limits: [
          { category: 'gender:woman', maximum: 2, held },
          { category: 'gender:man', maximum: 2, held: 2 },
        ],
      },
    });
    expect(outcomeSentences(prospectus(), alone, 0, limited(1))).toEqual([
      'There is a place: it is yours at once.',
    ]);
    expect(outcomeSentences(prospectus(), alone, 0, limited(2))).toEqual([
      'Every one of the places for women is taken: you join the waitlist with 2 people before you. You pay nothing until you have a place.',
    ]);
    expect(outcomeSentences(prospectus({ waitlist: false }), alone, 0, limited(2))).toEqual([
      'Every one of the places for women is taken, and this league keeps no waitlist.',
    ]);
    expect(isFullFor('team', filledIn.person, limited(2))).toBe(false);
    expect(isFullFor('member', filledIn.person, limited(2))).toBe(false);
  });

  /** Terms of a league, and what they come to for the registration that is asked about. */
  const terms = (percent: number, paidMinor = 0, backMinor = 0) => {
    const { registrationId } = registration();
    return { refunds: paidMinor > 0 ? [{ registrationId, percent, paidMinor, backMinor }] : [] };
  };

  it('says what a withdrawal costs', () => {
    expect(withdrawalSentences(registration({ money: 'paid' }), terms(50, 6_000, 3_000))).toEqual([
      '50% of what was paid comes back: $30.00 of $60.00.',
      'Your place goes to the next in line.',
      'If you register again, you go to the end.',
    ]);
    const waiting = registration({ status: 'waitlisted', waitlist: inList });
    expect(withdrawalSentences(waiting, terms(0)).slice(0, 2)).toEqual([
      'No payment has arrived, so nothing is owed.',
      'You lose your rank on the waitlist.',
    ]);
  });

  it('says what comes back of a part that was paid, and of one that has come back already', () => {
    const first = (money: 'partial' | 'refunded_part' | 'refunded', ...known: Parameters<typeof terms>) =>
      withdrawalSentences(registration({ kind: 'team', money }), terms(...known))[0];
    expect(first('partial', 0, 4_000, 0)).toBe('Nothing comes back of the $40.00 that was paid.');
    expect(first('refunded_part', 100, 3_500, 3_500)).toBe('All that was paid comes back: $35.00.');
    expect(first('refunded', 100)).toBe('All that was paid has come back already.');
  });

  it('says that a deposit for what was never owed comes back whole, and that nothing goes back twice', () => {
    const waiting = registration({ money: 'deposit', status: 'waitlisted', waitlist: inList });
    expect(withdrawalSentences(waiting, terms(0, 2_500, 2_500))[0]).toBe(
      'All that was paid comes back: $25.00.',
    );
    expect(withdrawalSentences(waiting, terms(50))[0]).toBe(
      'Nothing more of what was paid comes back now. What a bank decides about follows once it has.',
    );
  });

  it('says what comes back to who lost a place and declines another one', () => {
    const offered = registration({ money: 'paid', status: 'offered', waitlist: inList });
    const leaves =
      'The place goes to the next in line, and you leave the waitlist. You can register again at its end.';
    expect(declineSentences(offered, terms(0, 9_000, 9_000))).toEqual([
      'All that was paid comes back: $90.00.',
      leaves,
    ]);
    const free = { part: 'early' as const, total: 0, currency: 'USD' };
    expect(declineSentences({ ...offered, price: free }, terms(0))).toEqual([leaves]);
  });

  it('says to the staff what follows when they end it', () => {
    const ended = 'This cannot be undone: to come back is to register again, while registration is open.';
    const of = (more: Parameters<typeof registration>[0]) =>
      removalSentences({ ...registration(more), name: 'Ann Hale' });
    expect(of({ money: 'deposit' })).toEqual([
      'Everything paid for it is refunded: to cards right away and without a second approval; cash is yours to hand back.',
      'The place goes to the next in line.',
      ended,
    ]);
    expect(of({ money: 'partial' })[0]).toMatch(/^Everything paid for it is refunded/);
    expect(of({ money: 'unpaid', kind: 'team' })).toEqual([
      'No payment for it has arrived, and nothing is owed anymore.',
      'Its place goes to the next in line, and the team leaves the league.',
      ended,
    ]);
    expect(of({ money: 'none', status: 'waitlisted', waitlist: inList })).toEqual([
      'Ann Hale loses the rank on the waitlist.',
      ended,
    ]);
  });
});

it('says what every status means and what comes next', () => {
  expect(Object.values(STATUS_WORDS).filter(({ means, next }) => means === '' || next === '')).toEqual([]);
  expect(statusSentences(registration({ status: 'waitlisted', waitlist: inList }), 'team')).toEqual([
    'You are 3rd of 7 on the waitlist.',
    'When a place comes free it is offered in the order of the list. You are told when it is your turn, and by when to answer.',
  ]);
  const steps = [{ code: 'rejected', at, reason: 'No more goalies' }] as const;
  expect(statusSentences(registration({ status: 'rejected', steps: [...steps] }), 'team')).toContain(
    'The reason: No more goalies',
  );
});

it('promises no team to whoever has none, and sends a player whom a captain declined on', () => {
  const next = (format: 'team' | 'individual' | 'draft') =>
    statusSentences(registration({ status: 'confirmed' }), format);
  expect(next('team')).toEqual([
    'You are in.',
    'Next you need a team: a captain can invite you, or the organizers can place you.',
  ]);
  // Only where there is a draft.
  expect(next('individual').join()).not.toContain('draft');
  expect(next('draft').join()).toContain('captains draft their players');
  expect(statusSentences(registration({ status: 'rejected', kind: 'member' }), 'team')).toEqual([
    'Your registration was declined.',
    'You can register again while registration is open, with another team or alone.',
  ]);
});

it.each([
  ['2027-06-30', 'through Jun 30, 2027'],
  [null, 'until the league lifts it'],
])('says beforehand who is suspended for the whole season, until %s', (lastDay, days) => {
  const rule = { rule: 'not_suspended', on: '2027-05-31' };
  const line = { rule, verdict: 'refused', code: 'suspended', params: { lastDay } } as const;
  expect(lineWords(line, { waiverTitle: () => '' })).toMatchObject({
    asked: 'Is not suspended on May 31, 2027',
    reason: `You are suspended ${days}, so nobody could line you up this season.`,
  });
});

it('counts games and times', () => {
  const names = { waiverTitle: () => '' };
  const words = (rule: object, code: string, params: Record<string, unknown>) =>
    lineWords({ rule: rule as { rule: string }, verdict: 'refused', code, params }, names);
  expect(words({ rule: 'substitute_quota', most: 1 }, 'quota_used', { games: 1 })).toMatchObject({
    asked: 'Has been a substitute fewer than 1 time',
    reason: 'You have been a substitute 1 time already.',
  });
  expect(
    words({ rule: 'games_played', share: null, least: 1 }, 'too_few_games', { played: 0, of: 1, needed: 1 }),
  ).toMatchObject({
    asked: 'Has played at least 1 game',
    reason: 'You have played 0 of 1 game, and 1 is needed.',
  });
});

it.each([
  [249, '4:09'],
  [3_600 * 3 + 300, '3 h 05 min'],
  [3_600 * 27, '1 d 3 h'],
  [0, '0:00'],
])('%d seconds left are %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});

it.each([
  [601, ''],
  [600, 'Less than 10 minutes left to pay for your place.'],
  [301, 'Less than 10 minutes left to pay for your place.'],
  [300, 'Less than 5 minutes left to pay for your place.'],
  [60, 'Less than a minute left to pay for your place.'],
])('%d seconds before a place is lost it is read out: %s', (seconds, words) => {
  expect(holdWarning(seconds)).toBe(words);
});
