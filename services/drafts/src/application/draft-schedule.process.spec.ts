import type { DraftEvent, DraftSettings } from '@fieldhouse/events/drafts';
import type { Actor, Effect, RecordedEvent } from '@fieldhouse/kernel';
import * as inDraft from '../domain/draft.scenario';
import { draftSchedule } from './draft-schedule.process';

const { continued, draftId, settings } = inDraft;
const start = '2026-09-01T18:00:00.000Z';
const before = (minutes: number): string => new Date(Date.parse(start) - minutes * 60_000).toISOString();
const automatic = settings({ startsAt: start, startMode: 'automatic' });

const timer: Actor = { kind: 'process', name: 'timer' };
const boss: Actor = { kind: 'account', accountId: 'boss' };
/** What the last of these facts leads to. Each comes with the instant at which it happened, and by whom. */
const after = (...facts: readonly (readonly [string, DraftEvent, Actor?])[]): readonly Effect[] => {
  const recorded = facts.map(([occurredAt, event, actor = timer]) => {
    const metadata = { occurredAt, actor };
    return { ...event, metadata } as unknown as RecordedEvent<DraftEvent>;
  });
  const state = recorded.reduce(draftSchedule.state.evolve, draftSchedule.state.initial);
  const last = recorded.at(-1);
  return last ? draftSchedule.react(last, state) : [];
};
const told = (effects: readonly Effect[]) =>
  effects.map((effect) =>
    effect.kind === 'schedule' ? [effect.command.request.type, effect.at] : effect.kind,
  );
const created = (changes: DraftSettings = automatic): DraftEvent => ({
  type: 'DraftCreated',
  data: { draftId, leagueId: 'l1', settings: changes },
});
const cancelled: DraftEvent = { type: 'DraftCancelled', data: { draftId, reason: 'rain', authorId: 'boss' } };
const reopened: DraftEvent = { type: 'DraftReopened', data: { draftId, reason: 'sun', authorId: 'boss' } };
const second = 1 / 60;
const [committed, revealed, opened] = continued(
  inDraft.created(),
  inDraft.boss({ type: 'CommitDraftOrder', seed: inDraft.seed, reason: null }),
  inDraft.boss({ type: 'RevealDraftOrder' }),
  inDraft.boss({ type: 'OpenDraftLobby', players: inDraft.candidates(8) }),
).filter(({ type }) => /^Draft(Order|Lobby)/.test(type)) as [DraftEvent, DraftEvent, DraftEvent];
const ordered = inDraft.orderLocked().at(-1) as DraftEvent;
const allCancelled = ['cancel', 'cancel', 'cancel', 'cancel'];
const planned = [
  ['CommitDraftOrder', before(60)],
  ['RevealDraftOrder', before(59)],
  ['OpenDraftLobby', before(30)],
  ['StartDraft', start],
];

describe('the timetable of a draft', () => {
  it('draws the order an hour before the start, opens the lobby half an hour before, and starts', () => {
    const effects = after([before(600), created()]);
    expect(told(effects)).toStrictEqual(planned);
    expect(effects[0]).toStrictEqual({
      kind: 'schedule',
      timerId: 'draft-commit:d1',
      jobId: `commit-d1-${Date.parse(before(60))}`,
      at: before(60),
      command: {
        aggregate: 'draft',
        id: draftId,
        request: { type: 'CommitDraftOrder', reason: 'Drawn at its set time before the start' },
      },
    });
  });

  it('leaves the start to the commissioner unless it is automatic, and everything without a time', () => {
    const manual = settings({ startsAt: start, startMode: 'manual' });
    expect(told(after([before(600), created(manual)]))).toStrictEqual([...planned.slice(0, 3), 'cancel']);
    expect(told(after([before(600), created(settings())]))).toStrictEqual(allCancelled);
  });

  it('follows a new time', () => {
    const changed: DraftEvent = {
      type: 'DraftSettingsChanged',
      data: { draftId, settings: settings({ startsAt: before(-60), startMode: 'automatic' }) },
    };
    expect(told(after([before(600), created()], [before(500), changed]))).toStrictEqual([
      ['CommitDraftOrder', start],
      ['RevealDraftOrder', before(-1)],
      ['OpenDraftLobby', before(-30)],
      ['StartDraft', before(-60)],
    ]);
  });

  it('leaves a minute between commitment and reveal and keeps the order of its steps when the start is near', () => {
    expect(told(after([before(1), created()]))).toStrictEqual([
      ['CommitDraftOrder', before(1)],
      ['RevealDraftOrder', start],
      ['OpenDraftLobby', before(-second)],
      ['StartDraft', before(-2 * second)],
    ]);
  });

  it('ends with the start and with a cancellation', () => {
    const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: start } };
    expect(told(after([before(600), created()], [start, started]))).toStrictEqual(allCancelled);
    expect(told(after([before(600), created()], [before(90), cancelled]))).toStrictEqual(allCancelled);
  });

  it('comes back when the draft is opened again, unless its time has passed', () => {
    const history = [
      [before(600), created()],
      [before(300), cancelled],
    ] as const;
    expect(told(after(...history, [before(200), reopened]))).toStrictEqual(planned);
    expect(told(after(...history, [before(-1), reopened]))).toStrictEqual(allCancelled);
  });

  it('comes back with a reset: at its time where that is still ahead, else at the next that is set', () => {
    const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: before(90) } };
    const reset: DraftEvent = { type: 'DraftReset', data: { draftId, reason: 'rain', authorId: 'boss' } };
    const later: DraftEvent = {
      type: 'DraftSettingsChanged',
      data: { draftId, settings: settings({ startsAt: before(-60), startMode: 'automatic' }) },
    };
    const early = [
      [before(600), created()],
      [before(90), started],
    ] as const;
    expect(told(after(...early, [before(80), reset]))).toStrictEqual(planned);
    expect(told(after(...early, [before(-1), reset]))).toStrictEqual(allCancelled);
    expect(told(after(...early, [before(-1), reset], [before(-2), later])).at(-1)).toStrictEqual([
      'StartDraft',
      before(-60),
    ]);
  });

  it('is not woken by a change of the clock while the draft is under way', () => {
    const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: before(90) } };
    const slower: DraftEvent = { type: 'DraftSettingsChanged', data: { draftId, settings: automatic } };
    expect(told(after([before(600), created()], [before(90), started], [before(80), slower]))).toStrictEqual(
      allCancelled,
    );
  });

  it('goes on from a step that was made late, with the time that is to be between it and the next', () => {
    const leadsTo = ([at, event]: readonly [string, DraftEvent], actor?: Actor) =>
      told(after([before(600), created()], [at, event, actor]));
    expect(leadsTo([before(60), committed])).toStrictEqual([['RevealDraftOrder', before(59)]]);
    expect(leadsTo([before(20), committed])).toStrictEqual([['RevealDraftOrder', before(19)]]);
    expect(leadsTo([before(40), revealed])).toStrictEqual([['OpenDraftLobby', before(30)]]);
    expect(leadsTo([before(20), revealed])).toStrictEqual([['OpenDraftLobby', before(20 - second)]]);
    expect(leadsTo([before(10), opened])).toStrictEqual([['StartDraft', start]]);
    expect(leadsTo([before(-5), opened])).toStrictEqual([['StartDraft', before(-5 - second)]]);
    const manual = created(settings({ startsAt: start, startMode: 'manual' }));
    expect(told(after([before(600), manual], [before(10), opened]))).toStrictEqual([]);
    expect(told(after([before(600), created(settings())], [before(10), committed]))).toStrictEqual([]);
  });

  it('goes on from a step that somebody makes, or makes again, while the start is ahead', () => {
    const byHand = (minutes: number, event: DraftEvent, settings = automatic) =>
      told(after([before(600), created(settings)], [before(minutes), event, boss]));
    expect(byHand(20, committed)).toStrictEqual([['RevealDraftOrder', before(19)]]);
    expect(byHand(25, revealed)).toStrictEqual([['OpenDraftLobby', before(25 - second)]]);
    expect(byHand(20, ordered)).toStrictEqual([['OpenDraftLobby', before(20 - second)]]);
    expect(byHand(10, opened)).toStrictEqual([['StartDraft', start]]);
    // What is made in good time moves nothing.
    expect(byHand(600, committed)).toStrictEqual([['RevealDraftOrder', before(59)]]);
    expect(byHand(500, ordered)).toStrictEqual([['OpenDraftLobby', before(30)]]);
    // Whoever does it after that says when it goes on.
    for (const fact of [committed, revealed, ordered, opened]) expect(byHand(-1, fact)).toStrictEqual([]);
    expect(byHand(10, opened, settings({ startsAt: start, startMode: 'manual' }))).toStrictEqual([]);
    expect(byHand(10, ordered, settings())).toStrictEqual([]);
  });

  it('cares for nothing else', () => {
    const paused: DraftEvent = {
      type: 'DraftPaused',
      data: { draftId, cause: 'commissioner', reason: 'rain', authorId: 'boss', remainingSeconds: null },
    };
    expect(after([before(600), created()], [before(500), paused])).toStrictEqual([]);
  });
});
