import type { ChatKind, ChatPerson, ChatView } from '@fieldhouse/api-contract';

type KindWords = {
  /** Of the field one writes in. @param name of the team, the league or the other person */
  readonly field: (name: string) => string;
  /** While nothing has been said. */
  readonly empty: { readonly title: (name: string) => string; readonly text: string };
  /** Instead of a chat that is not this person's to read. */
  readonly closed: {
    readonly title: string;
    readonly text: string;
    readonly back?: { readonly to: string; readonly label: string };
  };
};

const CLOSED = 'You no longer have access to this chat';

/** What is said differently in the chats of teams, of drafts and of two people. */
export const KIND_WORDS: Readonly<Record<ChatKind, KindWords>> = {
  team: {
    field: () => 'Message the team',
    empty: {
      title: (name) => `Say hello to ${name}`,
      text: 'What you write here, everybody on the team reads.',
    },
    closed: {
      title: CLOSED,
      text: 'Only people on the team can read it. Ask its captain if that was a mistake.',
      back: { to: '/teams', label: 'Back to My Teams' },
    },
  },
  draft: {
    field: () => 'Message the draft room',
    empty: {
      title: () => 'Nobody has written yet',
      text: 'The captains and commissioners of this draft read what you write here. Players and spectators do not.',
    },
    closed: {
      title: CLOSED,
      text: 'Only the captains and commissioners of the draft can read it. Ask a commissioner if that was a mistake.',
    },
  },
  direct: {
    field: (name) => `Message ${name}`,
    empty: {
      title: (name) => `Say hello to ${name}`,
      text: 'What is written here, only the two of you read.',
    },
    closed: {
      title: 'There is no such conversation',
      text: 'You can write to people of your teams and leagues.',
      back: { to: '/messages', label: 'All messages' },
    },
  },
};

/** Who takes messages away; of a chat of two, nobody does. */
export const runnersOf = (kind: ChatKind): string =>
  kind === 'draft' ? 'the people who run the league' : 'the people who run the team';

/** Who reads reports, and answers them. */
export const judgesOf = (kind: ChatKind): string =>
  kind === 'direct' ? 'Fieldhouse' : `${runnersOf(kind)} and Fieldhouse`;

/** Whom a person talks to, of a chat of two. */
export const otherOf = ({ people, me }: Pick<ChatView, 'people' | 'me'>): ChatPerson | undefined =>
  people.find(({ accountId }) => accountId !== me.accountId);
