import type { LeagueProspectus, RegistrationKind } from './prospectus.values';
import type { MoneyStatus, PlaceList, RegistrationPrice, RegistrationStatus } from './registration.values';
import { dayIn } from './wall-time';

/** What the status of a registration follows from. */
export type RegistrationStanding = {
  readonly kind: RegistrationKind;
  /** Its state in the list of places (`services/rules/waitlists`); null: in none. */
  readonly place:
    'waiting' | 'offered' | 'expired' | 'accepted' | 'declined' | 'withdrawn' | 'removed' | null;
  readonly mustPay: boolean;
  readonly paid: boolean;
  readonly needsApproval: boolean;
  readonly approved: boolean;
  readonly rosteredIn: string | null;
  /** How it ended, if it was ended by somebody. */
  readonly end: 'withdrawn' | 'rejected' | 'removed' | 'unplaced' | 'expired' | null;
};

/** In which list of places a registration stands; a team's member needs none. */
export const listOf = (kind: RegistrationKind): PlaceList | null => {
  if (kind === 'member') return null;
  return kind === 'team' ? 'teams' : 'players';
};

/** @param closed the league is cancelled */
export const registrationStatusOf = (one: RegistrationStanding, closed: boolean): RegistrationStatus => {
  if (one.end !== null) return one.end === 'removed' ? 'cancelled_by_league' : one.end;
  if (one.place === 'declined' || one.place === 'withdrawn') return 'withdrawn';
  if (closed || one.place === 'removed') return 'cancelled_by_league';
  if (one.place === 'offered') return 'offered';
  if (one.place === 'waiting' || one.place === 'expired') return 'waitlisted';
  if (one.mustPay && !one.paid) return 'reserved';
  if (one.needsApproval && !one.approved) return 'pending_approval';
  return one.rosteredIn === null ? 'confirmed' : 'rostered';
};

const OVER: readonly RegistrationStatus[] = [
  ...(['completed', 'withdrawn', 'cancelled_by_league', 'expired', 'rejected', 'unplaced'] as const),
];
/** Whether somebody still waits, has a place, or plays. */
export const isActive = (status: RegistrationStatus): boolean => !OVER.includes(status);

/** How much of what was paid comes back to who gives a place up at an instant, in percent. @param zone IANA, of the league */
const refundPercentAt = (
  { refunds }: Pick<LeagueProspectus, 'refunds'>,
  zone: string,
  at: string,
): number => {
  const today = dayIn(zone, at);
  return refunds.find(({ until }) => today <= until)?.percent ?? 0;
};

/** Whether the league has no place for it: it waits for one, is only offered one, or was of a team that is in no more. */
const lacksPlace = ({ kind, status }: Standing): boolean =>
  status === 'waitlisted' || status === 'offered' || (kind === 'member' && status === 'confirmed');
type Standing = { readonly kind: RegistrationKind; readonly status: RegistrationStatus };

/**
 * How much of what was paid for a registration comes back to who leaves at an instant, in percent: who has no place any
 * more gets everything, whoever gives theirs up what the terms say that day, and no less than they said when it was sent.
 * @param one its `refunds`: the terms when it was sent; absent: not known
 * @param terms those of now; null: the league says nothing
 */
export const refundPercentFor = (
  one: Standing & { readonly refunds?: LeagueProspectus['refunds'] | undefined },
  terms: Pick<LeagueProspectus, 'refunds'> | null,
  zone: string,
  at: string,
): number => {
  if (lacksPlace(one)) return 100;
  const both = [one.refunds ?? [], terms?.refunds ?? []];
  return Math.max(...both.map((refunds) => refundPercentAt({ refunds }, zone, at)));
};

/** How far a registration is paid for. `known`: by its invoice, of which money has come. @param paysLater more is due than at once */
export const moneyStatusOf = (
  { total }: RegistrationPrice,
  one: { readonly paid: boolean; readonly paysLater: boolean; readonly known: MoneyStatus | undefined },
): MoneyStatus => {
  if (total === 0) return 'none';
  if (one.known) return one.known;
  if (!one.paid) return 'unpaid';
  return one.paysLater ? 'deposit' : 'paid';
};
