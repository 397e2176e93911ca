import type {
  KindPrice,
  LeagueProspectus,
  LeagueStage,
  LeagueWaiver,
  RegistrationWindows,
} from './prospectus.values';
import { dayIn } from './wall-time';

/** A part of the registration time; `before` it and once it is `closed` nobody registers. */
export type RegistrationPart = 'before' | 'early' | 'regular' | 'late' | 'closed';
/** Each part ends at its instant: at 'regularUntil' itself it is late, or closed. @param at ISO-8601 instant */
export const registrationPart = (
  { opensAt, earlyUntil, regularUntil, lateUntil }: RegistrationWindows,
  at: string,
): RegistrationPart => {
  const isBefore = (end: string | null): boolean => end !== null && Date.parse(at) < Date.parse(end);
  if (isBefore(opensAt)) return 'before';
  if (isBefore(earlyUntil)) return 'early';
  if (isBefore(regularUntil)) return 'regular';
  return isBefore(lateUntil) ? 'late' : 'closed';
};

/** When registration ends; ISO-8601. */
export const closesAt = ({ regularUntil, lateUntil }: RegistrationWindows): string =>
  lateUntil ?? regularUntil;

/** The last day (yyyy-mm-dd) on which somebody can register: of what closes at midnight, the day before. @param zone IANA */
export const lastDayToRegister = (windows: RegistrationWindows, zone: string): string =>
  dayIn(zone, new Date(Date.parse(closesAt(windows)) - 1).toISOString());

/** Whether a waiver counts until a day on which people still register: whoever comes after it could not sign it. */
export const endsEarly = (
  { expiry }: Pick<LeagueWaiver, 'expiry'>,
  windows: RegistrationWindows,
  zone: string,
): boolean => expiry.kind === 'date' && expiry.until < lastDayToRegister(windows, zone);

/** Whether a league shares out its players in a draft; as long as it has not said how it plays, it may. */
export const mayDraft = (prospectus: Pick<LeagueProspectus, 'format'> | null): boolean =>
  prospectus === null || prospectus.format === 'draft';

/** The last day for finding a team (yyyy-mm-dd); none in a draft league: its draft finds them, whenever it is. */
export const placedByOf = ({
  format,
  placedBy,
}: Pick<LeagueProspectus, 'format' | 'placedBy'>): string | null => (format === 'draft' ? null : placedBy);

/**
 * The day (yyyy-mm-dd) after which whoever has no team is let go: the last one for finding a team, and none on which people
 * still register, who would be let go as they come. Null: none. @param zone IANA, of the league
 */
export const letGoAfter = (
  prospectus: Pick<LeagueProspectus, 'format' | 'placedBy' | 'windows'>,
  zone: string,
): string | null => {
  const placedBy = placedByOf(prospectus);
  const last = lastDayToRegister(prospectus.windows, zone);
  return placedBy === null || placedBy > last ? placedBy : last;
};

/** When the price of an instant ends, or, before registration opens, the first one; ISO-8601. */
export const priceEndsAt = (windows: RegistrationWindows, at: string): string =>
  [windows.earlyUntil, windows.regularUntil].find(
    (end): end is string => end !== null && Date.parse(at) < Date.parse(end),
  ) ?? closesAt(windows);

/** @returns what it costs then, in minor units and without charges; null while nobody registers */
export const priceAt = (price: KindPrice, windows: RegistrationWindows, at: string): number | null => {
  const part = registrationPart(windows, at);
  if (part === 'before' || part === 'closed') return null;
  return price[part] ?? price.regular;
};

/** What a registration costs with all that comes on top; null while nobody registers. */
export const totalAt = (
  { windows, charges }: Pick<LeagueProspectus, 'windows' | 'charges'>,
  price: KindPrice,
  at: string,
): number | null => {
  const own = priceAt(price, windows, at);
  return own === null ? null : charges.reduce((sum, charge) => sum + charge.amount, own);
};

type Standing = {
  readonly prospectus: Pick<LeagueProspectus, 'windows' | 'startsOn' | 'endsOn'> | null;
  /** IANA, of the league. */
  readonly zone: string;
  readonly published: boolean;
  readonly cancelled: boolean;
  /** Whether every place is taken. */
  readonly full: boolean;
};

/** @param at ISO-8601 instant */
export const stageOf = (
  { prospectus, zone, published, cancelled, full }: Standing,
  at: string,
): LeagueStage => {
  if (cancelled) return 'cancelled';
  if (!published || prospectus === null) return 'draft';
  const today = dayIn(zone, at);
  if (today > prospectus.endsOn) return 'finished';
  const part = registrationPart(prospectus.windows, at);
  if (part === 'before') return 'announced';
  if (part !== 'closed') return full ? 'full' : 'open';
  return today >= prospectus.startsOn ? 'running' : 'closed';
};
