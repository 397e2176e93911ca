import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { INCIDENT_LENGTH, incidentKind } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const day = z.iso.date();
const instant = z.iso.datetime();
/** `accountId`: whom it is about; `by`: who said so. */
const about = { leagueId: id, accountId: id, by: id };
/** Why; null: it has gone with the account of whom it is about. */
const reason = z.string().min(1).max(200).nullable();
/** What is said about somebody goes with them. */
const theirs = (field: string) => ({ encrypted: { keyOf: 'accountId', fields: { [field]: null } } });

/** Every event of a `leagueDiscipline-<leagueId>` stream. Days are yyyy-mm-dd where the league was then. */
export const leagueDisciplineEvents = [
  defineEvent(
    'IncidentRecorded',
    z.object({
      ...{ ...about, incidentId: id, kind: incidentKind, day, recordedAt: instant },
      words: z.string().min(1).max(INCIDENT_LENGTH).nullable(),
    }),
    theirs('words'),
  ),
  defineEvent(
    'IncidentTakenBack',
    z.object({ ...about, incidentId: id, reason, takenBackAt: instant }),
    theirs('reason'),
  ),
  /** `lastDay` null: until it is lifted; `incidentId`: what it is for, if that is on record. */
  defineEvent(
    'PersonSuspended',
    z.object({
      ...{ ...about, suspensionId: id, firstDay: day, lastDay: day.nullable(), reason },
      ...{ incidentId: id.nullable(), suspendedAt: instant },
    }),
    theirs('reason'),
  ),
  /** From `liftedOn` on they may play again. */
  defineEvent(
    'SuspensionLifted',
    z.object({ ...about, suspensionId: id, liftedOn: day, reason, liftedAt: instant }),
    theirs('reason'),
  ),
  /** Their account is erased, and with it what was said about them. */
  defineEvent('DisciplinedPersonForgotten', z.object({ leagueId: id, accountId: id })),
] as const;
export type LeagueDisciplineEvent = EventOf<(typeof leagueDisciplineEvents)[number]>;
