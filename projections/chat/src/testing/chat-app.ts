import { startEmbeddedStack } from '@fieldhouse/embedded';
import { chatLogEvents, chatReaderEvents, chatRoomEvents } from '@fieldhouse/events/chat';
import { accountEvents } from '@fieldhouse/events/identity';
import { teamEvents } from '@fieldhouse/events/teams';
import { CurrentCallers, IdentityModule, OWN_PICTURE } from '@fieldhouse/identity';
import type { DomainEvent, Projection } from '@fieldhouse/kernel';
import { TOKEN_READER } from '@fieldhouse/platform';
import { peopleProjections } from '@fieldhouse/read-people';
import { teamMemberProjections } from '@fieldhouse/read-team-members';
import { happenedIn, startTestApp, type Happened, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { Global, Module } from '@nestjs/common';
import { chatDashboard } from '../chat-dashboard';
import { followedChatReaders, followedChats } from '../chat-followed';
import { ChatReadModule, chatProjections } from '../chat-read.module';
import { memberIdOf, teamFactsOf } from './chat-facts';

@Global()
@Module({
  imports: [IdentityModule],
  providers: [
    { provide: OWN_PICTURE, useValue: { of: async () => null } },
    { provide: TOKEN_READER, useExisting: CurrentCallers },
  ],
  exports: [OWN_PICTURE, TOKEN_READER],
})
class TestPorts {}

export type ChatApp = TestApp & {
  /** Puts facts into a stream, by whom they name; answers with the position of the last once all is shown. */
  readonly happened: (streamId: string, ...facts: readonly DomainEvent[]) => Promise<string>;
  /** The same without waiting for anything to be shown. */
  readonly appended: ChatApp['happened'];
  /** A team of these people, the first of them its captain. */
  readonly team: (teamId: string, ...people: readonly TestPerson[]) => Promise<void>;
};

const projections = [...chatProjections, ...peopleProjections, ...teamMemberProjections];

/** The chats' queries and their live side over the embedded servers, with identity's sign-up. */
export const startChatApp = async (): Promise<ChatApp> => {
  const stack = await startEmbeddedStack();
  const app = await startTestApp({
    stack,
    modules: [
      TestPorts,
      IdentityModule,
      ChatReadModule,
      followedChats,
      followedChatReaders,
      ...chatDashboard,
    ],
    events: [...accountEvents, ...teamEvents, ...chatLogEvents, ...chatReaderEvents, ...chatRoomEvents],
    projections: projections as unknown as readonly Projection[],
  });
  const by =
    (append: Happened): ChatApp['happened'] =>
    (streamId, ...facts) =>
      append(streamId, { kind: 'process', name: 'test' }, facts);
  const happened = by(happenedIn(app, projections));
  return {
    ...app,
    happened,
    appended: by(happenedIn(app, [])),
    team: async (teamId, ...people) => {
      const { created, joined } = teamFactsOf(teamId);
      const members = people.map(({ accountId }, n) =>
        joined(accountId, n === 0 ? 'captain' : 'player', memberIdOf(accountId)),
      );
      await happened(`team-${teamId}`, created, ...members);
    },
    stop: async () => {
      await app.stop();
      await stack.stop();
    },
  };
};
