import { randomUUID } from 'node:crypto';
import { MONGO_DB, indexOnce } from '@fieldhouse/platform';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';

type KnownDevice = { readonly _id: string; readonly lastSeenAt: Date };

const KEPT_SECONDS = 400 * 24 * 3_600;
const NOBODY = 'nobody';

/** Which devices have signed in to which accounts, in `identity_known_devices`. A device is a signed id in a cookie. */
@Injectable()
export class KnownDevices {
  private readonly devices: Collection<KnownDevice>;
  private readonly indexed = indexOnce(() =>
    this.devices.createIndex({ lastSeenAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }),
  );

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
  ) {
    this.devices = db.collection('identity_known_devices');
  }

  /** The id of the device behind a cookie, or null for a cookie that is none of ours. */
  read(cookie: string | undefined): string | null {
    const [id = '', ...signature] = (cookie ?? '').split('.');
    return this.secrets.isDigest('device', id, signature.join('.')) ? id : null;
  }

  /** @returns the id if the account has been signed in to on this device. Takes as long where there is no account. */
  async knownTo(accountId: string | undefined, deviceId: string | null): Promise<string | null> {
    if (deviceId === null) return null;
    const found = await this.devices.findOne({ _id: `${accountId ?? NOBODY}|${deviceId}` });
    return found ? deviceId : null;
  }

  /** Remembers that the account has been signed in to here. @returns the cookie of the device */
  async remember(accountId: string, deviceId: string | null): Promise<string> {
    await this.indexed();
    const id = deviceId ?? randomUUID();
    await this.devices.updateOne(
      { _id: `${accountId}|${id}` },
      { $set: { lastSeenAt: new Date() } },
      { upsert: true },
    );
    return this.signed(id);
  }

  /** Forgets every device of the account. */
  async forget(accountId: string): Promise<void> {
    await this.devices.deleteMany({ _id: { $gte: `${accountId}|`, $lt: `${accountId}}` } });
  }

  private signed(id: string): string {
    return `${id}.${this.secrets.digest('device', id)}`;
  }
}
