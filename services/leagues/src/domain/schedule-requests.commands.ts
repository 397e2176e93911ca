import type {
  AskedOf,
  Completed,
  scheduleRequestBodies,
  scheduleRequestCommands,
} from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { LeagueProspectus } from '@fieldhouse/values';
import type { KnownLeague } from './known-league';

/** What it must know of the league. */
export type ScheduleLeague = Pick<KnownLeague, 'zone' | 'staffIds' | 'memberAccountIds' | 'teams'> & {
  readonly cancelled: boolean;
  /** Its first and its last day; null: it has not said them. */
  readonly season: Pick<LeagueProspectus, 'startsOn' | 'endsOn'> | null;
};

type ScheduleAsked = Completed<
  AskedOf<typeof scheduleRequestCommands, typeof scheduleRequestBodies>,
  {},
  'leagueId'
>;
/** Besides what clients ask: the account of somebody who has written something is erased. */
export type ScheduleRequestsRequest =
  ScheduleAsked | { readonly type: 'ForgetScheduleWriter'; readonly accountId: string };
type Added = { AskOfSchedule: { requestId: string } };
export type ScheduleRequestsAction = Completed<ScheduleRequestsRequest, Added>;
export type ScheduleRequestsCommand = CommandContext &
  ScheduleRequestsAction & {
    readonly leagueId: string;
    /** Null: there is none. */
    readonly league: ScheduleLeague | null;
    /** Whether the actor plays in the league. */
    readonly isInsider?: boolean;
  };
export type ScheduleRequestsCommandOf<Type extends ScheduleRequestsCommand['type']> = Extract<
  ScheduleRequestsCommand,
  { type: Type }
>;
