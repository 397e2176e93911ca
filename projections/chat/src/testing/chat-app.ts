import { chatLogEvents, chatReaderEvents, chatRoomEvents } from '@fieldhouse/events/chat';
import { teamEvents } from '@fieldhouse/events/teams';
import type { DomainEvent } from '@fieldhouse/kernel';
import { peopleProjections } from '@fieldhouse/read-people';
import { teamMemberProjections } from '@fieldhouse/read-team-members';
import { happenedIn, type Happened, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { startFactsApp } from '@fieldhouse/testing/facts-app';
import { chatDashboard } from '../chat-dashboard';
import { followedChatReaders, followedChats } from '../chat-followed';
import { ChatReadModule, chatProjections } from '../chat-read.module';
import { memberIdOf, teamFactsOf } from './chat-facts';

export type ChatApp = TestApp & {
  /** Puts facts into a stream, by whom they name; answers with the position of the last once all is shown. */
  readonly happened: (streamId: string, ...facts: readonly DomainEvent[]) => Promise<string>;
  /** The same without waiting for anything to be shown. */
  readonly appended: ChatApp['happened'];
  /** A team of these people, the first of them its captain. */
  readonly team: (chatId: string, ...people: readonly TestPerson[]) => Promise<void>;
};

/** The chats' queries and their live side over the embedded servers, with identity's sign-up. */
export const startChatApp = async (): Promise<ChatApp> => {
  const app = await startFactsApp({
    modules: [ChatReadModule, followedChats, followedChatReaders, ...chatDashboard],
    events: [...teamEvents, ...chatLogEvents, ...chatReaderEvents, ...chatRoomEvents],
    projections: [...chatProjections, ...peopleProjections, ...teamMemberProjections],
  });
  const by =
    (append: Happened): ChatApp['happened'] =>
    (streamId, ...facts) =>
      append(streamId, { kind: 'process', name: 'test' }, facts);
  const happened = by(app.happened);
  return {
    ...app,
    happened,
    appended: by(happenedIn(app, [])),
    team: async (chatId, ...people) => {
      const { created, joined } = teamFactsOf(chatId);
      const members = people.map(({ accountId }, n) =>
        joined(accountId, n === 0 ? 'captain' : 'player', memberIdOf(accountId)),
      );
      await happened(`team-${chatId}`, created, ...members);
    },
  };
};
