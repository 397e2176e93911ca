import {
  ACCOUNT_DIRECTORY,
  CONFIG,
  DRAFT_MAILS,
  MAILER,
  NOTICES,
  type AccountDirectory,
  type Config,
  type DraftMails,
  type DraftMailText,
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
      if (to === null) return null;
      const ofDrafts = await this.textsOfDrafts(batch, looked);
      looked = withoutOvertaken(looked, ofDrafts);
      return this.mailOf(batch, to, looked, ofDrafts);
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

  private mailOf(
    { deliveries: [{ kind }], accountId }: Batch,
    to: string,
    looked: Looked,
    ofDrafts: DraftTexts,
  ): Mail | null {
    const text = this.textOf(looked, ofDrafts);
    return text && { to, ...text, list: this.lists.of(kind, accountId) };
  }

  /**
   * The drafts have more to say of their news: of several, what goes into a calendar last, and whatever is to be kept.
   */
  private textOf({ contents, told }: Looked, ofDrafts: DraftTexts): MailText | null {
    const texts = told.flatMap((deliveryId) => ofDrafts.get(deliveryId) ?? []);
    const toKeep = texts.flatMap(({ keep = [] }) => keep);
    const [only] = texts;
    if (only && told.length === 1) {
      const { keep: _, ...text } = only;
      return { ...text, paragraphs: [...text.paragraphs, ...toKeep] };
    }
    const event = texts.findLast((one) => one.event)?.event;
    const words = wordsOf(contents);
    return (
      words && {
        subject: words.subject,
        paragraphs: [...words.lines, ...toKeep],
        action: { label: words.label, url: `${this.config.PUBLIC_URL}${words.path}` },
        tellsOf: contents.flatMap(({ people }) => people),
        ...(event && { event }),
      }
    );
  }

  private async textsOfDrafts(
    { accountId, deliveries }: Batch,
    { told }: Pick<Looked, 'told'>,
  ): Promise<DraftTexts> {
    const asked = deliveries.filter(({ kind, deliveryId }) => kind === 'draft' && told.includes(deliveryId));
    const found = asked.map(
      async ({ deliveryId, cause }) => [deliveryId, await this.drafts.textFor(accountId, cause)] as const,
    );
    return new Map(await Promise.all(found));
  }
}

/** What the drafts say of their news, by delivery; null: it is over. */
type DraftTexts = ReadonlyMap<string, DraftMailText | null>;

/** The drafts may know of more by now than the read models. */
const withoutOvertaken = ({ contents, told, skipped }: Looked, ofDrafts: DraftTexts): Looked => {
  const isOver = (deliveryId: string | undefined): boolean => ofDrafts.get(deliveryId ?? '') === null;
  return {
    contents: contents.filter((_, n) => !isOver(told[n])),
    told: told.filter((deliveryId) => !isOver(deliveryId)),
    skipped: [...skipped, ...told.filter(isOver).map((deliveryId) => ({ deliveryId, why: 'over' as const }))],
  };
};
