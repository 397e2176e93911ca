import { DomainError } from '@fieldhouse/kernel';

/** Why settings of notifications are refused. */
export type NoticeSettingsErrorCode =
  /** A kind is not told on this way, or not for a single team. */
  'channel_unknown' | 'zone_unknown' | 'endpoint_refused';
export class NoticeSettingsError extends DomainError<NoticeSettingsErrorCode> {}
