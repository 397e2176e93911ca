import { KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { PictureStore } from '@fieldhouse/pictures';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';

/** The players' pictures in `player_photos`, each sealed with its person's key. */
@Injectable()
export class PhotoStore extends PictureStore {
  constructor(@Inject(MONGO_DB) db: Db, @Inject(KEYRING) keyring: Keyring) {
    super(db, keyring, 'player_photos', 'accountId');
  }
}
