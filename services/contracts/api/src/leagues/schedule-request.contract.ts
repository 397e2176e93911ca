import {
  daysFrom,
  scheduleAnswer,
  scheduleRequestState,
  scheduleWish,
  WISH_DAYS,
  WISH_NOTE_LENGTH,
  type ScheduleWish,
} from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { idText, reasonText, writtenText } from '../shared/shared.contract';
import type { scheduleRequestCommands } from './commands';

const daysIn = (wish: ScheduleWish): number => (wish.kind === 'avoid_day' ? daysFrom(wish.from, wish.to) : 1);

/** What the commands of {@link scheduleRequestCommands} say. */
export const scheduleRequestBodies = {
  AskOfSchedule: z.object({
    teamId: idText,
    wish: scheduleWish
      .refine((wish) => daysIn(wish) >= 1, {
        message: 'The last day comes before the first',
        path: ['to'],
      })
      .refine((wish) => daysIn(wish) <= WISH_DAYS, {
        message: `Ask for ${WISH_DAYS} days at most`,
        path: ['to'],
      }),
    /** Null: there is none. */
    note: writtenText(
      z
        .string()
        .trim()
        .min(1, 'Write a note, or leave it empty')
        .max(WISH_NOTE_LENGTH, `Keep the note under ${WISH_NOTE_LENGTH} characters`),
    ).nullable(),
  }),
  /** `from`: how the asker sees it stand; absent: however it does. */
  AnswerScheduleRequest: z
    .object({
      answer: scheduleAnswer,
      reason: reasonText.nullable(),
      from: scheduleRequestState.optional(),
    })
    .refine(({ answer, reason }) => answer === 'accepted' || reason !== null, {
      message: 'Say why',
      path: ['reason'],
    }),
} as const satisfies CommandBodies<typeof scheduleRequestCommands>;

/** What a team asks of the schedule. */
export const scheduleRequestView = z.object({
  requestId: z.string(),
  teamId: z.string(),
  /** Null: the team has left the league, and nothing is answered any more. */
  teamName: z.string().nullable(),
  wish: scheduleWish,
  /** Null: there is none, or it has gone with the account of who wrote it. */
  note: z.string().nullable(),
  /** What who asked is called; null: not known any more. */
  name: z.string().nullable(),
  /** ISO-8601 UTC. */
  askedAt: z.string(),
  /** Null: it is open. `reason` null: none was given, or it has gone with the account of who wrote it. */
  answer: z
    .object({
      answer: scheduleAnswer,
      reason: z.string().nullable(),
      name: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
});
/**
 * GET /api/leagues/:leagueId/schedule-requests: of all teams, for who runs the league; of the own team, for who leads
 * it. Without those that were withdrawn.
 */
export const scheduleRequestsView = z.object({
  leagueId: z.string(),
  position: z.string(),
  /** The team that the caller leads; null: none. */
  team: z.object({ teamId: z.string(), name: z.string() }).nullable(),
  /** The first and the last day of the season (yyyy-mm-dd); null: the league has not said them. */
  season: z.object({ startsOn: z.string(), endsOn: z.string() }).nullable(),
  /** Why nothing is asked or answered any more; null: it is. */
  closed: z.enum(['cancelled', 'season_over']).nullable(),
  /** The oldest first. */
  requests: z.array(scheduleRequestView),
});
export type ScheduleRequestView = z.infer<typeof scheduleRequestView>;
export type ScheduleRequestsView = z.infer<typeof scheduleRequestsView>;
