import type { OpenLeagueCard } from '@fieldhouse/api-contract';
import { placeNamed, type Point } from '@fieldhouse/gazetteer';
import {
  closesAt,
  night,
  priceEndsAt,
  stageOf,
  totalAt,
  type LeagueStage,
  type Night,
  type RegistrationKind,
} from '@fieldhouse/values';
import { DateTime } from 'luxon';
import { isFull, takenOf } from '../registrations/places-standing';
import type { PublishedLeague } from './discovery.read-model';

/** A published league with what searches ask of it made ready. */
export type Listing = {
  readonly league: PublishedLeague;
  readonly nights: readonly Night[];
  /** Folded words of its name, season, sport and venue. */
  readonly words: readonly string[];
  /** Folded; empty: none was given. */
  readonly city: string;
  /** Of the venue's city; null: none was given, or one cannot know which it is. */
  readonly place: Point | null;
  /** ISO-8601 as `toISOString` writes it. */
  readonly closesAt: string;
  readonly publishedAt: string;
  /** From the first on; never empty. */
  readonly steps: readonly Step[];
};
/** How a league stands from an instant (milliseconds since 1970) until the next step. */
type Step = {
  readonly from: number;
  readonly stage: LeagueStage;
  /** The least that somebody pays who is not on one of its teams; null: nobody registers any more. */
  readonly lowest: number | null;
};

/** Without marks and in lower case: 'São Paulo' is found by 'sao'. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
export const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const listingOf = (league: PublishedLeague): Listing => {
  const { details, said } = league;
  const { name, season, sport, gameNights } = details;
  const nights = new Set([...said.times.map((time) => time.night), ...gameNights]);
  const { venue } = said;
  return {
    league,
    nights: night.options.filter((one) => nights.has(one)),
    words: wordsOf([name, season, sport, venue?.name ?? '', venue?.city ?? ''].join(' ')),
    city: folded(venue?.city ?? ''),
    place: placeNamed(venue?.city ?? ''),
    closesAt: new Date(closesAt(said.windows)).toISOString(),
    publishedAt: new Date(league.publishedAt).toISOString(),
    steps: stepsOf(league),
  };
};

/** Stage and price change at known instants: each is worked out once, and found by comparing numbers. */
const stepsOf = (league: PublishedLeague): readonly Step[] => {
  const { said, details, cancelled, places } = league;
  const { opensAt, earlyUntil, regularUntil, lateUntil } = said.windows;
  const standing = {
    prospectus: said,
    zone: details.zone,
    published: true,
    cancelled,
    full: isFull(said, details.teamCount, places),
  };
  const midnight = (day: string): DateTime => DateTime.fromISO(day, { zone: details.zone });
  const instants = [
    0,
    ...[opensAt, earlyUntil, regularUntil, lateUntil].flatMap((at) => (at === null ? [] : Date.parse(at))),
    midnight(said.startsOn).toMillis(),
    midnight(said.endsOn).plus({ days: 1 }).startOf('day').toMillis(),
  ];
  return [...new Set(instants)]
    .sort((a, b) => a - b)
    .map((from) => {
      const at = new Date(from).toISOString();
      return { from, stage: stageOf(standing, at), lowest: lowestAt(league, at) };
    });
};

/** @param at milliseconds since 1970 */
export const stepAt = ({ steps }: Listing, at: number): Step => {
  for (let n = steps.length - 1; n >= 0; n -= 1) {
    const step = steps[n];
    if (step && step.from <= at) return step;
  }
  throw new Error('a league has steps from 1970 on');
};

/** What each way to register costs at an instant or, before, once it opens; none when it is over, or cancelled. */
const pricesAt = ({ said, cancelled }: PublishedLeague, at: string): OpenLeagueCard['prices'] => {
  if (cancelled) return [];
  const { opensAt } = said.windows;
  const when = Date.parse(at) < Date.parse(opensAt) ? opensAt : at;
  return Object.entries(said.prices).flatMap(([kind, price]) => {
    const amount = totalAt(said, price, when);
    return amount === null ? [] : [{ kind: kind as RegistrationKind, amount }];
  });
};

const lowestAt = (league: PublishedLeague, at: string): number | null => {
  const amounts = pricesAt(league, at).flatMap(({ kind, amount }) => (kind === 'member' ? [] : amount));
  return amounts.length === 0 ? null : Math.min(...amounts);
};

/**
 * @param at ISO-8601 instant
 * @param draftAt when its draft begins, if that is known and ahead
 */
export const cardOf = (listing: Listing, at: string, draftAt: string | null): OpenLeagueCard => {
  const { league, nights } = listing;
  const { details, said } = league;
  const { name, sport, season, zone } = details;
  const { format, level, genderType, venue, startsOn, endsOn, times, currency, waitlist, windows } = said;
  const prices = pricesAt(league, at);
  return {
    leagueId: league._id,
    ...{ name, sport, season, zone, stage: stepAt(listing, Date.parse(at)).stage },
    ...{ format, level, genderType, venue, startsOn, endsOn, times, currency, waitlist },
    nights: [...nights],
    ...{ opensAt: windows.opensAt, closesAt: closesAt(windows), draftAt },
    ...{ prices, pricesUntil: prices.length === 0 ? null : priceEndsAt(windows, at) },
    ...takenOf(said, details.teamCount, league.places),
  };
};
