import type { LeagueProspectus, LeagueView, StaffRegistrationView } from '@fieldhouse/api-contract';
import { holdsPlace, isPlayer, placeLimits, type PlaceLimit } from '../../../shared/lib/place-limits';
import { count } from '../../../shared/lib/words';

type Held = Pick<
  StaffRegistrationView,
  'kind' | 'teamId' | 'status' | 'submittedAt' | 'steps' | 'categories'
>;
export type LostPlaces = { readonly places: number; readonly offers: number };

/** How many players go back to the waitlist with limits, and how many offers are taken back: as the lists of places do it. */
export const lostPlaces = (registrations: readonly Held[], limits: LeagueProspectus['places']): LostPlaces =>
  lostAbove(registrations.filter(isPlayer), [
    ...placeLimits(limits),
    { maximum: limits.players ?? Infinity, counts: () => true },
  ]);

/** The same of teams with fewer of them. Those that came in another way than by registering take places too. */
export const lostTeams = (
  registrations: readonly Held[],
  teams: LeagueView['teams'],
  teamCount: number,
): LostPlaces => {
  const registered = registrations.filter(({ kind }) => kind === 'team');
  const others = teams.filter(({ teamId }) => !registered.some((one) => one.teamId === teamId));
  return lostAbove(registered, [{ maximum: teamCount - others.length, counts: () => true }]);
};

type Limit = Pick<PlaceLimit, 'maximum' | 'counts'>;

const lostAbove = (registrations: readonly Held[], limits: readonly Limit[]): LostPlaces => {
  const all = registrations.filter(holdsPlace).sort((a, b) => heldSince(a).localeCompare(heldSince(b)));
  let left: readonly Held[] = all;
  for (const { maximum, counts } of limits) {
    const counted = left.filter(counts);
    // Offers go before places, the newest first.
    const going = [
      ...counted.filter(isOffered).reverse(),
      ...counted.filter((one) => !isOffered(one)).reverse(),
    ];
    const gone = new Set(going.slice(0, Math.max(0, counted.length - maximum)));
    left = left.filter((one) => !gone.has(one));
  }
  const lost = all.filter((one) => !left.includes(one));
  const offers = lost.filter(isOffered).length;
  return { places: lost.length - offers, offers };
};

const isOffered = ({ status }: Held): boolean => status === 'offered';
const heldSince = ({ steps, submittedAt }: Held): string =>
  steps.findLast(({ code }) => code === 'placed')?.at ?? submittedAt;

/** What follows for them; null: nothing. */
export const lostWords = ({ places, offers }: LostPlaces, who: 'player' | 'team'): string | null => {
  const back =
    places === 0
      ? []
      : [
          `${count(places, who)} with a place ${places === 1 ? 'goes' : 'go'} back to the waitlist, the newest first, and ${places === 1 ? 'is' : 'are'} told.`,
        ];
  const taken =
    offers === 0 ? [] : [`${count(offers, 'offer')} of a place ${offers === 1 ? 'is' : 'are'} taken back.`];
  const sentences = [...back, ...taken];
  return sentences.length === 0 ? null : sentences.join(' ');
};
