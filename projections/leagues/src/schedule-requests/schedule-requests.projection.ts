import type { ScheduleRequestEvent } from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';
import {
  scheduleRequestsModel,
  type ScheduleRequestEntry,
  type ScheduleRequestsDocument,
} from './schedule-requests.read-model';

/** A document per league that was ever asked for anything. */
export const scheduleRequestsProjection: Projection<ScheduleRequestsDocument, ScheduleRequestEvent> = {
  ...scheduleRequestsModel,
  categories: ['scheduleRequests'],
  indexes: [],
  idsOf: ({ data }) => [data.leagueId],
  project: (document, event, _id) => ({ _id, requests: after(document?.requests ?? [], event) }),
};

const after = (
  before: readonly ScheduleRequestEntry[],
  { type, data }: ScheduleRequestEvent,
): readonly ScheduleRequestEntry[] => {
  switch (type) {
    case 'ScheduleRequestAsked': {
      const { leagueId: _, ...asked } = data;
      return [...before, { ...asked, answer: null }];
    }
    case 'ScheduleRequestAnswered': {
      const { leagueId: _, recipientIds: __, requestId, ...answer } = data;
      return before.map((one) => (one.requestId === requestId ? { ...one, answer } : one));
    }
    case 'ScheduleRequestWithdrawn':
      return before.filter(({ requestId }) => requestId !== data.requestId);
    case 'ScheduleWriterForgotten':
      return before.map((one) => withoutWordsOf(one, data.accountId));
  }
};

const withoutWordsOf = (one: ScheduleRequestEntry, accountId: string): ScheduleRequestEntry => {
  const { note, answer } = one;
  return {
    ...one,
    note: one.accountId === accountId ? null : note,
    answer: answer?.accountId === accountId ? { ...answer, reason: null } : answer,
  };
};
