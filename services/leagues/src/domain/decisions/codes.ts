import { discountOn } from '@fieldhouse/money';
import {
  CODES_AT_MOST,
  codeStateOf,
  dayIn,
  isActive,
  type PriceDiscount,
  type RegistrationKind,
  type RegistrationPrice,
} from '@fieldhouse/values';
import type { PlacesCommandOf, PlacesLeague } from '../places.commands';
import { PlacesError, type PlacesErrorCode } from '../places.errors';
import type { PlacesTurn } from '../places-turn';
import { statusOf, type Code, type LeaguePlacesState } from '../places.state';

/** A code for ways to register that the league has; of those that are not ended each text is there once. */
export const makeCode = (
  turn: PlacesTurn,
  {
    type: _,
    codeId,
    random,
    code: text,
    note,
    actor,
    league: __,
    at: ___,
    ...asked
  }: PlacesCommandOf<'MakeCode'>,
  { prospectus, zone }: PlacesLeague,
): void => {
  const { state, leagueId, at } = turn;
  if (actor.kind !== 'account' || state.codes.has(codeId)) return;
  const { discount, kinds, limit, oncePerPerson, validUntil } = asked;
  if (!prospectus || kinds.some((kind) => !prospectus.prices[kind]))
    throw new PlacesError('kind_not_offered');
  if (validUntil !== null && validUntil < dayIn(zone, at)) throw new PlacesError('code_day_over');
  const open = [...state.codes.values()].filter(({ ended }) => !ended);
  if (open.length >= CODES_AT_MOST) throw new PlacesError('too_many_codes', { most: CODES_AT_MOST });
  const code = text ?? random;
  if (open.some((one) => one.code === code)) throw new PlacesError('code_taken', { code });
  const terms = { discount, kinds: [...new Set(kinds)], limit, oncePerPerson, validUntil };
  const { currency } = prospectus;
  turn.say({
    type: 'CodeMade',
    data: { leagueId, codeId, code, ...terms, currency, note, madeBy: actor.accountId, madeAt: at },
  });
};

/** Once. @throws PlacesError `code_unknown` */
export const endCode = (turn: PlacesTurn, codeId: string): void => {
  const code = turn.state.codes.get(codeId);
  if (!code) throw new PlacesError('code_unknown');
  if (code.ended) return;
  turn.say({ type: 'CodeEnded', data: { leagueId: turn.leagueId, codeId, endedAt: turn.at } });
};

type Wish = {
  /** In capitals; undefined: without one. */
  readonly code: string | undefined;
  readonly accountId: string;
  readonly kind: RegistrationKind;
  /** IANA, of the league. */
  readonly zone: string;
};

/**
 * A price with what a code takes off it.
 * @throws PlacesError why the code cannot be used
 */
export const priceWithCode = (
  { state, at }: Pick<PlacesTurn, 'state' | 'at'>,
  price: RegistrationPrice,
  wish: Wish,
): RegistrationPrice => {
  if (wish.code === undefined) return price;
  const code = codeCalled(state, wish.code);
  if (!code) throw new PlacesError('code_unknown');
  const refused = refusalOf(code, wish, dayIn(wish.zone, at));
  if (refused) throw new PlacesError(refused);
  const isMoney = code.discount.kind === 'percent' || code.currency === price.currency;
  const amountMinor = isMoney ? discountOn(price.total, code.discount) : 0;
  if (amountMinor === 0) throw new PlacesError('code_nothing_off');
  const discount = { codeId: code.codeId, code: code.code, amountMinor };
  return { ...price, total: price.total - amountMinor, discount };
};

/** The one that can still be used, else the last that could. */
const codeCalled = ({ codes }: LeaguePlacesState, text: string): Code | undefined => {
  const called = [...codes.values()].filter(({ code }) => code === text);
  return called.find(({ ended }) => !ended) ?? called.at(-1);
};

const STATES = {
  in_use: null,
  ended: 'code_ended',
  run_out: 'code_run_out',
  used_up: 'code_used_up',
} as const;
const refusalOf = (code: Code, { accountId, kind }: Wish, today: string): PlacesErrorCode | null => {
  const state = codeStateOf(code, code.uses.size, today);
  const isOver = state === 'ended' || state === 'run_out';
  // Who has used it themselves is told that, rather than that it is used up.
  if (!isOver && code.oncePerPerson && [...code.uses.values()].includes(accountId)) return 'code_used_by_you';
  if (state !== 'in_use') return STATES[state];
  return code.kinds.includes(kind) ? null : 'code_other_kind';
};

type Use = {
  readonly registrationId: string;
  readonly accountId: string;
  readonly discount: PriceDiscount | undefined;
};
/** In the same decision as the sending, so that there is never one without the other. */
export const redeem = (turn: PlacesTurn, { discount, ...by }: Use): void => {
  const { leagueId, at } = turn;
  if (!discount) return;
  turn.say({ type: 'CodeRedeemed', data: { leagueId, ...by, ...discount, redeemedAt: at } });
};

/**
 * Uses of registrations that end with this decision, before they were confirmed, count no more; nor when all the money
 * goes back because somebody else ended it.
 */
export const giveBackCodes = (turn: PlacesTurn): void => {
  const { before, leagueId, at } = turn;
  for (const { codeId, uses } of turn.state.codes.values())
    for (const registrationId of uses.keys()) {
      const was = before.registrations.get(registrationId);
      const one = turn.state.registrations.get(registrationId);
      if (!was || !one || !isActive(statusOf(before, was)) || isActive(statusOf(turn.state, one))) continue;
      const bySomebodyElse = one.end === 'rejected' || one.end === 'removed';
      if (!bySomebodyElse && (was.confirmed || one.paid)) continue;
      turn.say({ type: 'CodeGivenBack', data: { leagueId, registrationId, codeId, givenBackAt: at } });
    }
};
