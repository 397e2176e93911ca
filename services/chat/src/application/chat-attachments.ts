import { Unseen } from '@fieldhouse/kernel';
import { ACCOUNT_DIRECTORY, FewAtOnce, type AccountDirectory } from '@fieldhouse/platform';
import { writeRefusal, type Attachment } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import { ChatError } from '../domain';
import { AttachmentStore, type SentPlace } from '../infrastructure/attachment.store';
import { ChatQuotas } from '../infrastructure/chat-quotas';
import { ChatCallers } from './chat-callers';
import { madeOf, type SentFile } from './making';

const KILOBYTE = 1_024;

/** Files on their way into messages. */
@Injectable()
export class ChatAttachments {
  private readonly few = new FewAtOnce({ all: 8, ofOne: 2 });

  constructor(
    private readonly callers: ChatCallers,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    private readonly quotas: ChatQuotas,
    private readonly store: AttachmentStore,
  ) {}

  /**
   * Keeps a file for a message that its sender is about to post; the same file under the same id is the same attachment.
   * @param read reads it: nothing of it is before it is known that the sender may write
   * @throws Unseen for whoever is not of the chat; ChatError, AttachmentError, PictureError; 413, 429, 507
   */
  async keep(place: SentPlace, read: () => Promise<SentFile>): Promise<Attachment> {
    const { chatId, channel, accountId, attachmentId } = place;
    const [member, emailConfirmed] = await Promise.all([
      this.callers.take('actions', chatId, { kind: 'account', accountId }),
      this.accounts.hasConfirmedAddress(accountId),
    ]);
    if (!member) throw new Unseen();
    const refusal = writeRefusal(channel, member, emailConfirmed);
    if (refusal !== null) throw new ChatError(refusal);
    return this.few.run(accountId, async () => {
      const sent = await read();
      const same = await this.store.same(place, sent.bytes);
      if (same) return same;
      await this.quotas.files.take(accountId, Math.ceil(sent.bytes.length / KILOBYTE));
      return this.store.add(place, sent.bytes, await madeOf(attachmentId, sent));
    });
  }
}
