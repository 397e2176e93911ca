import type {
  AskedOf,
  Completed,
  noticeSettingsBodies,
  noticeSettingsCommands,
} from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { NoticeKind } from '@fieldhouse/values';

/** What clients ask of their settings. */
export type NoticeSettingsAsked = AskedOf<typeof noticeSettingsCommands, typeof noticeSettingsBodies>;
/** What the product asks besides. */
export type NoticeSettingsByProduct =
  /** Of whoever has the link of a mail, signed in or not: mails of the kind, everywhere. */
  | { readonly type: 'SetMailsOfKind'; readonly kind: NoticeKind; readonly on: boolean }
  /** The push service does not know `endpoint` any more. */
  | { readonly type: 'DropPushDevice'; readonly deviceId: string; readonly endpoint: string }
  /** These sessions have ended. */
  | { readonly type: 'SignOutPushDevices'; readonly sessionIds: readonly string[] };
/** What is known of whoever asks. `sessionId` null: not in which session. */
type OfCaller = { AddPushDevice: { sessionId: string | null } };
export type NoticeSettingsRequest = Completed<NoticeSettingsAsked, OfCaller> | NoticeSettingsByProduct;

/** What the handler finds out. */
type Added = {
  /** `ownTeam`: whether the caller is of the team; true without one. */
  SetNoticeChannel: { ownTeam: boolean };
  /** `accepted`: whether the product sends to this endpoint. */
  AddPushDevice: { accepted: boolean };
};
/** `accountId`: whose settings these are. */
export type NoticeSettingsCommand = CommandContext & { readonly accountId: string } & Completed<
    NoticeSettingsRequest,
    Added
  >;
export type NoticeSettingsCommandOf<Type extends NoticeSettingsCommand['type']> = Extract<
  NoticeSettingsCommand,
  { type: Type }
>;
