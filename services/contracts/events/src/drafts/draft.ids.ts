import { LRUCache } from 'lru-cache';
import { v5 as uuidv5 } from 'uuid';

/** A name space of our own, so that any text makes an id: one that nobody has given out leads to nothing. */
const DRAFTS = '6f0d2c1e-5b0a-4c7e-9a63-2f6f0c9d1b47';

/** Asked for several times in each request. */
const drafts = new LRUCache<string, string>({
  max: 1_000,
  memoMethod: (leagueId) => uuidv5(`draft:${leagueId}`, DRAFTS),
});

/** A league has one draft: its id follows from the league's. */
export const draftIdOf = (leagueId: string): string => drafts.memo(leagueId);
/** A team's private plan for a draft. */
export const draftPlanIdOf = (draftId: string, teamId: string): string =>
  uuidv5(`plan:${draftId}:${teamId}`, DRAFTS);
