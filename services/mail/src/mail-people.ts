import { KeepsPersonalData, type OwnData, type PersonalData, type Person } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { LocalInbox } from './local-inbox';

/** Mails that were kept instead of sent. */
@Injectable()
@KeepsPersonalData({
  context: 'mail',
  subjects: {},
  collections: {
    mail_outbox:
      'after seven days, or when an account is erased that has proven the address or that the mail tells of',
    mail_deliveries: 'nothing personal: which mails have left, for 30 days',
  },
})
export class MailPeople implements PersonalData {
  constructor(private readonly inbox: LocalInbox) {}

  /** Without links: one of them may set a new password, and a session alone is enough for an export. */
  async exportOf({ addresses }: Person): Promise<OwnData> {
    const kept = await this.inbox.to(addresses);
    const mails = kept.map(({ to, subject, paragraphs, event }) => ({ to, subject, paragraphs, event }));
    return { more: { mails } };
  }

  async erase(person: Person): Promise<void> {
    await this.inbox.forget(person);
  }
}
