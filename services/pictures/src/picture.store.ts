import { openBytes, sealBytes, type Keyring } from '@fieldhouse/kernel/runtime';
import { indexOnce } from '@fieldhouse/platform';
import { Binary, type Collection, type Db } from 'mongodb';

/** Whose pictures a collection has, by the field that says so. */
type Owner = 'accountId' | 'teamId';
/** `purgeAt` is there until the fact that names the picture is known to be in the log. */
type PictureDocument = {
  readonly _id: string;
  readonly accountId?: string;
  readonly teamId?: string;
  readonly sealed: Binary;
  readonly purgeAt?: Date;
};

/** Long enough that a process which was down for days still finds the picture of a fact. */
const UNNAMED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Pictures outside the log, each sealed with the key of whose it is. */
export abstract class PictureStore {
  private readonly pictures: Collection<PictureDocument>;
  private readonly indexed = indexOnce(() =>
    this.pictures.createIndexes([
      { key: { purgeAt: 1 }, expireAfterSeconds: 0 },
      { key: { [this.owner]: 1 } },
    ]),
  );

  protected constructor(
    db: Db,
    protected readonly keyring: Keyring,
    collection: string,
    private readonly owner: Owner,
  ) {
    this.pictures = db.collection<PictureDocument>(collection);
  }

  /**
   * Keeps a picture that no fact names yet; one that is there stays as it is.
   * @returns whether it was added; null for an owner without a key, who was erased
   */
  async add(ownerId: string, pictureId: string, picture: Buffer): Promise<boolean | null> {
    const key = await this.keyring.findKey(ownerId);
    if (!key) return null;
    await this.indexed();
    const { upsertedCount } = await this.pictures.updateOne(
      { _id: pictureId },
      {
        $setOnInsert: {
          [this.owner]: ownerId,
          sealed: new Binary(sealBytes(key, picture)),
          purgeAt: new Date(Date.now() + UNNAMED_DAYS * DAY_MS),
        },
      },
      { upsert: true },
    );
    return upsertedCount > 0;
  }

  /** Keeps a picture once more, under an id that no fact names yet. @returns whether it is there */
  async copy(pictureId: string, as: string): Promise<boolean> {
    const ownerId = (await this.pictures.findOne({ _id: pictureId }))?.[this.owner];
    const picture = ownerId === undefined ? null : await this.read(pictureId);
    return ownerId !== undefined && picture !== null && (await this.add(ownerId, as, picture)) !== null;
  }

  /** The picture that a fact names stays until it is removed; those before it go. */
  async tidy(named: string | null, former: readonly string[]): Promise<void> {
    if (named !== null) await this.pictures.updateOne({ _id: named }, { $unset: { purgeAt: '' } });
    await this.remove(former);
  }

  /** The picture, or null: there is none, or its owner was erased. */
  async read(pictureId: string): Promise<Buffer | null> {
    const found = await this.pictures.findOne({ _id: pictureId });
    const ownerId = found?.[this.owner];
    const key = ownerId === undefined ? null : await this.keyring.findKey(ownerId);
    return found && key ? openBytes(key, Buffer.from(found.sealed.buffer)) : null;
  }

  async remove(pictureIds: readonly string[]): Promise<void> {
    if (pictureIds.length > 0) await this.pictures.deleteMany({ _id: { $in: [...pictureIds] } });
  }

  /** Removes every picture of an owner. */
  async forget(ownerId: string): Promise<void> {
    await this.pictures.deleteMany({ [this.owner]: ownerId });
  }
}
