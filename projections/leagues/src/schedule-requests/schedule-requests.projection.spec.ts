import type { ScheduleRequestEvent } from '@fieldhouse/events/leagues';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { scheduleRequestsProjection } from './schedule-requests.projection';

const leagueId = 'l1';
const asked = (requestId: string, accountId = 'cal'): ScheduleRequestEvent => ({
  type: 'ScheduleRequestAsked',
  data: {
    ...{ leagueId, requestId, teamId: 't1', accountId, wish: { kind: 'bye', on: '2026-06-02' } },
    ...{ note: `A wedding, says ${accountId}`, askedAt: at },
  },
});
const answered = (
  requestId: string,
  answer: 'accepted' | 'declined',
  reason: string | null = null,
): ScheduleRequestEvent => ({
  type: 'ScheduleRequestAnswered',
  data: { leagueId, requestId, accountId: 'ana', answer, reason, answeredAt: at, recipientIds: ['cal'] },
});
const after = (...events: readonly ScheduleRequestEvent[]) =>
  documentsAfter(scheduleRequestsProjection, events).get(leagueId)?.requests ?? [];

describe('the requests for a schedule', () => {
  it('stand in the order in which they were asked, each with its last answer', () => {
    const requests = after(
      ...[asked('q1'), asked('q2', 'dee'), answered('q1', 'accepted')],
      answered('q1', 'declined', 'The field is closed then.'),
    );
    expect(requests).toEqual([
      {
        ...{ requestId: 'q1', teamId: 't1', accountId: 'cal', wish: { kind: 'bye', on: '2026-06-02' } },
        ...{ note: 'A wedding, says cal', askedAt: at },
        answer: {
          ...{ accountId: 'ana', answer: 'declined', reason: 'The field is closed then.', answeredAt: at },
        },
      },
      expect.objectContaining({ requestId: 'q2', accountId: 'dee', answer: null }),
    ]);
  });

  it('are there no more once they are withdrawn, whatever was said to them', () => {
    const withdrawn: ScheduleRequestEvent = {
      type: 'ScheduleRequestWithdrawn',
      data: { leagueId, requestId: 'q1', accountId: 'cal', withdrawnAt: at },
    };
    const left = after(asked('q1'), asked('q2'), answered('q1', 'accepted'), withdrawn);
    expect(left.map(({ requestId }) => requestId)).toEqual(['q2']);
  });

  it('have no words any more of somebody who is erased', () => {
    const forgotten = (accountId: string): ScheduleRequestEvent => ({
      type: 'ScheduleWriterForgotten',
      data: { leagueId, accountId },
    });
    const before = [asked('q1'), asked('q2', 'dee'), answered('q2', 'declined', 'Too late.')];
    expect(after(...before, forgotten('cal'))).toMatchObject([
      { requestId: 'q1', note: null },
      { requestId: 'q2', note: 'A wedding, says dee', answer: { reason: 'Too late.' } },
    ]);
    expect(after(...before, forgotten('ana'))).toMatchObject([
      { note: 'A wedding, says cal', answer: null },
      { note: 'A wedding, says dee', answer: { answer: 'declined', reason: null } },
    ]);
  });
});
