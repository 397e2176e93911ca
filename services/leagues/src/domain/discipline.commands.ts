import type { AskedOf, Completed, disciplineBodies, disciplineCommands } from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { KnownLeague } from './known-league';

/** What it must know of the league. */
export type DisciplineLeague = Pick<KnownLeague, 'zone' | 'staffIds' | 'memberAccountIds'> & {
  /** Owners, commissioners and scorekeepers. */
  readonly scorekeeperIds: readonly string[];
};

export type DisciplineAsked = Completed<
  AskedOf<typeof disciplineCommands, typeof disciplineBodies>,
  {},
  'leagueId'
>;
/** Besides what clients ask: the account of somebody about whom there is something is erased. */
export type DisciplineRequest =
  DisciplineAsked | { readonly type: 'ForgetDisciplined'; readonly accountId: string };
/** What the handler adds. `inLeague`: whom it is about has a team's role, a registration that counts, or plays. */
type Added = {
  RecordIncident: { inLeague: boolean; newId: string };
  SuspendPerson: { inLeague: boolean; newId: string };
};
export type DisciplineAction = Completed<DisciplineRequest, Added>;
export type DisciplineCommand = CommandContext &
  DisciplineAction & {
    readonly leagueId: string;
    /** Null: there is none. */
    readonly league: DisciplineLeague | null;
    /** Whether the actor plays in the league. */
    readonly isInsider?: boolean;
  };
export type DisciplineCommandOf<Type extends DisciplineCommand['type']> = Extract<
  DisciplineCommand,
  { type: Type }
>;
