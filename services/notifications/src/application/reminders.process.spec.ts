import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Effect } from '@fieldhouse/kernel';
import { at, reactionsTo } from '@fieldhouse/kernel/testing';
import { draftSettings } from '@fieldhouse/testing/draft-settings';
import { reminders } from './reminders.process';

const draftId = 'd1';
const said = { reason: 'It rains', authorId: 'boss' };
const settings = (startsAt: string | null) =>
  ({ ...draftSettings(2), startsAt }) as Extract<DraftEvent, { type: 'DraftCreated' }>['data']['settings'];
const created = (startsAt: string | null): DraftEvent => ({
  type: 'DraftCreated',
  data: { draftId, leagueId: 'l1', settings: settings(startsAt) },
});
const changed = (startsAt: string | null): DraftEvent => ({
  type: 'DraftSettingsChanged',
  data: { draftId, settings: settings(startsAt), moved: true },
});
const cancelled: DraftEvent = { type: 'DraftCancelled', data: { draftId, ...said } };
const MINUTES = [15, 60, 180, 1_440];
/** What stands after the last of these facts: by timer its instant, or null where there is none. */
const after = (...facts: readonly DraftEvent[]) =>
  (reactionsTo(reminders, facts).at(-1) ?? []).map((effect) =>
    effect.kind === 'schedule' ? effect.at : effect.kind === 'cancel' ? null : 'dispatched',
  );
const timersIn = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.kind === 'dispatch' ? [] : [effect.timerId]));
const NONE = MINUTES.map(() => null);
const inYears = '2036-11-25T00:30:00.000Z';

describe('reminders of a draft', () => {
  it('are timers, one for each choice of how long before', () => {
    const [effects] = reactionsTo(reminders, [created(inYears)]);
    expect(effects).toHaveLength(MINUTES.length);
    expect(effects?.[1]).toEqual({
      kind: 'schedule',
      timerId: 'remind:d1:60',
      jobId: `remind:d1:60:${inYears}`,
      at: '2036-11-24T23:30:00.000Z',
      command: {
        aggregate: 'reminders',
        id: draftId,
        request: {
          type: 'RemindOf',
          kind: 'draftReminder',
          gatheringId: draftId,
          startsAt: inYears,
          minutes: 60,
        },
      },
    });
  });

  it('move with the time, and end with it', () => {
    const later = '2036-11-26T00:30:00.000Z';
    const [before, moved] = reactionsTo(reminders, [created(inYears), changed(later)]).map(timersIn);
    expect(moved).toEqual(before);
    expect(before).toEqual(MINUTES.map((minutes) => `remind:d1:${minutes}`));
    expect(after(created(inYears), changed(later))).toContain('2036-11-25T23:30:00.000Z');
    expect(after(created(inYears), changed(null))).toEqual(NONE);
    expect(after(created(null))).toEqual(NONE);
  });

  it('end with the draft’s start and when it is canceled, and come back when it is opened again', () => {
    const started: DraftEvent = { type: 'DraftStarted', data: { draftId, startedAt: inYears } };
    expect(after(created(inYears), started)).toEqual(NONE);
    expect(after(created(inYears), cancelled)).toEqual(NONE);
    expect(after(created(inYears), cancelled, changed(inYears))).toEqual(NONE);
    const reopened: DraftEvent = { type: 'DraftReopened', data: { draftId, ...said } };
    expect(after(created(inYears), cancelled, reopened)).not.toContain(null);
    const reset: DraftEvent = { type: 'DraftReset', data: { draftId, ...said } };
    expect(after(created(inYears), started, reset)).not.toContain(null);
  });

  it('are none whose time has passed when the start is set', () => {
    const inTwoHours = new Date(Date.parse(at) + 2 * 3_600_000).toISOString();
    expect(after(created(inTwoHours))).toEqual([
      expect.any(String),
      new Date(Date.parse(at) + 3_600_000).toISOString(),
      null,
      null,
    ]);
    expect(after(created('2020-01-01T00:00:00.000Z'))).toEqual(NONE);
  });

  it('leave alone what is of no time', () => {
    const turn: DraftEvent = { type: 'DraftResumed', data: { draftId, seconds: 60 } };
    expect(after(created(inYears), turn)).toEqual([]);
  });
});
