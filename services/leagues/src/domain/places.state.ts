import { isPlaceFact, type LeaguePlacesEvent, type PlaceFactEvent } from '@fieldhouse/events/leagues';
import type { DocumentOnFile } from '@fieldhouse/eligibility';
import { evolve, factOf, initialPlaces, stateOf, type PlacesState } from '@fieldhouse/waitlists';
import {
  isActive,
  listOf,
  registrationStatusOf,
  type CodeTerms,
  type LeagueProspectus,
  type PlaceList,
  type RegistrationKind,
  type RegistrationPrice,
  type RegistrationStanding,
  type RegistrationStatus,
} from '@fieldhouse/values';

/** What somebody has sent, as it stands; its place is in the lists. */
export type Registration = Omit<RegistrationStanding, 'place'> & {
  readonly registrationId: string;
  /** Who sent it. */
  readonly accountId: string;
  /** Who answers for it: of a team whoever leads it by then, of others whoever sent it. */
  readonly answererId: string;
  readonly kind: RegistrationKind;
  /** The team that registers, or that is joined. */
  readonly teamId: string | null;
  readonly groupId: string | null;
  /** Of what they had given when they sent it. */
  readonly savedRevision: number;
  /** Whether the others of the group have said yes. */
  readonly inGroup: boolean;
  /** Of teams that would like to have them, or would have had; of a team the last. */
  readonly invitations: readonly TeamInvitation[];
  /** That of its sending, which holds whatever the league says later. */
  readonly price: RegistrationPrice;
  /** What the league said of who leaves when it was sent; absent: not known. */
  readonly refunds?: LeagueProspectus['refunds'] | undefined;
  /** Whether it has been said what is due. */
  readonly asked: boolean;
  /** Whether it has lost its place since that was said: nothing is due before it has one again. */
  readonly lost: boolean;
  /** Until when its place is held unpaid, ISO-8601; null: it need not be paid first, or has no place. */
  readonly holdUntil: string | null;
  /** Said to be confirmed, and not taken back. */
  readonly confirmed: boolean;
};
/** A team's wish to have a free agent; instants ISO-8601. */
export type TeamInvitation = {
  readonly teamId: string;
  /** Null: they can answer as long as it stands. */
  readonly holdUntil: string | null;
  /** When it was declined or taken back; null: it stands. */
  readonly endedAt: string | null;
};
/** A discount code, with the uses of it that count. */
export type Code = CodeTerms & {
  readonly codeId: string;
  /** In capitals. */
  readonly code: string;
  /** ISO 4217, of an amount. */
  readonly currency: string;
  readonly ended: boolean;
  /** By registration: the account. */
  readonly uses: ReadonlyMap<string, string>;
};
export type LeaguePlacesState = {
  readonly lists: Readonly<Record<PlaceList, PlacesState>>;
  readonly registrations: ReadonlyMap<string, Registration>;
  /** By account: what has been shown to the staff. */
  readonly documents: ReadonlyMap<string, readonly DocumentOnFile[]>;
  /** By team: as the staff has put it; whether the league still has the division, its prospectus says. */
  readonly divisions: ReadonlyMap<string, string>;
  /** By id, in the order in which they were made. */
  readonly codes: ReadonlyMap<string, Code>;
  readonly closed: boolean;
};
export const initialLeaguePlaces: LeaguePlacesState = {
  lists: { teams: initialPlaces, players: initialPlaces },
  registrations: new Map(),
  documents: new Map(),
  divisions: new Map(),
  codes: new Map(),
  closed: false,
};

export const statusOf = (state: LeaguePlacesState, one: Registration): RegistrationStatus => {
  const list = listOf(one.kind);
  const places = list === null ? null : state.lists[list];
  const place = places === null ? null : (stateOf(places, one.registrationId) ?? null);
  return registrationStatusOf({ ...one, place }, state.closed);
};
/** Of those who still wait, have a place, or play. */
export const activeOf = (state: LeaguePlacesState): readonly Registration[] =>
  [...state.registrations.values()].filter((one) => isActive(statusOf(state, one)));
/** The team's invitation of somebody, as long as it stands. */
export const standingInvitation = (
  { invitations }: Registration,
  teamId: string,
): TeamInvitation | undefined => invitations.find((one) => one.teamId === teamId && one.endedAt === null);
/** Who is in a group, without those who ask to be. */
export const groupMembers = (state: LeaguePlacesState, groupId: string): readonly Registration[] =>
  activeOf(state).filter((one) => one.groupId === groupId && one.inGroup);

/** A league's registrations and places after an event. */
export const evolveLeaguePlaces = (state: LeaguePlacesState, event: LeaguePlacesEvent): LeaguePlacesState => {
  if (isPlaceFact(event)) {
    const { list } = event.data;
    const after = { ...state, lists: { ...state.lists, [list]: evolve(state.lists[list], factOf(event)) } };
    const lost = event.type === 'MovedDown' ? state.registrations.get(event.data.entryId) : undefined;
    if (!lost) return after;
    return withRegistration(after, { ...lost, holdUntil: null, lost: lost.asked });
  }
  switch (event.type) {
    case 'RegistrationSubmitted': {
      const { leagueId: _, submittedAt: __, ...sent } = event.data;
      const inGroup = sent.groupId === sent.registrationId;
      return withRegistration(state, { ...sent, ...FRESH, answererId: sent.accountId, inGroup });
    }
    case 'DocumentSeen': {
      const { accountId, kind, expiresAt } = event.data;
      const others = (state.documents.get(accountId) ?? []).filter((one) => one.kind !== kind);
      return {
        ...state,
        documents: new Map(state.documents).set(accountId, [...others, { kind, expiresAt }]),
      };
    }
    case 'TeamPutInDivision': {
      const { teamId, divisionId } = event.data;
      const divisions = new Map(state.divisions);
      if (divisionId === null) divisions.delete(teamId);
      else divisions.set(teamId, divisionId);
      return { ...state, divisions };
    }
    case 'CodeMade': {
      const { leagueId: _, note: __, madeBy: ___, madeAt: ____, ...made } = event.data;
      return withCode(state, { ...made, ended: false, uses: new Map() });
    }
    case 'CodeEnded':
    case 'CodeRedeemed':
    case 'CodeGivenBack': {
      const code = state.codes.get(event.data.codeId);
      return code ? withCode(state, codeAfter(code, event)) : state;
    }
    case 'PlacesClosed':
      return { ...state, closed: true };
    default: {
      const before = state.registrations.get(event.data.registrationId);
      return before ? withRegistration(state, { ...before, ...changeOf(event, before) }) : state;
    }
  }
};

const FRESH = {
  ...{ approved: false, paid: false, confirmed: false },
  ...{ end: null, rosteredIn: null, invitations: [], asked: false, lost: false, holdUntil: null },
} as const;

const withRegistration = (state: LeaguePlacesState, one: Registration): LeaguePlacesState => ({
  ...state,
  registrations: new Map(state.registrations).set(one.registrationId, one),
});

const withCode = (state: LeaguePlacesState, code: Code): LeaguePlacesState => ({
  ...state,
  codes: new Map(state.codes).set(code.codeId, code),
});

type OfCode = Extract<LeaguePlacesEvent, { type: 'CodeEnded' | 'CodeRedeemed' | 'CodeGivenBack' }>;
const codeAfter = (code: Code, event: OfCode): Code => {
  if (event.type === 'CodeEnded') return { ...code, ended: true };
  const { registrationId } = event.data;
  const uses = new Map(code.uses);
  if (event.type === 'CodeRedeemed') uses.set(registrationId, event.data.accountId);
  else uses.delete(registrationId);
  return { ...code, uses };
};

type OfOne = Exclude<
  LeaguePlacesEvent,
  | PlaceFactEvent
  | OfCode
  | { type: 'RegistrationSubmitted' | 'DocumentSeen' | 'TeamPutInDivision' | 'CodeMade' | 'PlacesClosed' }
>;
const changeOf = (event: OfOne, { invitations }: Registration): Partial<Registration> => {
  switch (event.type) {
    case 'RegistrationPassedOn':
      return { answererId: event.data.toId };
    case 'RegistrationApproved':
      return { approved: true };
    case 'RegistrationRejected':
      return { end: 'rejected' };
    case 'RegistrationWithdrawn':
      return { end: 'withdrawn' };
    case 'RegistrationRemoved':
      return { end: 'removed' };
    case 'RegistrationMoved':
      return {};
    case 'RegistrationConfirmed':
      return { confirmed: true };
    case 'PaymentAsked':
      return { asked: true, holdUntil: event.data.holdUntil };
    case 'PaymentHoldRenewed':
      return { lost: false, holdUntil: event.data.holdUntil };
    case 'RegistrationPaid':
      return { paid: true, holdUntil: null };
    case 'PaymentLapsed':
      return { end: 'expired', holdUntil: null };
    case 'RegistrationForfeited':
      return { end: 'expired' };
    case 'ConfirmationTakenBack':
      return { confirmed: false, rosteredIn: null, invitations: [] };
    case 'RegistrationRostered':
      return { rosteredIn: event.data.teamId, invitations: [] };
    case 'FreeAgentInvited':
    case 'TeamInvitationDeclined':
    case 'TeamInvitationTakenBack':
    case 'TeamInvitationExpired': {
      const { teamId } = event.data;
      const others = invitations.filter((one) => one.teamId !== teamId);
      if (event.type === 'FreeAgentInvited')
        return {
          invitations: [...others, { teamId, holdUntil: event.data.holdUntil ?? null, endedAt: null }],
        };
      const endedAt = event.type === 'TeamInvitationExpired' ? undefined : event.data.endedAt;
      return {
        invitations: endedAt === undefined ? others : [...others, { teamId, holdUntil: null, endedAt }],
      };
    }
    case 'RegistrationUnplaced':
      return { end: 'unplaced' };
    case 'GroupMemberAccepted':
      return { inGroup: true };
    case 'GroupMemberLeft':
      return { groupId: null, inGroup: false };
  }
};
