import {
  ACCOUNT_DIRECTORY,
  CONFIG,
  DRAFT_MAILS,
  MAILER,
  NOTICES,
  type AccountDirectory,
  type Config,
  type DraftMails,
  type Mail,
  type MailText,
  type Mailer,
  type Notices,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { lookAgain, skipping, type Batch, type BatchOutcome, type Looked } from './batch';
import { MailingLists } from './mailing-lists';
import { wordsOf } from './notice-words';

/** Sends one mail for all of a batch. */
@Injectable()
export class MailSender {
  constructor(
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    @Inject(NOTICES) private readonly notices: Notices,
    @Inject(DRAFT_MAILS) private readonly drafts: DraftMails,
    private readonly lists: MailingLists,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws RetryLater while the mail server does not take it */
  async send(batch: Batch): Promise<BatchOutcome> {
    const { key, deliveries } = batch;
    let looked: Looked | undefined;
    let to: string | null = null;
    // What it says is looked up as it leaves, and not again once it has left.
    const outcome = await this.mailer.send(key, deliveries[0].dueAt, async () => {
      to = await this.accounts.confirmedAddressOf(batch.accountId);
      looked = await lookAgain(this.notices, batch);
      return to === null ? null : this.mailOf(batch, to, looked);
    });
    const { skipped, told } = looked ?? (await lookAgain(this.notices, batch));
    const ids = deliveries.map(({ deliveryId }) => deliveryId);
    if (outcome === 'sent') {
      // It had left before: with all of them.
      return looked ? { sent: told, skipped } : { sent: ids, skipped: [] };
    }
    if (outcome === 'refused') return skipping(deliveries, 'refused');
    const rest = told.map((deliveryId) => ({ deliveryId, why: 'nowhere' as const }));
    return { sent: [], skipped: [...skipped, ...rest] };
  }

  private async mailOf(batch: Batch, to: string, looked: Looked): Promise<Mail | null> {
    const { deliveries, accountId } = batch;
    const text = (await this.ofDraft(batch, looked)) ?? this.textOf(looked);
    return text && { to, ...text, list: this.lists.of(deliveries[0].kind, accountId) };
  }

  private textOf({ contents }: Pick<Looked, 'contents'>): MailText | null {
    const words = wordsOf(contents);
    return (
      words && {
        subject: words.subject,
        paragraphs: words.lines,
        action: { label: words.label, url: `${this.config.PUBLIC_URL}${words.path}` },
        tellsOf: contents.flatMap(({ people }) => people),
      }
    );
  }

  /** The drafts have more to say of their news, and what goes into a calendar: of several, the last of these. */
  private async ofDraft({ accountId, deliveries }: Batch, looked: Looked): Promise<MailText | null> {
    const told = deliveries.filter(
      ({ kind, deliveryId }) => kind === 'draft' && looked.told.includes(deliveryId),
    );
    const found = await Promise.all(told.map(({ cause }) => this.drafts.textFor(accountId, cause)));
    const texts = found.filter((one) => one !== null);
    if (told.length <= 1) return texts[0] ?? null;
    const event = texts.findLast((one) => one.event)?.event;
    const plain = this.textOf(looked);
    return plain && { ...plain, ...(event && { event }) };
  }
}
