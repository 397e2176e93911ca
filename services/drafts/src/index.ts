export { DraftMailsModule, DraftsModule } from './drafts.module';
export { DraftCommand, type DraftRequest } from './application/draft.handler';
export { DraftPlanCommand, type DraftPlanRequest } from './application/draft-plan.handler';
export {
  DRAFT_CONTACTS_PORT,
  DRAFT_LEAGUE_PORT,
  type DraftContactsPort,
  type DraftLeague,
  type DraftLeaguePort,
} from './application/league.port';
export {
  GetDraftStart,
  GetDraftStatus,
  HasDraftBegun,
  IsTeamInRunningDraft,
} from './application/draft.queries';
export { remindersOfTurn } from './domain';
export { pickClock } from './application/pick-clock.process';
export { draftSchedule } from './application/draft-schedule.process';
export { GetDraftMail } from './application/draft-mail.query';
