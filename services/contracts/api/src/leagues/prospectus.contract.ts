import { chosenCurrency, leagueProspectus, leagueStage, leagueWaiver } from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { staffRole } from './league.contract';
import { reasonText } from '../shared/shared.contract';
import type { prospectusCommands } from './commands';

/** What the commands of {@link prospectusCommands} say. */
export const prospectusBodies = {
  SetProspectus: leagueProspectus.extend({ currency: chosenCurrency }),
  CancelLeague: z.object({ reason: reasonText }),
  IssueWaiver: leagueWaiver,
  ChangeWaiver: leagueWaiver,
} as const satisfies CommandBodies<typeof prospectusCommands>;

/** A waiver as it is signed. */
export const waiverView = leagueWaiver.extend({
  waiverId: z.string(),
  version: z.number().int(),
  /** SHA-256, hexadecimal, of the title, a line feed and the text. */
  textHash: z.string(),
});
/** GET /api/leagues/:leagueId/prospectus, for who has a part in the league. */
export const prospectusView = z.object({
  leagueId: z.string(),
  revision: z.number().int(),
  position: z.string(),
  /** Null: not written yet. */
  prospectus: leagueProspectus.nullable(),
  stage: leagueStage,
  published: z.boolean(),
  /** Whether a registration of any kind waits, has a place or plays: such a league is not unpublished. */
  registered: z.boolean(),
  /** Null: it is not cancelled. */
  cancelled: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** Those that are signed now, in the order in which they were first issued. */
  waivers: z.array(waiverView),
  /** Which of its teams are in which of its divisions. */
  teamDivisions: z.array(z.object({ teamId: z.string(), divisionId: z.string() })),
});
/** A league as whoever is of its staff sees it among theirs. */
export const managedLeague = z.object({
  leagueId: z.string(),
  name: z.string(),
  season: z.string(),
  sport: z.string(),
  /** IANA. */
  zone: z.string(),
  /** The caller's, the foremost first. */
  staffRoles: z.array(staffRole),
  /** Teams that are in, and for how many there is room. */
  teams: z.number().int(),
  teamCount: z.number().int(),
  /** Whether anybody has come: a team, a registration with a place or waiting for one, a player of the pool. */
  hasPeople: z.boolean(),
  stage: leagueStage,
  /** Null: not written yet. */
  prospectus: leagueProspectus.pick({ format: true, startsOn: true, endsOn: true, windows: true }).nullable(),
});
/** GET /api/managed-leagues: the leagues of whose staff the caller is, by name. */
export const managedLeaguesView = z.object({ leagues: z.array(managedLeague) });
export type ManagedLeague = z.infer<typeof managedLeague>;
export type ManagedLeaguesView = z.infer<typeof managedLeaguesView>;

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** The leagues with a prospectus of whose staff the caller is, without those that are over, by name. */
    readonly 'managed-leagues': readonly ManagedLeague[];
  }
}

export type ProspectusView = z.infer<typeof prospectusView>;
export type WaiverView = z.infer<typeof waiverView>;
