import type {
  AskedOf,
  codeBodies,
  codeCommands,
  Completed,
  divisionBodies,
  divisionCommands,
  registrationBodies,
  registrationCommands,
} from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { Signature } from '@fieldhouse/eligibility';
import type { KnownLeague } from './known-league';
import type { LeagueProspectus, SavedRegistration, SuspensionTerm } from '@fieldhouse/values';

/** What registrations and places must know of their league to decide, with what it says. */
export type PlacesLeague = Omit<KnownLeague, 'ownerIds' | 'gameNights'> & {
  readonly prospectus: LeagueProspectus | null;
  readonly published: boolean;
  readonly cancelled: boolean;
  /** Those that are signed now. */
  readonly waivers: readonly {
    readonly waiverId: string;
    readonly version: number;
    readonly required: boolean;
  }[];
};

/** What is known of who registers, besides what the places know. */
export type Applicant = {
  readonly saved: SavedRegistration | null;
  /** Of what is saved, in their own stream. */
  readonly savedRevision: number;
  /** Of accepted waivers. */
  readonly signatures: readonly Signature[];
  /** Of the leagues that the rules name. */
  readonly playedIn: readonly string[];
  /** The players of the pool that they are; one that came by a registration has its id. */
  readonly playerIds: readonly string[];
  /** The team that is to register, if they lead it; null: they do not, or there is none. */
  readonly team: { readonly sport: string; readonly archived: boolean } | null;
  /** Of the league, all that they ever had. */
  readonly suspensions: readonly SuspensionTerm[];
};

/** What clients ask, besides of which league. */
export type PlacesAsked = Completed<
  | AskedOf<typeof registrationCommands, typeof registrationBodies>
  | AskedOf<typeof divisionCommands, typeof divisionBodies>
  | AskedOf<typeof codeCommands, typeof codeBodies>,
  {},
  'leagueId'
>;
/** What comes by other ways. */
export type PlacesUpkeep =
  /** Its prospectus or its teams have changed. */
  | { readonly type: 'FollowLeague' }
  /** Something is due. */
  | { readonly type: 'CatchUp' }
  /** What is due at once of a registration has been paid. */
  | { readonly type: 'RecordRegistrationPaid'; readonly registrationId: string }
  /** The last day to pay for it is over. */
  | { readonly type: 'ForfeitRegistration'; readonly registrationId: string }
  /** Somebody else may lead the team by now: whoever does answers for its registrations. */
  | { readonly type: 'FollowTeam'; readonly teamId: string }
  /** Their account is erased. */
  | { readonly type: 'ForgetRegistrant'; readonly accountId: string };
type Added = {
  SubmitRegistration: { registrationId: string; applicant: Applicant };
  /** `drafted`: a draft of the league has begun. */
  ForfeitRegistration: { drafted: boolean };
  /** `random`: the text of a code that is made without one. */
  MakeCode: { codeId: string; random: string };
};
/** What can be asked, before the handler adds the league (null: there is none). */
export type PlacesAction = Completed<PlacesAsked | PlacesUpkeep, Added>;
/** Everything that can be decided about a league's registrations and places. */
export type PlacesCommand = CommandContext &
  PlacesAction & {
    readonly leagueId: string;
    readonly league: PlacesLeague | null;
    /** Whether the actor plays in the league. */
    readonly isInsider?: boolean;
    /** Who leads the team that it is about, or whose registration it is about, captains before admins; absent: of none. */
    readonly leaderIds?: readonly string[];
    /** Registrations that are held no longer, and were paid for before anybody said that here; absent: none. */
    readonly securedIds?: readonly string[];
  };
export type PlacesCommandOf<Type extends PlacesCommand['type']> = Extract<PlacesCommand, { type: Type }>;
