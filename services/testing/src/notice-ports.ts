import { OWN_TEAMS, type OwnTeams } from '@fieldhouse/notifications';
import { PUSHER, type Pusher } from '@fieldhouse/platform';
import { Global, Module } from '@nestjs/common';

const pusher: Pusher = {
  publicKey: 'key-of-the-test',
  accepts: (endpoint) => endpoint.startsWith('https://fcm.googleapis.com/'),
  push: () => Promise.resolve('sent'),
};
const teams: OwnTeams = { isOf: (teamId) => Promise.resolve(teamId.startsWith('own')) };

/** What notifications need of others: everybody is of the teams whose ids begin with `own`, and every push arrives. */
@Global()
@Module({
  providers: [
    { provide: PUSHER, useValue: pusher },
    { provide: OWN_TEAMS, useValue: teams },
  ],
  exports: [PUSHER, OWN_TEAMS],
})
export class NoticePorts {}
