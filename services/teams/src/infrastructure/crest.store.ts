import { KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { PictureStore } from '@fieldhouse/pictures';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';

/** The teams' crests in `team_crests`, each sealed with a key of the team, which is made with its first one. */
@Injectable()
export class CrestStore extends PictureStore {
  constructor(@Inject(MONGO_DB) db: Db, @Inject(KEYRING) keyring: Keyring) {
    super(db, keyring, 'team_crests', 'teamId');
  }

  override async add(teamId: string, crestId: string, picture: Buffer): Promise<boolean | null> {
    await this.keyring.prepare([teamId]);
    return super.add(teamId, crestId, picture);
  }
}
