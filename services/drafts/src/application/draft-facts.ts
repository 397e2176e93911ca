import { draftIdOf } from '@fieldhouse/events/drafts';
import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { draftAggregate, hasBoard, isBeforeStart, isInRunningDraft, type DraftState } from '../domain';

/** What other contexts may ask about a league's draft, as the log has it. */
export const draftFacts = (store: AggregateStore) => {
  const of = async (leagueId: string): Promise<DraftState> =>
    (await store.load(draftAggregate, draftIdOf(leagueId))).state;
  return {
    /** How far it is; `none`: there is none. */
    statusOf: async (leagueId: string) => (await of(leagueId)).status,
    /** Whether it counts on a team, from its lobby until it is published or cancelled. */
    isInRunningDraft: async (leagueId: string, teamId: string) =>
      isInRunningDraft(await of(leagueId), teamId),
    /** Whether it is in its lobby or further, and not cancelled. */
    hasBegun: async (leagueId: string) => hasBoard(await of(leagueId)),
    /** When it begins (ISO-8601 UTC); null while none is set, and once it has begun. */
    startsAt: async (leagueId: string) => {
      const draft = await of(leagueId);
      return isBeforeStart(draft) ? draft.settings.startsAt : null;
    },
  };
};
