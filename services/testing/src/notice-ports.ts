import { RetryLater } from '@fieldhouse/kernel/runtime';
import { OWN_TEAMS, type OwnTeams } from '@fieldhouse/notifications';
import { PUSHER, type Pusher } from '@fieldhouse/platform';
import { Global, Module } from '@nestjs/common';

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
  providers: [
    { provide: PUSHER, useValue: pusher },
    { provide: OWN_TEAMS, useValue: teams },
  ],
  exports: [PUSHER, OWN_TEAMS],
})
export class NoticePorts {}
