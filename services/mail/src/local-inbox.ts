import { randomUUID } from 'node:crypto';
import { MONGO_DB, indexOnce, type Mail, type OwnAddress, type Person } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';
import type { MailTransport } from './mail-transport';

/** A mail that was kept instead of sent. */
export type KeptMail = { readonly _id: string; readonly sentAt: Date; readonly mail: Mail };

const KEPT = 200;
const KEPT_SECONDS = 7 * 24 * 3_600;

/** Where mails go while there is no mail server: the newest 200 of the last seven days, in `mail_outbox`. */
@Injectable()
export class LocalInbox implements MailTransport {
  private readonly mails: Collection<KeptMail>;
  private readonly indexed = indexOnce(() =>
    this.mails.createIndex({ sentAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }),
  );

  constructor(@Inject(MONGO_DB) db: Db) {
    this.mails = db.collection('mail_outbox');
  }

  async deliver(mail: Mail): Promise<void> {
    await this.indexed();
    await this.mails.insertOne({ _id: randomUUID(), sentAt: new Date(), mail });
    const [oldest] = await this.mails.find().sort({ sentAt: -1 }).skip(KEPT).limit(1).toArray();
    if (oldest) await this.mails.deleteMany({ sentAt: { $lte: oldest.sentAt } });
  }

  /** The newest first. */
  list(): Promise<readonly KeptMail[]> {
    return this.mails.find().sort({ sentAt: -1 }).limit(KEPT).toArray();
  }

  /** Those to a person's addresses, however they were written, while these were theirs. */
  async to(addresses: readonly OwnAddress[]): Promise<readonly Mail[]> {
    return (await this.list()).flatMap((kept) => (isTo(addresses, kept) ? [kept.mail] : []));
  }

  /** Deletes what was sent to somebody, and what tells of them. */
  async forget({ accountId, addresses }: Person): Promise<void> {
    const kept = await this.mails.find().toArray();
    const theirs = kept.filter((one) => isTo(addresses, one) || one.mail.tellsOf?.includes(accountId));
    if (theirs.length > 0) await this.mails.deleteMany({ _id: { $in: theirs.map(({ _id }) => _id) } });
  }

  find(id: string): Promise<KeptMail | null> {
    return this.mails.findOne({ _id: id });
  }
}

const isTo = (addresses: readonly OwnAddress[], { sentAt, mail }: KeptMail): boolean =>
  addresses.some(
    ({ email, until }) =>
      email.toLowerCase() === mail.to.toLowerCase() && (until === null || sentAt <= new Date(until)),
  );
