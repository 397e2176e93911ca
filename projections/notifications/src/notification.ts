import type { NotificationKind } from '@fieldhouse/api-contract';
import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import type {
  LeagueBroadcastEvent,
  LeagueDisciplineEvent,
  LeagueEvent,
  LeaguePlacesEvent,
  ScheduleRequestEvent,
} from '@fieldhouse/events/leagues';
import type { ReminderEvent } from '@fieldhouse/events/notifications';
import type { InvoiceEvent, WalletEvent } from '@fieldhouse/events/payments';
import type { TeamEvent } from '@fieldhouse/events/teams';
import type { RecordedEvent } from '@fieldhouse/kernel';
import type { ChatChannel, NoticeKind, ScheduleAnswer, WideMention } from '@fieldhouse/values';
import type { DraftMatter } from './drafts/draft-notice';
import type { PaymentMatter } from './payments/payment-notice';
import type { RegistrationMatter } from './registrations/registration-notice';

/** The facts that people are told of. */
export type ToldEvent =
  | ChatLogEvent
  | TeamEvent
  | DraftEvent
  | LeagueEvent
  | LeaguePlacesEvent
  | LeagueBroadcastEvent
  | LeagueDisciplineEvent
  | ScheduleRequestEvent
  | ReminderEvent
  | InvoiceEvent
  | WalletEvent;

/** Many people of a team: everybody, or whoever runs it. */
export type Circle = WideMention;

/** Something that people are told of, once for all of them; `_id`: its place, which what is told later may take. */
export type NotificationDocument = {
  readonly _id: string;
  /** Its kind and what it is about. */
  readonly id: string;
  readonly kind: NotificationKind;
  /** The place of the fact in the log (`placeText`). */
  readonly key: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  /** Of what is said in a draft's chat or between two people, the chat's id. Null: of no team. */
  readonly teamId: string | null;
  /** Who is told by name. */
  readonly accountIds: readonly string[];
  /** Who is told besides. */
  readonly circle: Circle | null;
  /** Whoever brought it about; they are not told. */
  readonly by: string | null;
  readonly message: { readonly channel: ChatChannel; readonly messageId: string } | null;
  /** In which league it waits for the team: it is for who leads the team there. */
  readonly leagueId?: string;
  /** Of a draft: what of it. Who is told follows from that. */
  readonly draft: DraftMatter | null;
  /** The same of somebody's registration. */
  readonly registration: RegistrationMatter | null;
  /** Of what the staff of a league says to those who are named, or decides about them: the league's id. */
  readonly broadcast: { readonly leagueId: string; readonly answer?: ScheduleAnswer } | null;
  /** The same of money; nobody is named where only the invoice says whom it is for. */
  readonly payment: PaymentMatter | null;
  /** The fact in the log. */
  readonly cause: { readonly stream: string; readonly revision: number };
};

/** The same of everything that people may be told of, also of what is not in the bell. */
export type NoticeDocument = Omit<NotificationDocument, 'kind'> & { readonly kind: NoticeKind };

type Tells = Omit<NotificationDocument, '_id' | 'id' | 'kind' | 'key' | 'at' | 'cause'>;
/**
 * What a kind says of a fact: what it is about, and what people are told of it from then on; null: nothing more. What
 * ends something is about that alone, or (`about` null) about whatever is told at its place by then.
 */
export type Told =
  | {
      readonly about: string;
      /** What takes the place of what was told there before; without one, what it is about. */
      readonly place?: string;
      readonly tells: Tells | null;
    }
  | { readonly about: null; readonly place: string; readonly tells: null };
/** One kind of notification, as it follows from facts; undefined: the fact has nothing to do with it. */
export type Kind = (event: RecordedEvent<ToldEvent>) => Told | readonly Told[] | undefined;

/** @returns the account behind a fact; null: none */
export const actorOf = ({ metadata: { actor } }: RecordedEvent): string | null =>
  actor.kind === 'account' ? actor.accountId : null;
