import { CONFIG, LOGGER, MAILER, MONGO_DB, SentOnce, type Config } from '@fieldhouse/platform';
import { Global, Module } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { Logger } from 'pino';
import { DurableMailer } from './durable-mailer';
import { InboxController } from './inbox.controller';
import { LocalInbox } from './local-inbox';
import { MailPeople } from './mail-people';
import { smtpTransport } from './smtp-transport';

/** Mails: by SMTP where `SMTP_URL` is set, otherwise into the local inbox. Provides MAILER to every context. */
@Global()
@Module({
  controllers: [InboxController],
  providers: [
    LocalInbox,
    MailPeople,
    {
      provide: MAILER,
      inject: [MONGO_DB, CONFIG, LOGGER],
      useFactory: (db: Db, config: Config, log: Logger) =>
        new DurableMailer(
          config.SMTP_URL === '' ? new LocalInbox(db) : smtpTransport(config.SMTP_URL, config.MAIL_FROM),
          new SentOnce(db, 'mail_deliveries'),
          log,
        ),
    },
  ],
  exports: [MAILER],
})
export class MailModule {}
