import type { RegistrationStep } from '@fieldhouse/api-contract';
import type {
  LeagueProspectus,
  RegistrationPrice,
  RegistrationStanding,
  SavedRegistration,
} from '@fieldhouse/values';
import type { Overview } from '@fieldhouse/waitlists';

/** What happened to it by itself; that its league was cancelled is said of all of them when they are read. */
type OwnStep = Exclude<RegistrationStep, { readonly code: 'league_cancelled' }>;
/** A step without the words of a reason: those stand with the person whom they are about. */
export type StoredStep =
  | Exclude<OwnStep, { readonly reason: unknown }>
  | Omit<Extract<OwnStep, { readonly reason: unknown }>, 'reason'>;

/** A registration; `_id` is its own. */
export type RegistrationDocument = RegistrationStanding & {
  readonly _id: string;
  readonly leagueId: string;
  /** Who sent it: what was given with it is theirs. */
  readonly accountId: string;
  /** Who answers for it: of a team whoever leads it by then, of others whoever sent it. */
  readonly answererId: string;
  readonly teamId: string | null;
  readonly groupId: string | null;
  readonly inGroup: boolean;
  readonly price: RegistrationPrice;
  /** What the league said of who leaves when it was sent; absent: not known. */
  readonly refunds?: LeagueProspectus['refunds'] | undefined;
  /** A part of it is due later than the first. */
  readonly paysLater: boolean;
  /** ISO-8601. */
  readonly submittedAt: string;
  /** Until when its place is held unpaid, ISO-8601. */
  readonly holdUntil: string | null;
  readonly offer: { readonly at: string; readonly holdUntil: string } | null;
  /** The limits of places in which it counts, as 'gender:woman': of those that there were when it was sent. */
  readonly categories: readonly string[];
  /** Teams that would like to have them, oldest first; instants ISO-8601. `holdUntil` null: as long as it stands. */
  readonly invitations: readonly {
    readonly teamId: string;
    readonly at: string;
    readonly holdUntil: string | null;
  }[];
  readonly steps: readonly StoredStep[];
};
export const registrationsModel = { name: 'registrations', version: 9 } as const;

/** How the places of a league stand; `_id` is the league's. */
export type LeaguePlacesDocument = {
  readonly _id: string;
  readonly teams: Overview;
  readonly players: Overview;
  /** As the staff has put its teams; of those that the league still has, `teamDivisions`. */
  readonly divisions: readonly { readonly teamId: string; readonly divisionId: string }[];
  /** The league is cancelled. */
  readonly closed: boolean;
};
export const leaguePlacesModel = { name: 'league-places', version: 2 } as const;

export type SignatureEntry = {
  readonly waiverId: string;
  readonly version: number;
  readonly textHash: string;
  readonly accepted: boolean;
  readonly name: string;
  readonly signedAt: string;
  readonly expiresAt: string | null;
};
/** What somebody has given a league; `_id` is `<leagueId>.<accountId>`. */
export type RegistrantDocument = {
  readonly _id: string;
  readonly leagueId: string;
  readonly accountId: string;
  readonly saved: SavedRegistration | null;
  /** What was saved lately, by revision; and what was sent, of what may go on still. */
  readonly saves: readonly { readonly revision: number; readonly saved: SavedRegistration }[];
  readonly sent: readonly { readonly registrationId: string; readonly saved: SavedRegistration }[];
  /** The newest of each waiver and version, oldest first. */
  readonly signatures: readonly SignatureEntry[];
  readonly documents: readonly { readonly kind: string; readonly expiresAt: string | null }[];
  /** What the staff said about their registrations, and when. */
  readonly reasons: readonly {
    readonly registrationId: string;
    readonly at: string;
    readonly reason: string;
  }[];
  /** Last revision of what they gave; -1: nothing. */
  readonly revision: number;
};
export const registrantsModel = { name: 'registrants', version: 2 } as const;
