import { notFound } from '@fieldhouse/platform';
import type { Actor } from '@fieldhouse/kernel';
import { isOutsider, type DraftState } from '../domain';
import type { DraftLeaguePort } from './league.port';

/**
 * Lets everybody pass who may know of the draft: who runs it or picks in it, and all other members of its league. What
 * they may do there is not judged here.
 * @throws 404 to everybody else
 */
export const requireInsider = async (
  leagues: DraftLeaguePort,
  state: DraftState,
  actor: Actor,
): Promise<void> => {
  if (!isOutsider(state, actor)) return;
  const isMember =
    state.status !== 'none' &&
    actor.kind === 'account' &&
    (await leagues.isMember(state.leagueId, actor.accountId));
  if (!isMember) throw notFound();
};
