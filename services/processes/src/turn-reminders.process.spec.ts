import type { DraftEvent } from '@fieldhouse/events/drafts';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { draftSettings } from '@fieldhouse/testing/draft-settings';
import { turnReminders } from './turn-reminders.process';

type Settings = Extract<DraftEvent, { type: 'DraftCreated' }>['data']['settings'];
const draftId = 'd1';
const created = (pickSeconds: number): DraftEvent => {
  const settings = draftSettings(2) as Settings;
  const clock = { ...settings.clock, pickSeconds };
  return { type: 'DraftCreated', data: { draftId, leagueId: 'l1', settings: { ...settings, clock } } };
};
const turn = (clockSeq: number, deadlineAt: string): DraftEvent => ({
  type: 'TurnStarted',
  data: {
    ...{ draftId, pickNo: 1, round: 1, teamId: 't1', clockSeq, startedAt: '2026-11-24T15:00:00.000Z' },
    ...{ deadlineAt, autoPickAt: deadlineAt, auto: false },
  },
});
const paused: DraftEvent = {
  type: 'DraftPaused',
  data: { draftId, cause: 'commissioner', reason: 'Rain', authorId: 'boss', remainingSeconds: 20 },
};
const CANCELLED = ['half', 'most', 'last'].map((step) => ({
  kind: 'cancel',
  timerId: `remind-turn-d1-${step}`,
}));
const last = (...facts: readonly DraftEvent[]) => reactionsTo(turnReminders, facts).at(-1);

describe('a team is reminded of its turn', () => {
  it('by timers that say which turn it is', () => {
    expect(last(created(7_200), turn(7, '2026-11-24T17:00:00.000Z'))).toMatchObject([
      {
        timerId: 'remind-turn-d1-half',
        at: '2026-11-24T16:00:00.000Z',
        command: {
          ...{ aggregate: 'reminders', id: draftId },
          request: {
            type: 'RemindOfTurn',
            teamId: 't1',
            clockSeq: 7,
            step: 'half',
            until: '2026-11-24T16:36:00.000Z',
          },
        },
      },
      { timerId: 'remind-turn-d1-most', at: '2026-11-24T16:36:00.000Z' },
      { timerId: 'remind-turn-d1-last', at: '2026-11-24T16:45:00.000Z' },
    ]);
    const steps = last(created(7_200), turn(7, '2026-11-24T17:00:00.000Z'));
    expect(JSON.stringify(steps?.at(-1))).not.toContain('until');
  });

  it('by the clock that the draft has by now', () => {
    const { data } = created(60) as Extract<DraftEvent, { type: 'DraftCreated' }>;
    const shortened: DraftEvent = {
      type: 'DraftSettingsChanged',
      data: { draftId, settings: data.settings },
    };
    expect(last(created(7_200), shortened, turn(7, '2026-11-24T17:00:00.000Z'))).toEqual([]);
  });

  it('no more when the next turn is shorter, in a pause, and at the end', () => {
    const first = [created(7_200), turn(7, '2026-11-24T17:00:00.000Z')] as const;
    expect(last(...first, turn(8, '2026-11-24T15:04:00.000Z'))).toEqual(CANCELLED);
    expect(last(...first, paused)).toEqual(CANCELLED);
    const completed: DraftEvent = {
      type: 'DraftCompleted',
      data: { draftId, completedAt: '2026-11-24T16:00:00.000Z' },
    };
    expect(last(...first, completed)).toEqual(CANCELLED);
  });

  it('never where no pick takes an hour, and nothing is taken back there', () => {
    expect(last(created(60), turn(7, '2026-11-24T15:01:00.000Z'))).toEqual([]);
  });
});
