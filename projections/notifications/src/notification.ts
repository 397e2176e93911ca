import type { NotificationKind } from '@fieldhouse/api-contract';
import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { TeamEvent } from '@fieldhouse/events/teams';
import type { RecordedEvent } from '@fieldhouse/kernel';
import type { ToldKind } from '@fieldhouse/platform';
import type { ChatChannel, WideMention } from '@fieldhouse/values';

/** The facts that people are told of. */
export type ToldEvent = ChatLogEvent | TeamEvent;

/** Many people of a team: everybody, or whoever runs it. */
export type Circle = WideMention;

/** Something that people are told of, once for all of them; `_id` is its kind and what it is about. */
export type NotificationDocument = {
  readonly _id: string;
  readonly kind: NotificationKind;
  /** The place of the fact in the log (`placeText`). */
  readonly key: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  readonly teamId: string;
  /** Who is told by name. */
  readonly accountIds: readonly string[];
  /** Who is told besides. */
  readonly circle: Circle | null;
  /** Whoever brought it about; they are not told. */
  readonly by: string | null;
  readonly message: { readonly channel: ChatChannel; readonly messageId: string } | null;
  /** The fact in the log. */
  readonly cause: { readonly stream: string; readonly revision: number };
};

/** The same of everything that people may be told of, also of what is not in the bell. */
export type NoticeDocument = Omit<NotificationDocument, 'kind'> & { readonly kind: ToldKind };

/** What a kind says of a fact: what it is about, and what people are told of it from then on; null: nothing more. */
export type Told = {
  readonly about: string;
  readonly tells: Pick<NotificationDocument, 'teamId' | 'accountIds' | 'circle' | 'by' | 'message'> | null;
};
/** One kind of notification, as it follows from facts; undefined: the fact has nothing to do with it. */
export type Kind = (event: RecordedEvent<ToldEvent>) => Told | undefined;

/** @returns the account behind a fact; null: none */
export const actorOf = ({ metadata: { actor } }: RecordedEvent): string | null =>
  actor.kind === 'account' ? actor.accountId : null;
