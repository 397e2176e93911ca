import type {
  BroadcastNotice,
  ChatChannel,
  DraftNotice,
  NoticeChannel,
  NoticeKind,
  PaymentNotice,
  QuietHours,
  RegistrationNotice,
} from '@fieldhouse/api-contract';

/** A fact, and where it stands in the log; `at`: ISO-8601 UTC. */
export type NoticeCause = {
  readonly eventId: string;
  readonly type: string;
  readonly at: string;
  readonly stream: string;
  readonly revision: number;
};
/** Something that people are told of: its kind and what it is about, such as `mention:<messageId>`. */
export type Notice = {
  readonly notificationId: string;
  readonly kind: NoticeKind;
  /** Of what is said in a draft's chat or between two people, the chat's id. Null: of no team. */
  readonly teamId: string | null;
  /** Whoever brought it about; null: the product itself. */
  readonly by: string | null;
  readonly message: { readonly channel: ChatChannel; readonly messageId: string } | null;
  readonly cause: NoticeCause;
  /** It cannot wait for the end of quiet hours. */
  readonly urgent: boolean;
  /** The hours that hold it although it is urgent: those of a draft whose clock stands still. */
  readonly quiet: QuietHours | null;
};
/** Somebody who is to be told, and how. */
export type NoticeRecipient = {
  readonly accountId: string;
  readonly channels: readonly NoticeChannel[];
  readonly quiet: QuietHours | null;
};
/** Something to tell of, as it is now. Names and texts are other people's words; null: not known, or theirs no more. */
export type NoticeContent = {
  readonly kind: NoticeKind;
  readonly teamId: string | null;
  readonly teamName: string;
  /** In which league it waits for the team. */
  readonly leagueId?: string;
  readonly by: string | null;
  readonly message: Notice['message'];
  /** Of a message: in one line, with names for mentions. */
  readonly text: string | null;
  readonly draft: DraftNotice | null;
  readonly registration: RegistrationNotice | null;
  readonly broadcast: BroadcastNotice | null;
  readonly payment: PaymentNotice | null;
  /** The accounts behind these names. */
  readonly people: readonly string[];
};
/** How far something that people were told of has come with one of them. */
export type NoticeReceipt = {
  /** Opened in the bell, or read with all else there. */
  readonly read: boolean;
  /** On which ways it has gone out. */
  readonly sent: readonly NoticeChannel[];
  /** It has yet to go out, or it is not known yet on which ways it may. */
  readonly waiting: boolean;
};
/** What became of what people were told. Bound by the read models that know. */
export interface NoticeReceipts {
  /** @returns of each of these, by account, how far it has come */
  of(notificationId: string, accountIds: readonly string[]): Promise<ReadonlyMap<string, NoticeReceipt>>;
}
/** Nest token of the {@link NoticeReceipts}. */
export const NOTICE_RECEIPTS = Symbol('NoticeReceipts');

/** Why there is nothing to tell any more, as the events of deliveries have it. */
export type NoticeOver = 'seen' | 'over' | 'off' | 'gone';

/** Who is told of what outside of the product. Bound by the read models that know; for the worker. */
export interface Notices {
  /**
   * What a fact tells, and whom of those who can be reached and want that: on each way one is told of a fact once, of
   * its first notice. With nobody to tell there is nothing in it.
   * @throws RetryLater while the read models have not seen the fact
   */
  toldBy(
    fact: Pick<NoticeCause, 'stream' | 'revision'>,
  ): Promise<readonly { readonly notice: Notice; readonly recipients: readonly NoticeRecipient[] }[]>;
  /**
   * @returns for each of these what there is to tell somebody on a way now, or why there is nothing
   * @throws RetryLater while the read models have not seen them
   */
  contentFor(
    accountId: string,
    notices: readonly (Pick<Notice, 'notificationId' | 'cause'> & { readonly channel: NoticeChannel })[],
  ): Promise<readonly (NoticeContent | NoticeOver)[]>;
}

/** Nest token of the {@link Notices}. */
export const NOTICES = Symbol('Notices');
