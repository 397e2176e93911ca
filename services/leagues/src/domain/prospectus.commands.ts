import type { AskedOf, Completed, prospectusBodies, prospectusCommands } from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { KnownLeague } from './known-league';

/** What a prospectus must know of its league to decide. */
export type ProspectusLeague = Pick<
  KnownLeague,
  'ownerIds' | 'staffIds' | 'memberAccountIds' | 'positions' | 'rosterSize' | 'gameNights' | 'zone'
>;

/** What clients ask of a prospectus, besides which league's it is. */
export type ProspectusAsked = Completed<
  AskedOf<typeof prospectusCommands, typeof prospectusBodies>,
  {},
  'leagueId'
>;
/** What the handler finds out or makes. */
type Added = {
  /**
   * `previousStaffIds`: who may say what comes after the league that it names as the season before: nobody, where it names
   * none that there is. `playersIn`: players have a place or wait for one.
   */
  SetProspectus: { previousStaffIds: readonly string[]; playersIn: boolean };
  /** Whether somebody has a registration that counts. */
  UnpublishLeague: { registered: boolean };
  IssueWaiver: { waiverId: string; textHash: string };
  ChangeWaiver: { textHash: string };
};
/** What it can be asked for, before the handler adds the league (null: there is none). */
export type ProspectusAction = Completed<ProspectusAsked, Added>;
/** Everything that can be decided about a league's prospectus. */
export type ProspectusCommand = CommandContext &
  ProspectusAction & {
    readonly leagueId: string;
    readonly league: ProspectusLeague | null;
    /** Whether the actor plays in the league. */
    readonly isInsider?: boolean;
  };
export type ProspectusCommandOf<Type extends ProspectusCommand['type']> = Extract<
  ProspectusCommand,
  { type: Type }
>;
