import {
  KEYRING,
  StoreUnavailable,
  openBytes,
  openSealed,
  seal,
  sealBytes,
  type Keyring,
} from '@fieldhouse/kernel/runtime';
import { FILE_STORE, MONGO_DB, indexOnce, notFound, type FileStore } from '@fieldhouse/platform';
import type { Attachment, ChatChannel } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import { MongoServerError, type Collection, type Db, type Filter } from 'mongodb';
import { createHmac, randomUUID } from 'node:crypto';
import { AttachmentError } from '../application/attachment.errors';
import type { MadeFile } from '../application/making';

/** Whose files of a channel. */
type Sender = { readonly chatId: string; readonly channel: ChatChannel; readonly accountId: string };
/** One of them. */
export type SentPlace = Sender & { readonly attachmentId: string };

/** Where a file is that was sent. */
export type AttachedPlace = Omit<SentPlace, 'accountId'> & { readonly messageId: string | null };

/**
 * A file of somebody's in a channel, there from before its bytes are until they are gone. `messageId` and no `purgeAt`:
 * the message is known to be in the log.
 */
type AttachmentDocument = {
  readonly _id: string;
  readonly accountId: string;
  /** What was sent, digested with its sender's key: it goes with it. */
  readonly sent: string;
  /** {@link Attachment}, closed with its sender's key, as the bytes are. */
  readonly about: string;
  /** Names in the file store: the whole, and of a picture its preview. */
  readonly files: readonly string[];
  readonly state: 'partial' | 'whole' | 'leaving';
  readonly messageId: string | null;
  readonly purgeAt?: Date;
};

const HOUR_MS = 3_600_000;
/** For so long a file waits for a message. */
const UNNAMED_MS = 24 * HOUR_MS;
/** Long enough that a process which was down for days still finds the files of a fact. */
const UNSETTLED_MS = 7 * 24 * HOUR_MS;
const AT_ONCE = 100;
const DUPLICATE = 11_000;

const idOf = ({ chatId, channel, accountId, attachmentId }: SentPlace): string =>
  `${chatId}.${channel}.${accountId}.${attachmentId}`;
/** As {@link idOf} has it. */
const attachedPlaceOf = ({ _id, messageId }: AttachmentDocument): AttachedPlace => {
  const parts = _id.split('.');
  const [channel, , attachmentId = ''] = parts.slice(-3);
  return { chatId: parts.slice(0, -3).join('.'), channel: channel as ChatChannel, messageId, attachmentId };
};
const after = (ms: number): Date => new Date(Date.now() + ms);
const digestOf = (key: Buffer, bytes: Buffer): string =>
  createHmac('sha256', key).update(bytes).digest('base64url');

/** Files of chats: what they are in `chat_attachments`, their bytes in the file store. */
@Injectable()
export class AttachmentStore {
  private readonly documents: Collection<AttachmentDocument>;
  private readonly indexed = indexOnce(() =>
    this.documents.createIndexes([{ key: { purgeAt: 1 } }, { key: { accountId: 1 } }, { key: { state: 1 } }]),
  );

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {
    this.documents = db.collection<AttachmentDocument>('chat_attachments');
  }

  /** What was sent under this id before, to wait for its message anew; null: nothing. @throws AttachmentError for other bytes */
  async same(place: SentPlace, bytes: Buffer): Promise<Attachment | null> {
    const _id = idOf(place);
    const [key, found] = await Promise.all([
      this.keyOf(place),
      this.documents.findOne({ _id, state: 'whole' }),
    ]);
    if (!found) return null;
    if (found.sent !== digestOf(key, bytes)) throw new AttachmentError('attachment_id_taken');
    const waits = { _id, state: 'whole', messageId: null } as const;
    await this.documents.updateOne(waits, { $set: { purgeAt: after(UNNAMED_MS) } });
    return aboutOf(key, found);
  }

  /** Keeps what was made of bytes until a message names it. @throws AttachmentError; 404 for a sender who was erased; 507 */
  async add(place: SentPlace, bytes: Buffer, { attachment, contents }: MadeFile): Promise<Attachment> {
    const key = await this.keyOf(place);
    await this.indexed();
    const [_id, sent] = [idOf(place), digestOf(key, bytes)];
    const files = contents.map(() => randomUUID());
    const fresh = { accountId: place.accountId, sent, about: seal(key, attachment), files };
    const purgeAt = after(UNNAMED_MS);
    await this.insert({ ...fresh, _id, state: 'partial', messageId: null, purgeAt });
    const kept = await this.documents.findOne({ _id });
    if (kept && kept.sent !== sent) throw new AttachmentError('attachment_id_taken');
    if (!kept || kept.state === 'leaving') throw new StoreUnavailable('file store');
    if (kept.state === 'partial') await this.put(key, kept, contents);
    return aboutOf(key, kept);
  }

  /** Two may send the same at once: the second one goes on with the first one's. */
  private async insert(document: AttachmentDocument): Promise<void> {
    try {
      await this.documents.insertOne(document);
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === DUPLICATE)) throw error;
    }
  }

  private async put(
    key: Buffer,
    { _id, files }: AttachmentDocument,
    contents: readonly Buffer[],
  ): Promise<void> {
    for (const [n, name] of files.entries())
      await this.files.put(name, sealBytes(key, contents[n] ?? Buffer.alloc(0)));
    const { matchedCount } = await this.documents.updateOne(
      { _id, state: { $in: ['partial', 'whole'] } },
      { $set: { state: 'whole' } },
    );
    if (matchedCount > 0) return;
    // Its sender was erased meanwhile, or it has taken a day.
    await this.files.remove(files);
    throw notFound();
  }

  /** Of these files those that are there and no other message's, in this order: they wait for the message's fact. */
  async name(sender: Sender, ids: readonly string[], messageId: string): Promise<readonly Attachment[]> {
    const key = await this.keyring.findKey(sender.accountId);
    if (!key) return [];
    const places = ids.map((attachmentId) => idOf({ ...sender, attachmentId }));
    await this.documents.updateMany(
      { _id: { $in: places }, state: 'whole', messageId: null },
      { $set: { purgeAt: after(UNSETTLED_MS) } },
    );
    const found = await this.documents
      .find({ _id: { $in: places }, state: 'whole', messageId: { $in: [null, messageId] } })
      .toArray();
    return places.flatMap((place) => {
      const one = found.find(({ _id }) => _id === place);
      return one ? [aboutOf(key, one)] : [];
    });
  }

  /** From now on these are the message's, until they are removed. */
  async settle(sender: Sender, ids: readonly string[], messageId: string): Promise<void> {
    const places = ids.map((attachmentId) => idOf({ ...sender, attachmentId }));
    await this.documents.updateMany(
      { _id: { $in: places }, messageId: null },
      { $set: { messageId }, $unset: { purgeAt: '' } },
    );
  }

  /** Removes files of a message that is no more. */
  async remove(sender: Sender, ids: readonly string[], messageId: string): Promise<void> {
    const places = ids.map((attachmentId) => idOf({ ...sender, attachmentId }));
    await this.leave({ _id: { $in: places }, messageId: { $in: [null, messageId] } });
  }

  /** The file, or null: there is none, or its sender was erased. */
  async read(place: SentPlace, preview: boolean): Promise<{ about: Attachment; bytes: Buffer } | null> {
    const [key, found] = await Promise.all([
      this.keyring.findKey(place.accountId),
      this.documents.findOne({ _id: idOf(place), state: 'whole' }),
    ]);
    const [whole = '', small = whole] = found?.files ?? [];
    const sealed = key && found ? await this.files.get(preview ? small : whole) : null;
    return key && found && sealed ? { about: aboutOf(key, found), bytes: openBytes(key, sealed) } : null;
  }

  /** What somebody has attached, and where; `messageId` null: it waits for its message. */
  async of(accountId: string): Promise<readonly (AttachedPlace & { readonly about: Attachment })[]> {
    const key = await this.keyring.findKey(accountId);
    const found = key ? await this.documents.find({ accountId, state: 'whole' }).toArray() : [];
    return found.flatMap((one) => (key ? [{ ...attachedPlaceOf(one), about: aboutOf(key, one) }] : []));
  }

  /** Removes every file of a person. */
  async forget(accountId: string): Promise<void> {
    await this.leave({ accountId });
  }

  /** Removes what no message has named in time, and what a process that died was about to remove. */
  async purge(): Promise<void> {
    await this.leave({ purgeAt: { $lt: new Date() } });
    await this.leave({ state: 'leaving' });
  }

  /** Nobody names or sends anew what is leaving; its document goes last, so that no bytes are left without one. */
  private async leave(which: Filter<AttachmentDocument>): Promise<void> {
    await this.documents.updateMany(which, { $set: { state: 'leaving' } });
    for (;;) {
      const found = await this.documents
        .find({ ...which, state: 'leaving' })
        .limit(AT_ONCE)
        .toArray();
      if (found.length === 0) return;
      await this.files.remove(found.flatMap(({ files }) => files));
      await this.documents.deleteMany({ _id: { $in: found.map(({ _id }) => _id) }, state: 'leaving' });
    }
  }

  /** @throws 404 for a person who was erased */
  private async keyOf({ accountId }: Sender): Promise<Buffer> {
    const key = await this.keyring.findKey(accountId);
    if (!key) throw notFound();
    return key;
  }
}

const aboutOf = (key: Buffer, { about }: AttachmentDocument): Attachment =>
  openSealed(key, about) as Attachment;
