import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Effect, RecordedEvent } from '@fieldhouse/kernel';
import { pickClock } from './pick-clock.process';

const draftId = 'd1';
const react = (event: DraftEvent): readonly Effect[] => pickClock.react(event as RecordedEvent<DraftEvent>);
const turn = {
  draftId,
  pickNo: 7,
  round: 1,
  teamId: 't7',
  clockSeq: 9,
  startedAt: '2026-05-01T18:00:00.000Z',
  deadlineAt: '2026-05-01T18:01:00.000Z',
  auto: false,
};

describe('pick clock', () => {
  it('makes an appointment for each turn, named after the turn', () => {
    expect(
      react({ type: 'TurnStarted', data: { ...turn, autoPickAt: '2026-05-01T18:01:02.000Z' } }),
    ).toStrictEqual([
      {
        kind: 'schedule',
        timerId: 'pick:d1',
        jobId: 'pick-d1-7-9',
        at: '2026-05-01T18:01:02.000Z',
        command: { aggregate: 'draft', id: draftId, request: { type: 'AutoPick', pickNo: 7, clockSeq: 9 } },
      },
    ]);
  });

  it('makes none with a soft clock', () => {
    expect(react({ type: 'TurnStarted', data: { ...turn, autoPickAt: null } })).toStrictEqual([
      { kind: 'cancel', timerId: 'pick:d1' },
    ]);
  });

  it.each<DraftEvent>([
    {
      type: 'DraftPaused',
      data: { draftId, cause: 'commissioner', reason: 'rain', authorId: 'boss', remainingSeconds: 20 },
    },
    { type: 'DraftCompleted', data: { draftId, completedAt: '2026-05-01T20:00:00.000Z' } },
    { type: 'DraftReset', data: { draftId, reason: 'start over', authorId: 'boss' } },
    { type: 'DraftCancelled', data: { draftId, reason: 'no season', authorId: 'boss' } },
  ])('takes the appointment back on $type', (event) => {
    expect(react(event)).toStrictEqual([{ kind: 'cancel', timerId: 'pick:d1' }]);
  });

  it('leaves it alone for everything else', () => {
    expect(react({ type: 'DraftStarted', data: { draftId, startedAt: turn.startedAt } })).toStrictEqual([]);
  });
});
