export {
  BROADCAST_LENGTH,
  closesAt,
  endsEarly,
  lastDayToRegister,
  letGoAfter,
  dayIn,
  DRAFT_GROUP_SIZE,
  inviteAgainAt,
  leagueProspectus,
  leagueWaiver,
  mayDraft,
  placedByOf,
  priceAt,
  priceEndsAt,
  registrationPart,
  stageOf,
  takesAnswer,
  totalAt,
  wallTime,
  WISH_NOTE_LENGTH,
  type BroadcastAudience,
  type KindPrice,
  type LeagueFormat,
  type LeagueProspectus,
  type LeagueQuestion,
  type LeagueRule,
  type LeagueStage,
  type LeagueWaiver,
  type RegistrationKind,
  type RegistrationPart,
  type RegistrationWindows,
  type ScheduleRequestState,
  type ScheduleWish,
  type WaiverExpiry,
} from '@fieldhouse/values';
export * from './commands';
export * from './league.contract';
export * from './player-pool.contract';
export * from './discount-code.contract';
export * from './discovery.contract';
export * from './prospectus.contract';
export * from './sport-catalogue';
export * from './registration.contract';
export * from './broadcast.contract';
export * from './schedule-request.contract';
export * from './discipline.contract';
