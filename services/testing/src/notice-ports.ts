import { RetryLater } from '@fieldhouse/kernel/runtime';
import { GetMailingList, OWN_TEAMS, type OwnTeams } from '@fieldhouse/notifications';
import { NOTICE_MAILS, PUSHER, type NoticeMails, type Pusher } from '@fieldhouse/platform';
import { Global, Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';

/** Every push arrives, unless its endpoint says how it ends. */
const pusher: Pusher = {
  publicKey: 'key-of-the-test',
  accepts: (endpoint) => endpoint.startsWith('https://fcm.googleapis.com/'),
  push: ({ endpoint }) => {
    const end = new URL(endpoint).hash.slice(1);
    if (end === 'later') return Promise.reject(new RetryLater(120));
    return Promise.resolve(end === 'gone' || end === 'refused' ? end : 'sent');
  },
};
const teams: OwnTeams = { isOf: (teamId) => Promise.resolve(teamId.startsWith('own')) };

/** What notifications need of others: everybody is of the teams whose ids begin with `own`. */
@Global()
@Module({
  imports: [CqrsModule],
  providers: [
    { provide: PUSHER, useValue: pusher },
    { provide: OWN_TEAMS, useValue: teams },
    {
      provide: NOTICE_MAILS,
      inject: [QueryBus],
      useFactory: (queries: QueryBus): NoticeMails => ({
        listFor: (kind, accountId) => queries.execute(new GetMailingList(kind, accountId)),
      }),
    },
  ],
  exports: [PUSHER, OWN_TEAMS, NOTICE_MAILS],
})
export class NoticePorts {}
