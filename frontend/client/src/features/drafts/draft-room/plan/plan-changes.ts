import { isFree, type RoomFacts } from '../model/room-facts';
import type { Plan, PlanList } from './use-plan';

export const isListed = (plan: Plan, list: PlanList, playerId: string): boolean =>
  plan[list].includes(playerId);

/** Puts a player at the end of a list, or takes them off it. */
export const toggleListed = (plan: Plan, list: PlanList, playerId: string): void =>
  plan.save(
    list,
    isListed(plan, list, playerId) ? plan[list].filter((id) => id !== playerId) : [...plan[list], playerId],
  );

/** How many on each list are free still. */
export const freeOn = (plan: Plan, facts: RoomFacts): Readonly<Record<PlanList, number>> => {
  const free = (list: PlanList): number => plan[list].filter((id) => isFree(facts, id)).length;
  return { queue: free('queue'), ranking: free('ranking'), doNotDraft: free('doNotDraft') };
};
