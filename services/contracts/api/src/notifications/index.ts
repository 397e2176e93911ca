export {
  deviceWords,
  isTold,
  NOTICE_RULES,
  TOGETHER_MINUTES,
  USUAL_QUIET_HOURS,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
  type QuietHours,
} from '@fieldhouse/values';
export * from './commands';
export * from './notice-settings.contract';
export * from './notification.contract';
