export {
  deviceWords,
  isTold,
  leadOf,
  NOTICE_RULES,
  REMINDER_LEADS,
  TOGETHER_MINUTES,
  USUAL_QUIET_HOURS,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
  type QuietHours,
  type ReminderKind,
  type ReminderLead,
  type ReminderLeads,
} from '@fieldhouse/values';
export { andOf, draftWords, ordinal, spanWords } from '../draft-words';
export { declinedWords, forfeitWords, lateFeeWords, paymentWords } from '../payment-words';
export { plainZone, zoneWords } from '../zone-words';
export { leagueWords, registrationWords } from '../registration-words';
export * from './commands';
export * from './notice-settings.contract';
export * from './notification.contract';
