import { discountedFrom, dueFrom } from '@fieldhouse/money';
import { dayIn, isActive, listOf, type LeagueProspectus, type RegistrationPrice } from '@fieldhouse/values';
import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { PlacesLeague } from '../places.commands';
import type { PlacesTurn } from '../places-turn';
import { statusOf, type LeaguePlacesState, type Registration } from '../places.state';

type Asked = Extract<LeaguePlacesEvent, { type: 'PaymentAsked' }>['data'];

/** For how long a place is held that must be paid first (business rules 5.5). */
const HOLD_MS = 15 * 60_000;

/**
 * Whoever has a place, or needs none, is asked for the price of their sending, once; held unpaid it is for a while. So it is
 * again for who had lost it: what is due of it is once it is theirs again.
 */
export const askForPayment = (turn: PlacesTurn, { prospectus, zone }: PlacesLeague): void => {
  if (!prospectus) return;
  const { leagueId, at } = turn;
  const { bearer } = prospectus.payment;
  for (const one of turn.state.registrations.values()) {
    const { registrationId, answererId: accountId, kind, teamId, mustPay } = one;
    const { total: totalMinor, currency } = one.price;
    const isSettled = (one.asked || one.paid) && !one.lost;
    if (totalMinor === 0 || isSettled || !hasPlace(turn, one)) continue;
    const holdUntil = mustPay && !one.paid ? new Date(Date.parse(at) + HOLD_MS).toISOString() : null;
    const about = { leagueId, registrationId };
    if (!one.asked) {
      const { instalments, code } = planOf(one.price, prospectus, dayIn(zone, at));
      const what = { accountId, kind, teamId, totalMinor, currency, instalments, bearer, code };
      turn.say({ type: 'PaymentAsked', data: { ...about, ...what, holdUntil, askedAt: at } });
    } else turn.say({ type: 'PaymentHoldRenewed', data: { ...about, holdUntil } });
  }
};

/** What is due when of a price. @param today yyyy-mm-dd, in the league's zone */
const planOf = (
  { total, discount }: RegistrationPrice,
  { payment }: LeagueProspectus,
  today: string,
): Pick<Asked, 'instalments' | 'code'> => {
  if (!discount) return { instalments: [...dueFrom(total, payment, today)] };
  const parts = discountedFrom(total + discount.amountMinor, discount.amountMinor, payment, today);
  return { instalments: [...parts], code: discount.code };
};

/** Whether it has a place, or needs none. */
export const hasPlace = ({ state }: PlacesTurn, one: Registration): boolean => {
  const status = statusOf(state, one);
  return isActive(status) && status !== 'waitlisted' && status !== 'offered';
};

/** Of whom the time to pay is over by an instant (ISO-8601 UTC). */
export const holdsOver = (state: LeaguePlacesState, at: string): readonly Registration[] =>
  [...state.registrations.values()].filter(
    (one) => one.holdUntil !== null && one.holdUntil <= at && isActive(statusOf(state, one)),
  );

/**
 * Places whose time to pay is over go on to whoever is next.
 * @param except one that is being paid for: until it is said to have lapsed, the payment holds
 */
export const letUnpaidGo = (turn: PlacesTurn, except: string | null): void => {
  const { leagueId, at } = turn;
  for (const { registrationId, kind } of holdsOver(turn.state, at)) {
    if (registrationId === except) continue;
    turn.say({ type: 'PaymentLapsed', data: { leagueId, registrationId } });
    const list = listOf(kind);
    if (list) turn.tryTo(list, { type: 'release', entryId: registrationId });
  }
};

/** Once. One that is over stays so: whoever took the money finds out from how it stands, and gives it back. */
export const recordPaid = (turn: PlacesTurn, registrationId: string): void => {
  const one = turn.state.registrations.get(registrationId);
  if (!one || one.paid || !isActive(statusOf(turn.state, one))) return;
  const { accountId, teamId, kind, mustPay, needsApproval, approved } = one;
  const isAsking = kind === 'member' && teamId !== null && mustPay && needsApproval && !approved;
  turn.say({
    type: 'RegistrationPaid',
    data: {
      ...{ leagueId: turn.leagueId, registrationId, paidAt: turn.at },
      ...(isAsking && { asks: { accountId, teamId } }),
    },
  });
};
