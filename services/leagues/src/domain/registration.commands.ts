import type {
  AskedOf,
  Completed,
  ownRegistrationBodies,
  ownRegistrationCommands,
} from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { LeagueProspectus } from '@fieldhouse/values';
import type { Waiver } from './prospectus.state';

/** What it must know of the league. */
export type RegistrationLeague = {
  readonly published: boolean;
  readonly cancelled: boolean;
  /** Has a part in it. */
  readonly isMember: boolean;
  /** IANA. */
  readonly zone: string;
  readonly endsOn: LeagueProspectus['endsOn'];
  readonly questions: readonly Pick<LeagueProspectus['questions'][number], 'questionId'>[];
  readonly waivers: readonly Waiver[];
};

export type OwnRegistrationAsked = Completed<
  AskedOf<typeof ownRegistrationCommands, typeof ownRegistrationBodies>,
  {},
  'leagueId'
>;
/** Besides what clients ask: their account is erased. */
export type OwnRegistrationRequest = OwnRegistrationAsked | { readonly type: 'ForgetOwnRegistration' };
export type OwnRegistrationCommand = CommandContext &
  OwnRegistrationRequest & {
    readonly leagueId: string;
    readonly accountId: string;
    /** Null: there is none, or it says nothing yet. */
    readonly league: RegistrationLeague | null;
  };
