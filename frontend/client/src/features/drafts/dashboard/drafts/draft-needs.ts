import type { DraftLeagueCard } from '@fieldhouse/api-contract';
import { UNDER_WAY, type Need } from '../../../../shared/dashboard/dashboard-part';
import { relativeTime } from '../../../../shared/lib/times';
import { isLate } from '../../draft-leagues/draft-time';
import { actionsOf, detailOf, todoOf } from '../../draft-leagues/league-card-words';

/** @returns what a league's draft wants of the person, or null. */
export const needOf = (league: DraftLeagueCard): Need | null => {
  const { leagueId, leagueName, status, role, picksFor, startsAt } = league;
  const [action] = actionsOf(league);
  const takesPart = role === 'commissioner' || picksFor.length > 0;
  if (!action || !takesPart) return null;
  const need = (title: string, deadline: string | null, detail?: string): Need => ({
    id: `draft-${leagueId}`,
    title,
    detail,
    deadline,
    action,
  });
  const todo = todoOf(league);
  if (status === 'live') return need(`${leagueName} is drafting`, UNDER_WAY, detailOf(league));
  if (status === 'paused') return need(`${leagueName} is paused`, UNDER_WAY, detailOf(league));
  if (isLate(status, startsAt)) {
    const was = `It was to start ${relativeTime(startsAt ?? '')}.`;
    const detail = role === 'commissioner' ? `${was} Start it, or set a new time.` : was;
    return need(`${leagueName} has not started`, UNDER_WAY, detail);
  }
  if (status === 'lobby') return need(`The lobby of ${leagueName} is open`, startsAt ?? UNDER_WAY);
  if (todo) return need(`${leagueName}: ${todo.toLowerCase()}`, startsAt);
  if (status === 'order_locked' && picksFor.length > 0)
    return need(
      `Prepare for the draft of ${leagueName}`,
      startsAt,
      'Put the players you want into your queue.',
    );
  if (status === 'completed' && role === 'commissioner')
    return need(`Publish the rosters of ${leagueName}`, null, 'The draft is complete.');
  return null;
};
