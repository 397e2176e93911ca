import type { ScheduleAnswer, ScheduleWish } from '@fieldhouse/values';

/** What a team asks of the schedule. Instants are ISO-8601 UTC. */
export type ScheduleRequestEntry = {
  readonly requestId: string;
  readonly teamId: string;
  /** Who asked. */
  readonly accountId: string;
  readonly wish: ScheduleWish;
  /** Null: there is none, or it has gone with who wrote it. */
  readonly note: string | null;
  readonly askedAt: string;
  /** The last one; null: it is open. */
  readonly answer: {
    /** Who answered. */
    readonly accountId: string;
    readonly answer: ScheduleAnswer;
    /** Null: none was given, or it has gone with who wrote it. */
    readonly reason: string | null;
    readonly answeredAt: string;
  } | null;
};
/** What the teams of a league ask, without what they have withdrawn, the oldest first; `_id` is the league's. */
export type ScheduleRequestsDocument = {
  readonly _id: string;
  readonly requests: readonly ScheduleRequestEntry[];
};
export const scheduleRequestsModel = { name: 'league-schedule-requests', version: 1 } as const;
