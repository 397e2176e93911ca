import type { UnsubscribeView } from '@fieldhouse/api-contract';
import type { MailingList } from './mailer.port';

/** Foreign facts: who wants mails of a kind. The composing application binds it to the notifications. */
export interface NoticeMails {
  /** What goes with a mail of the kind to somebody; null: they do not want any. */
  listFor(kind: UnsubscribeView['kind'], accountId: string): Promise<MailingList | null>;
}

/** Nest token of the {@link NoticeMails}. */
export const NOTICE_MAILS = Symbol('NoticeMails');
