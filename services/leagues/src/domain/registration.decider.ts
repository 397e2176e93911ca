import type { RegistrationEvent } from '@fieldhouse/events/leagues';
import { Unseen, type Decider } from '@fieldhouse/kernel';
import type { SavedRegistration, WaiverExpiry } from '@fieldhouse/values';
import { DateTime } from 'luxon';
import { isDeepStrictEqual } from 'node:util';
import { endOfDay } from './end-of-day';
import type { OwnRegistrationCommand, RegistrationLeague } from './registration.commands';
import { RegistrationError } from './registration.errors';

/** A signature, or a refusal of an optional waiver. */
export type SignedWaiver = Omit<
  Extract<RegistrationEvent, { type: 'WaiverSigned' }>['data'],
  'leagueId' | 'accountId'
>;
export type OwnRegistrationState = {
  readonly saved: SavedRegistration | null;
  /** All that was ever saved, each with its revision: what was sent is one of them. */
  readonly saves: readonly { readonly revision: number; readonly saved: SavedRegistration }[];
  /** Of the last event; -1: none. */
  readonly revision: number;
  /** Oldest first. */
  readonly signed: readonly SignedWaiver[];
};

const decide = (
  command: OwnRegistrationCommand,
  state: OwnRegistrationState,
): readonly RegistrationEvent[] => {
  const { league, leagueId, accountId } = command;
  if (command.type === 'ForgetOwnRegistration')
    return state.saved === null && state.signed.length === 0
      ? []
      : [{ type: 'RegistrantForgotten', data: { leagueId, accountId } }];
  if (!league) throw new Unseen();
  if (league.cancelled) throw new RegistrationError('league_cancelled');
  if (command.type === 'SignWaiver') return signWaiver(command, state, league);
  const saved = answeringOnly(command.saved, league);
  if (isDeepStrictEqual(saved, state.saved)) return [];
  return [{ type: 'RegistrationSaved', data: { leagueId, accountId, saved } }];
};

/** Without answers to what the league does not ask. */
const answeringOnly = (saved: SavedRegistration, { questions }: RegistrationLeague): SavedRegistration => {
  const asked = new Set(questions.map(({ questionId }) => questionId));
  return {
    ...saved,
    answers: Object.fromEntries(Object.entries(saved.answers).filter(([id]) => asked.has(id))),
  };
};

type Sign = Extract<OwnRegistrationCommand, { type: 'SignWaiver' }>;

/** What was shown is what is signed: of another version or text, nothing is. */
const signWaiver = (
  { leagueId, accountId, waiverId, version, textHash, accepted, name, at }: Sign,
  { signed }: OwnRegistrationState,
  { waivers, zone, endsOn }: RegistrationLeague,
): readonly RegistrationEvent[] => {
  const current = waivers.find((one) => one.waiverId === waiverId && !one.retired);
  if (!current) throw new RegistrationError('waiver_unknown');
  if (current.version !== version || current.textHash !== textHash)
    throw new RegistrationError('waiver_changed', { version: current.version });
  if (!accepted && current.waiver.required) throw new RegistrationError('waiver_required');
  const last = signed.findLast((one) => one.waiverId === waiverId && one.version === version);
  const isValid = last?.expiresAt === null || (last !== undefined && at < last.expiresAt);
  if (isValid && last.accepted === accepted && last.name === name) return [];
  const expiresAt = expiryOf(current.waiver.expiry, at, zone, endsOn);
  const signature = { waiverId, version, textHash, accepted, name, signedAt: at, expiresAt };
  return [{ type: 'WaiverSigned', data: { leagueId, accountId, ...signature } }];
};

/** Days are whole: a signature counts until the end of its last one where the league plays. */
const expiryOf = (expiry: WaiverExpiry, at: string, zone: string, endsOn: string): string | null => {
  switch (expiry.kind) {
    case 'never':
      return null;
    case 'season':
      return endOfDay(DateTime.fromISO(endsOn, { zone }));
    case 'date':
      return endOfDay(DateTime.fromISO(expiry.until, { zone }));
    case 'days':
      return endOfDay(DateTime.fromISO(at, { zone }).plus({ days: expiry.days }));
  }
};

/** What stood there at a revision of the stream; null: nothing, or it is forgotten. */
export const savedAt = ({ saves }: OwnRegistrationState, revision: number): SavedRegistration | null =>
  saves.findLast((one) => one.revision <= revision)?.saved ?? null;

const evolve = (before: OwnRegistrationState, event: RegistrationEvent): OwnRegistrationState => {
  const revision = before.revision + 1;
  const state = { ...before, revision };
  switch (event.type) {
    case 'RegistrationSaved': {
      const { saved } = event.data;
      return { ...state, saved, saves: saved ? [...state.saves, { revision, saved }] : state.saves };
    }
    case 'WaiverSigned': {
      const { leagueId: _, accountId: __, ...signed } = event.data;
      return { ...state, signed: [...state.signed, signed] };
    }
    case 'RegistrantForgotten':
      return { ...initialState, revision };
  }
};
const initialState: OwnRegistrationState = { saved: null, saves: [], signed: [], revision: -1 };

const sees = ({ actor, accountId, league }: OwnRegistrationCommand): boolean => {
  if (actor.kind === 'process') return true;
  if (!league || actor.kind !== 'account' || actor.accountId !== accountId) return false;
  return league.published || league.isMember;
};

export const ownRegistrationDecider: Decider<
  OwnRegistrationState,
  OwnRegistrationCommand,
  RegistrationEvent
> = {
  ...{ initialState, sees, decide, evolve },
};
/** The aggregate as the command runtime knows it. */
export const ownRegistrationAggregate = {
  category: 'registration',
  decider: ownRegistrationDecider,
} as const;
