import {
  LISTED_AT_MOST,
  ORDER_NONCE,
  RESUMED_SECONDS,
  draftClock,
  draftSettings as recordedSettings,
  type DraftSettings,
} from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import type { draftCommands, draftPlanCommands } from './commands';
import { idText, reasonText, rosterLimits } from '../shared/shared.contract';

const wallTime = z.string().regex(/^\d\d:\d\d$/);
const pickNo = z.number().int().min(1);

/** As they are recorded; what is sent may be no longer than a form takes. */
export const draftSettings = recordedSettings.extend({
  clock: draftClock.extend({
    quietHours: z.object({ from: wallTime, to: wallTime }).nullable(),
    zone: z.string().min(1).max(60),
  }),
  limits: rosterLimits,
});
export type { DraftSettings as DraftSettingsView };

/** What the commands of {@link draftCommands} say. */
export const draftBodies = {
  SaveDraftSettings: z.object({ settings: draftSettings }),
  CommitDraftOrder: z.object({ reason: reasonText.nullable() }),
  /** `teamId` for somebody who picks for several teams. */
  AddDraftOrderNonce: z.object({
    teamId: idText.optional(),
    nonce: z.string().regex(ORDER_NONCE, 'Use 1 to 64 printable characters without spaces'),
  }),
  SetDraftOrderByHand: z.object({ order: z.array(idText).min(2).max(40), reason: reasonText }),
  /** `teamId` only for a commissioner who picks for a team. */
  MakePick: z.object({ pickNo, playerId: idText, teamId: idText.optional() }),
  SetAutoMode: z.object({ teamId: idText, enabled: z.boolean() }),
  PauseDraft: z.object({ reason: reasonText }),
  /** Null takes the planned pause back. */
  SchedulePause: z.object({ afterPickNo: pickNo.nullable(), reason: reasonText.nullable() }),
  /** Null: the full clock. */
  ResumeDraft: z.object({
    seconds: z
      .number()
      .int()
      .min(RESUMED_SECONDS, `Give at least ${RESUMED_SECONDS} seconds`)
      .max(86_400)
      .nullable(),
  }),
  UndoPicks: z.object({ toPickNo: pickNo, reason: reasonText }),
  RedoPicks: z.object({ reason: reasonText }),
  /** `fromPlayerId`: who is in the cell now, as whoever asks has seen it. */
  ReplacePick: z.object({ pickNo, fromPlayerId: idText, playerId: idText, reason: reasonText }),
  AssignLatePlayer: z.object({ playerId: idText }),
  ResetDraft: z.object({ reason: reasonText, confirmation: z.string() }),
  CancelDraft: z.object({ reason: reasonText }),
  ReopenDraft: z.object({ reason: reasonText }),
} as const satisfies CommandBodies<typeof draftCommands>;

const planBody = z.object({ teamId: idText, playerIds: z.array(idText).max(LISTED_AT_MOST) });
/** What the commands of {@link draftPlanCommands} say. */
export const draftPlanBodies = {
  SaveDraftQueue: planBody,
  SaveDraftRanking: planBody,
  SaveDoNotDraft: planBody,
} as const satisfies CommandBodies<typeof draftPlanCommands>;
