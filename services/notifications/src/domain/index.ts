export { inboxAggregate, type InboxCommand } from './inbox.decider';
export type {
  NoticeSettingsAsked,
  NoticeSettingsCommand,
  NoticeSettingsRequest,
} from './notice-settings.commands';
export { noticeSettingsAggregate } from './notice-settings.decider';
export { NoticeSettingsError, type NoticeSettingsErrorCode } from './notice-settings.errors';
export { getsMails, type NoticeSettingsState, type PushDevice } from './notice-settings.state';
