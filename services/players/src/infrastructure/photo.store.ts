import { KEYRING, openBytes, sealBytes, type Keyring } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, indexOnce } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Binary, type Collection, type Db } from 'mongodb';

/** `purgeAt` is there until the fact that names the picture is known to be in the log. */
type PhotoDocument = {
  readonly _id: string;
  readonly accountId: string;
  readonly sealed: Binary;
  readonly purgeAt?: Date;
};

/** Long enough that a process which was down for days still finds the picture of a fact. */
const UNNAMED_DAYS = 7;
const DAY_MS = 86_400_000;

/** The players' pictures in `player_photos`, each sealed with its person's key. */
@Injectable()
export class PhotoStore {
  private readonly photos: Collection<PhotoDocument>;
  private readonly indexed = indexOnce(() =>
    this.photos.createIndexes([{ key: { purgeAt: 1 }, expireAfterSeconds: 0 }, { key: { accountId: 1 } }]),
  );

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {
    this.photos = db.collection<PhotoDocument>('player_photos');
  }

  /**
   * Keeps a picture that no fact names yet; one that is there stays as it is.
   * @returns whether it was added; null for a person who was erased
   */
  async add(accountId: string, photoId: string, picture: Buffer): Promise<boolean | null> {
    const key = await this.keyring.findKey(accountId);
    if (!key) return null;
    await this.indexed();
    const { upsertedCount } = await this.photos.updateOne(
      { _id: photoId },
      {
        $setOnInsert: {
          accountId,
          sealed: new Binary(sealBytes(key, picture)),
          purgeAt: new Date(Date.now() + UNNAMED_DAYS * DAY_MS),
        },
      },
      { upsert: true },
    );
    return upsertedCount > 0;
  }

  /** Keeps a picture once more, under an id that no fact names yet. @returns whether it is there */
  async copy(photoId: string, as: string): Promise<boolean> {
    const found = await this.photos.findOne({ _id: photoId });
    const picture = found && (await this.read(photoId));
    return found !== null && picture !== null && (await this.add(found.accountId, as, picture)) !== null;
  }

  /** From now on the picture stays until it is removed. */
  async settle(photoId: string): Promise<void> {
    await this.photos.updateOne({ _id: photoId }, { $unset: { purgeAt: '' } });
  }

  /** The picture, or null: there is none, or its person was erased. */
  async read(photoId: string): Promise<Buffer | null> {
    const found = await this.photos.findOne({ _id: photoId });
    const key = found && (await this.keyring.findKey(found.accountId));
    return key ? openBytes(key, Buffer.from(found.sealed.buffer)) : null;
  }

  async remove(photoIds: readonly string[]): Promise<void> {
    if (photoIds.length > 0) await this.photos.deleteMany({ _id: { $in: [...photoIds] } });
  }

  /** Removes every picture of a person. */
  async forget(accountId: string): Promise<void> {
    await this.photos.deleteMany({ accountId });
  }
}
