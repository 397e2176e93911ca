import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { MailSender } from './application/mail-sender';
import { MailingLists } from './application/mailing-lists';
import { PushSender } from './application/push-sender';
import { SendDueHandler } from './application/send-due.handler';
import { TellHandler } from './application/tell.handler';

/** What people are sent who are not looking, for the worker. Needs NOTICES, DRAFT_MAILS, MAILER, PUSHER and ACCOUNT_DIRECTORY. */
@Module({
  imports: [CqrsModule],
  providers: [TellHandler, SendDueHandler, MailSender, PushSender, MailingLists],
})
export class DeliveriesModule {}
