import { INCIDENT_LENGTH, incidentKind, suspensionState } from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { idText, reasonText, writtenText } from '../shared/shared.contract';
import type { disciplineCommands } from './commands';

export { INCIDENT_LENGTH, type IncidentKind, type SuspensionState } from '@fieldhouse/values';

const day = z.iso.date('Enter a day');
const about = z.string().regex(/^[\w.:-]{1,64}$/, 'Choose whom it is about');

/** What the commands of {@link disciplineCommands} say. Days are yyyy-mm-dd where the league is. */
export const disciplineBodies = {
  RecordIncident: z.object({
    accountId: about,
    day,
    kind: incidentKind,
    words: writtenText(
      z
        .string()
        .trim()
        .min(3, 'Say what happened')
        .max(INCIDENT_LENGTH, `Keep it under ${INCIDENT_LENGTH} characters`),
    ),
  }),
  TakeBackIncident: z.object({ reason: reasonText }),
  SuspendPerson: z.object({
    accountId: about,
    firstDay: day,
    /** That day included; null: until it is lifted. */
    lastDay: day.nullable(),
    reason: reasonText,
    /** What it is for, if that is on record. */
    incidentId: idText.nullable(),
  }),
  LiftSuspension: z.object({ reason: reasonText }),
} as const satisfies CommandBodies<typeof disciplineCommands>;

/** What somebody is recorded to have done. Instants are ISO-8601 UTC. */
export const incidentView = z.object({
  incidentId: z.string(),
  kind: incidentKind,
  day: z.string(),
  /** Null: it has gone with the account of whom it is about, as every reason here. */
  words: z.string().nullable(),
  recordedAt: z.string(),
  /** Null: it counts. */
  takenBack: z.object({ at: z.string(), reason: z.string().nullable() }).nullable(),
});
export const suspensionView = z.object({
  suspensionId: z.string(),
  firstDay: z.string(),
  /** Null: until it is lifted. */
  lastDay: z.string().nullable(),
  reason: z.string().nullable(),
  incidentId: z.string().nullable(),
  state: suspensionState,
  suspendedAt: z.string(),
  lifted: z.object({ on: z.string(), reason: z.string().nullable() }).nullable(),
});
/** Of whom: `name` null: their account is erased, and nothing can be done about it any more. */
const person = { accountId: z.string(), name: z.string().nullable() };
/** Who said so; null: not known any more. */
const by = z.string().nullable();

/** GET /api/leagues/:leagueId/discipline, for owners, commissioners and scorekeepers. */
export const disciplineView = z.object({
  leagueId: z.string(),
  position: z.string(),
  /** Where the league is. */
  today: z.string(),
  /** Of whom it can be, by name, with the teams whose roles or rosters they are in. */
  people: z.array(z.object({ accountId: z.string(), name: z.string(), teams: z.array(z.string()) })),
  /** Those that hold or will first, then the newest first. */
  suspensions: z.array(suspensionView.extend({ ...person, by })),
  /** The newest first. */
  incidents: z.array(incidentView.extend({ ...person, by })),
});

/** GET /api/leagues/:leagueId/discipline/own: what is on record about the caller, for whoever may see the league. */
export const ownDisciplineView = z.object({
  leagueId: z.string(),
  position: z.string(),
  /** Those that hold or will first, then the newest first. */
  suspensions: z.array(suspensionView),
  /** The newest first. */
  incidents: z.array(incidentView),
  /** Whom to ask: what owners and commissioners are called. */
  ask: z.array(z.string()),
});

/** GET /api/leagues/:leagueId/discipline/team: who of the caller's team is suspended or will be, for captains. */
export const teamSuspensionsView = z.object({
  leagueId: z.string(),
  position: z.string(),
  /** By first day. */
  suspended: z.array(
    z.object({ ...person, firstDay: z.string(), lastDay: z.string().nullable(), state: suspensionState }),
  ),
});
export type IncidentView = z.infer<typeof incidentView>;
export type SuspensionView = z.infer<typeof suspensionView>;
export type DisciplineView = z.infer<typeof disciplineView>;
export type OwnDisciplineView = z.infer<typeof ownDisciplineView>;
export type TeamSuspensionsView = z.infer<typeof teamSuspensionsView>;
