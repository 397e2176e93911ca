import './http/draft.problems';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { GetDraftMailHandler } from './application/draft-mail.query';
import { DraftMailHandler } from './application/draft-mails.handler';
import { DraftHandler } from './application/draft.handler';
import { DraftPeople } from './application/draft-people';
import { DraftPlanHandler } from './application/draft-plan.handler';
import {
  GetDraftStatusHandler,
  GetDraftStartHandler,
  HasDraftBegunHandler,
  IsTeamInRunningDraftHandler,
} from './application/draft.queries';
import { DraftInsightController } from './http/draft-insight.controller';
import { DraftController, DraftPlanController } from './http/draft.controller';
import { ReasonAuthors } from './infrastructure/reason-authors.store';

/** Player drafts: set-up, provable order, live picks, publication. Needs a binding of {@link DRAFT_LEAGUE_PORT}. */
@Module({
  imports: [CqrsModule],
  controllers: [DraftController, DraftPlanController, DraftInsightController],
  providers: [
    DraftHandler,
    DraftPlanHandler,
    GetDraftStatusHandler,
    GetDraftStartHandler,
    HasDraftBegunHandler,
    IsTeamInRunningDraftHandler,
    DraftPeople,
    ReasonAuthors,
  ],
})
export class DraftsModule {}

/** What mails to a draft's people say, for the worker. Needs a {@link DRAFT_CONTACTS_PORT} as well. */
@Module({ imports: [CqrsModule], providers: [GetDraftMailHandler, DraftMailHandler] })
export class DraftMailsModule {}
