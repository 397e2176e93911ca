import type { LeagueBroadcastEvent } from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';
import { broadcastsModel, type BroadcastsDocument } from './broadcasts.read-model';

const KEPT = 50;

/** A document per league that has sent anything. */
export const broadcastsProjection: Projection<BroadcastsDocument, LeagueBroadcastEvent> = {
  ...broadcastsModel,
  categories: ['leagueBroadcasts'],
  indexes: [],
  idsOf: ({ data }) => [data.leagueId],
  project: (document, { type, data }, _id) => {
    const before = document?.broadcasts ?? [];
    if (type === 'LeagueBroadcastSent') {
      const { leagueId: _, ...sent } = data;
      return { _id, broadcasts: [sent, ...before].slice(0, KEPT) };
    }
    const isTheirs = ({ accountId }: (typeof before)[number]): boolean => accountId === data.accountId;
    return { _id, broadcasts: before.map((one) => (isTheirs(one) ? { ...one, text: null } : one)) };
  },
};
