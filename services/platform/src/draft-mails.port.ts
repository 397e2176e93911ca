import type { Mail } from './mailer.port';
import type { NoticeCause } from './notices.port';

/** What a mail says, whoever gets it. */
export type MailText = Omit<Mail, 'to' | 'list'>;

/** What the drafts say of their news. */
export type DraftMailText = MailText & {
  /** What people are to keep: at the end, also of a mail that tells of several things. */
  readonly keep?: readonly string[];
};

/** Foreign facts: what there is to say of a draft by mail. The composing application binds it to the drafts. */
export interface DraftMails {
  /** @returns how a mail tells somebody of a fact of a draft, as that stands now; null: it is over */
  textFor(accountId: string, fact: Pick<NoticeCause, 'stream' | 'revision'>): Promise<DraftMailText | null>;
}

/** Nest token of the {@link DraftMails}. */
export const DRAFT_MAILS = Symbol('DraftMails');
