import type { DraftEvent } from '@fieldhouse/events/drafts';
import { draftSettings } from '@fieldhouse/testing/draft-settings';
import { cannotWait, draftNoticeFor, isTurnMailed, quietOfTurn, type DraftMatter } from './draft-notice';
import { draftAfter, type ToldDraft } from './told-draft';
import type { ToldDraftDocument } from './told-drafts.projection';

const draftId = 'd1';
const startsAt = '2026-11-25T00:30:00.000Z';
const at = '2026-11-24T23:30:00.000Z';
const said = { reason: 'Agreed', authorId: 'boss' };
type Settings = Extract<DraftEvent, { type: 'DraftCreated' }>['data']['settings'];
const settings = (more: Partial<Settings> = {}): Settings =>
  ({ ...draftSettings(2), startsAt, ...more }) as Settings;
const created = (more: Partial<Settings> = {}): DraftEvent => ({
  type: 'DraftCreated',
  data: { draftId, leagueId: 'l1', settings: settings(more) },
});
const ordered: DraftEvent = { type: 'DraftOrderSetByHand', data: { draftId, order: ['t1', 't2'], ...said } };
const lobby: DraftEvent = { type: 'DraftLobbyOpened', data: { draftId, players: [], freeCaptains: [] } };
const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: at } };
const turn = (pickNo: number, teamId: string, more: object = {}): DraftEvent => ({
  type: 'TurnStarted',
  data: {
    ...{ draftId, pickNo, teamId, round: Math.ceil(pickNo / 2), clockSeq: pickNo, startedAt: at },
    ...{ deadlineAt: '2026-11-24T23:31:00.000Z', autoPickAt: '2026-11-24T23:31:02.000Z', auto: false },
    ...more,
  },
});
const picked = (pickNo: number, teamId: string): DraftEvent => ({
  type: 'PlayerPicked',
  data: {
    ...{ draftId, pickNo, round: Math.ceil(pickNo / 2), teamId, playerId: `p${pickNo}`, source: 'captain' },
    ...{ why: null, assignedRating: null, pickedAt: at, remainingSeconds: null },
  },
});
const auto = (teamId: string): DraftEvent => ({
  type: 'AutoModeEnabled',
  data: { draftId, teamId, cause: 'two_expiries' },
});
const LIVE = [created(), ordered, lobby, started];

const documentAfter = (...facts: readonly DraftEvent[]): ToldDraftDocument => ({
  ...{ _id: draftId, leagueId: 'l1', leagueName: 'Tuesday League', zone: 'UTC' },
  ...{ closed: false, runners: [], commissionerIds: ['boss'] },
  teams: [
    { teamId: 't1', name: 'Hawks', pickerIds: ['ana', 'abe'], leaderIds: ['ana'] },
    { teamId: 't2', name: 'Otters', pickerIds: ['ben'], leaderIds: ['ben'] },
  ],
  draft: facts.reduce<ToldDraft | null>(draftAfter, null),
});
const matter = (more: Partial<DraftMatter> & Pick<DraftMatter, 'news'>): DraftMatter => ({
  ...{ draftId, teamId: null, accountId: null, clockSeq: null, startsAt: null, minutes: null },
  ...more,
});
type Case = Partial<DraftMatter> & Pick<DraftMatter, 'news'>;
const PEOPLE = ['ana', 'abe', 'ben', 'boss', 'eve'];
/** What each hears, by account; whoever hears nothing is left out. */
const heard = (what: Case, facts: readonly DraftEvent[], by: string | null = null) =>
  Object.fromEntries(
    PEOPLE.flatMap((accountId) => {
      const told = draftNoticeFor({ draft: matter(what), by }, documentAfter(...facts), {
        accountId,
        leads: {},
        at,
      });
      return typeof told === 'string' ? [] : [[accountId, told.news]];
    }),
  );

describe('whose turn it is', () => {
  const on = (pickNo: number): Case => ({ news: 'on_clock', clockSeq: pickNo });

  it('is told to those who pick for the team, and who is next is on deck', () => {
    expect(heard(on(1), [...LIVE, turn(1, 't1')])).toEqual({
      ana: 'on_clock',
      abe: 'on_clock',
      ben: 'on_deck',
    });
  });

  it('is told again to those who pick for the team, while it lasts', () => {
    const still: Case = { news: 'still_on_clock', clockSeq: 1 };
    const first = [...LIVE, turn(1, 't1')];
    expect(heard(still, first)).toEqual({ ana: 'still_on_clock', abe: 'still_on_clock' });
    expect(heard(still, [...first, picked(1, 't1'), turn(2, 't2')])).toEqual({});
    expect(heard(still, [...LIVE, turn(1, 't1', { auto: true })])).toEqual({});
  });

  it('is mailed where a pick may take an hour, to who is on the clock', () => {
    const at = (pickSeconds: number) =>
      documentAfter(
        created({ clock: { ...settings().clock, pickSeconds } }),
        ordered,
        lobby,
        started,
        turn(1, 't1'),
      );
    expect(isTurnMailed({ news: 'on_clock' }, at(3_600))).toBe(true);
    expect(isTurnMailed({ news: 'still_on_clock' }, at(3_600))).toBe(true);
    expect(isTurnMailed({ news: 'on_deck' }, at(3_600))).toBe(false);
    expect(isTurnMailed({ news: 'on_clock' }, at(3_599))).toBe(false);
  });

  it('is told without a next one where that is their own pick too, or the last', () => {
    const second = [...LIVE, turn(1, 't1'), picked(1, 't1'), turn(2, 't2')];
    expect(heard(on(2), second)).toEqual({ ben: 'on_clock' });
    const third = [...second, picked(2, 't2'), turn(3, 't2')];
    expect(heard(on(3), third)).toEqual({ ana: 'on_deck', abe: 'on_deck', ben: 'on_clock' });
    const last = [...third, picked(3, 't2'), turn(4, 't1')];
    expect(heard(on(4), last)).toEqual({ ana: 'on_clock', abe: 'on_clock' });
  });

  it('passes over cells that are filled, also those of a captain before the start', () => {
    const facts = [created(), ordered, lobby, picked(2, 't2'), started, turn(1, 't1')];
    expect(heard(on(1), facts)).toEqual({ ana: 'on_clock', abe: 'on_clock', ben: 'on_deck' });
    const undone: DraftEvent = { type: 'DraftReset', data: { draftId, ...said } };
    expect(documentAfter(...facts, picked(1, 't1'), undone).draft).toMatchObject({
      status: 'lobby',
      filled: [2],
    });
  });

  it('is not told to whoever brought it about, nor to a team for which the clock picks', () => {
    expect(heard(on(1), [...LIVE, turn(1, 't1')], 'ana')).toEqual({ abe: 'on_clock', ben: 'on_deck' });
    expect(heard(on(1), [...LIVE, auto('t2'), turn(1, 't1')])).toEqual({ ana: 'on_clock', abe: 'on_clock' });
    expect(heard(on(1), [...LIVE, turn(1, 't1', { auto: true })])).toEqual({ ben: 'on_deck' });
  });

  it('is over with the next turn, a pause, or the time; on a soft clock it goes on', () => {
    expect(heard(on(1), [...LIVE, turn(1, 't1'), picked(1, 't1'), turn(2, 't2')])).toEqual({});
    const paused: DraftEvent = {
      type: 'DraftPaused',
      data: { draftId, cause: 'commissioner', remainingSeconds: 5, ...said },
    };
    expect(heard(on(1), [...LIVE, turn(1, 't1'), paused])).toEqual({});
    const up = { deadlineAt: at };
    expect(heard(on(1), [...LIVE, turn(1, 't1', up)])).toEqual({});
    const soft = created({ clock: { ...settings().clock, soft: true } });
    expect(heard(on(1), [soft, ordered, lobby, started, turn(1, 't1', up)])).toMatchObject({
      ana: 'on_clock',
    });
  });

  it('waits for the end of the draft’s own quiet hours, in rounds in which its clock stands still', () => {
    const quietHours = { from: '22:00', to: '08:00' };
    const clock = { ...settings().clock, quietHours, rounds: [{ fromRound: 2, toRound: 2, seconds: 60 }] };
    const slow = [created({ clock }), ordered, lobby, started];
    expect(quietOfTurn(documentAfter(...slow, turn(1, 't1')))).toEqual({ ...quietHours, zone: 'UTC' });
    expect(quietOfTurn(documentAfter(...slow, turn(3, 't2')))).toBeNull();
    expect(quietOfTurn(documentAfter(...LIVE, turn(1, 't1')))).toBeNull();
  });
});

describe('the news of a draft', () => {
  const all = (news: string) => ({ ana: news, abe: news, ben: news });
  const everybody = (news: string) => ({ ...all(news), boss: news });
  const cancelled: DraftEvent = { type: 'DraftCancelled', data: { draftId, ...said } };
  const reopened: DraftEvent = { type: 'DraftReopened', data: { draftId, ...said } };
  const reset: DraftEvent = { type: 'DraftReset', data: { draftId, ...said } };
  const missed: DraftEvent = {
    type: 'DraftStepMissed',
    data: { draftId, step: 'start', missing: ['pool_too_small'] },
  };

  const away: DraftEvent = {
    type: 'DraftPaused',
    data: { draftId, cause: 'was_away', remainingSeconds: null, ...said, authorId: null },
  };
  const resumed: DraftEvent = { type: 'DraftResumed', data: { draftId, seconds: 60 } };

  it.each<[string, Case, readonly DraftEvent[], object]>([
    ['its time, to all', { news: 'time_changed', startsAt }, [created()], everybody('time_changed')],
    ['another time by now', { news: 'time_changed', startsAt: at }, [created()], {}],
    ['its time, once it runs', { news: 'time_changed', startsAt }, LIVE, {}],
    ['its order, to who picks', { news: 'order_drawn' }, [created(), ordered], all('order_drawn')],
    ['an order that is open again', { news: 'order_drawn' }, [created()], {}],
    ['its lobby', { news: 'lobby_open' }, [created(), ordered, lobby], all('lobby_open')],
    ['its lobby, once it runs', { news: 'lobby_open' }, LIVE, {}],
    ['its start', { news: 'started' }, LIVE, all('started')],
    ['its start, once it is canceled', { news: 'started' }, [...LIVE, cancelled], {}],
    [
      'a step that was missed, to who runs it',
      { news: 'step_missed' },
      [created(), missed],
      { boss: 'step_missed' },
    ],
    [
      'a pause after an outage, to who runs it',
      { news: 'was_away' },
      [...LIVE, turn(1, 't1'), away],
      { boss: 'was_away' },
    ],
    [
      'a pause after an outage, once it is resumed',
      { news: 'was_away' },
      [...LIVE, turn(1, 't1'), away, resumed, turn(1, 't1')],
      {},
    ],
    ['a step that was made since', { news: 'step_missed' }, [created(), missed, ordered, lobby, started], {}],
    [
      'auto mode, to the team',
      { news: 'auto_mode', teamId: 't2' },
      [...LIVE, auto('t2')],
      { ben: 'auto_mode' },
    ],
    ['that it was reset, to all', { news: 'reset' }, [...LIVE, reset], everybody('reset')],
    ['a reset, once it runs again', { news: 'reset' }, [...LIVE, reset, started], {}],
    [
      'that it takes place after all, to all',
      { news: 'reopened' },
      [created(), cancelled, reopened],
      everybody('reopened'),
    ],
    [
      'that, once it is canceled again',
      { news: 'reopened' },
      [created(), cancelled, reopened, cancelled],
      {},
    ],
    [
      'that, once it runs',
      { news: 'reopened' },
      [created(), cancelled, reopened, ordered, lobby, started],
      {},
    ],
    ['its end, to all', { news: 'cancelled' }, [created(), cancelled], everybody('cancelled')],
    [
      'a role, to one',
      { news: 'role_given', teamId: 't1', accountId: 'abe' },
      [created()],
      { abe: 'role_given' },
    ],
    [
      'a role that is theirs no more',
      { news: 'role_given', teamId: 't2', accountId: 'abe' },
      [created()],
      {},
    ],
    [
      'a team that was taken, to whoever had it',
      { news: 'role_taken', teamId: 't1', accountId: 'eve' },
      [created()],
      { eve: 'role_taken' },
    ],
    [
      'no loss to whoever has another role on it',
      { news: 'role_taken', teamId: 't1', accountId: 'abe' },
      [created()],
      {},
    ],
    [
      'no loss once the draft is over',
      { news: 'role_taken', teamId: 't1', accountId: 'eve' },
      [created(), cancelled],
      {},
    ],
    ['anything, before there is a draft', { news: 'role_given', teamId: 't1', accountId: 'abe' }, [], {}],
  ])('is %s', (_, what, facts, expected) => {
    expect(heard(what, facts)).toEqual(expected);
  });

  it('is by mail to whoever brought it about where it goes into a calendar', () => {
    const told = (news: DraftMatter['news'], outside?: true) => {
      const what = { draft: matter({ news, startsAt }), by: 'boss' };
      const facts = news === 'cancelled' ? [created(), cancelled] : [created()];
      return draftNoticeFor(what, documentAfter(...facts), {
        ...{ accountId: 'boss', leads: {}, at },
        ...(outside && { outside }),
      });
    };
    expect(told('time_changed')).toBe('gone');
    expect(told('time_changed', true)).toMatchObject({ news: 'time_changed' });
    expect(told('cancelled')).toBe('gone');
    expect(told('cancelled', true)).toMatchObject({ news: 'cancelled' });
    expect(told('reopened')).toBe('gone');
    expect(told('reopened', true)).toMatchObject({ news: 'reopened' });
    expect(told('step_missed', true)).toBe('gone');
  });

  it('says where the own team stands in the order', () => {
    const told = draftNoticeFor(
      { draft: matter({ news: 'order_drawn' }), by: null },
      documentAfter(created(), ordered),
      {
        ...{ accountId: 'ben', leads: {}, at },
      },
    );
    expect(told).toMatchObject({ teamName: 'Otters', slots: [2], leagueName: 'Tuesday League' });
  });
});

it('says to whoever picks for several teams where each of them stands in the order', () => {
  const document = documentAfter(created(), ordered);
  const [hawks, otters] = document.teams.map((team) => ({ ...team, pickerIds: ['cal'] }));
  const late = { teamId: 't3', name: 'Foxes', pickerIds: ['cal'], leaderIds: ['cal'] };
  const toldOf = (...teams: ((typeof document.teams)[number] | undefined)[]) =>
    draftNoticeFor(
      { draft: matter({ news: 'order_drawn' }), by: null },
      { ...document, teams: teams.flatMap((team) => team ?? []) },
      { accountId: 'cal', leads: {}, at },
    );
  expect(toldOf(hawks, otters)).toMatchObject({ teamName: null, slots: [1, 2] });
  expect(toldOf(late, otters)).toMatchObject({ teamName: 'Otters', slots: [2] });
  expect(toldOf(late)).toBe('over');
});

describe('a reminder of a draft', () => {
  const soon = matter({ news: 'soon', startsAt, minutes: 60 });
  const told = (accountId: string, minutes: 15 | 60 | null | undefined, facts = [created()], now = at) => {
    const leads = minutes === undefined ? {} : { draftReminder: minutes };
    const answer = draftNoticeFor({ draft: soon, by: null }, documentAfter(...facts), {
      accountId,
      leads,
      at: now,
    });
    return typeof answer === 'string' ? answer : answer.news;
  };

  it('is for who picks and wants it so long before, an hour at first', () => {
    expect(told('ana', undefined)).toBe('soon');
    expect(told('ana', 60)).toBe('soon');
    expect(told('ana', 15)).toBe('off');
    expect(told('ana', null)).toBe('off');
    expect(told('boss', 60)).toBe('gone');
  });

  it('is over when the time has moved or come, or the draft has begun or is canceled', () => {
    expect(told('ana', 60, [created({ startsAt: '2026-11-26T00:30:00.000Z' })])).toBe('over');
    expect(told('ana', 60, [created()], startsAt)).toBe('over');
    expect(told('ana', 60, LIVE)).toBe('over');
    expect(told('ana', 60, [created(), { type: 'DraftCancelled', data: { draftId, ...said } }])).toBe('over');
  });
});

describe('what cannot wait for the morning', () => {
  const DAYS_LATER = '2026-12-01T00:30:00.000Z';
  const waits = (news: DraftMatter['news'], ...facts: readonly DraftEvent[]): boolean =>
    !cannotWait({ news }, documentAfter(...facts).draft, at);
  const moved = (to: string | null): DraftEvent => ({
    type: 'DraftSettingsChanged',
    data: { draftId, settings: settings({ startsAt: to }), moved: true },
  });

  it('is that the draft begins, and that the clock picks', () => {
    expect(waits('started', ...LIVE)).toBe(false);
    expect(waits('auto_mode', ...LIVE, auto('t1'))).toBe(false);
    expect(waits('published', ...LIVE)).toBe(true);
    expect(waits('was_away', ...LIVE)).toBe(true);
    expect(waits('order_drawn', created(), ordered)).toBe(true);
  });

  it('is the end, or the return, of one that is to start within a day, and no other', () => {
    const reopened: DraftEvent = { type: 'DraftReopened', data: { draftId, ...said } };
    expect(waits('reopened', created(), reopened)).toBe(false);
    expect(waits('reopened', created({ startsAt: DAYS_LATER }), reopened)).toBe(true);
    const cancelled: DraftEvent = { type: 'DraftCancelled', data: { draftId, ...said } };
    expect(waits('cancelled', created(), cancelled)).toBe(false);
    expect(waits('cancelled', created({ startsAt: DAYS_LATER }), cancelled)).toBe(true);
    expect(waits('cancelled', created({ startsAt: null }), cancelled)).toBe(true);
  });

  it('is a time within a day, and one away from there', () => {
    expect(waits('time_changed', created({ startsAt: DAYS_LATER }), moved(startsAt))).toBe(false);
    expect(waits('time_changed', created(), moved(DAYS_LATER))).toBe(false);
    expect(waits('time_changed', created(), moved(null))).toBe(false);
    expect(waits('time_changed', created({ startsAt: null }), moved(DAYS_LATER))).toBe(true);
  });
});
