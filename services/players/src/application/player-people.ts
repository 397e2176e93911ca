import {
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { PhotoStore } from '../infrastructure/photo.store';

/** The cards of people: closed with their key, and no picture is kept, not even sealed. */
@Injectable()
@KeepsPersonalData({
  context: 'players',
  subjects: { accountId: 'when the account is erased' },
  collections: { player_photos: 'when the picture is replaced or the account erased' },
})
export class PlayerPeople implements PersonalData {
  constructor(
    private readonly log: PersonalLog,
    private readonly photos: PhotoStore,
  ) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    return { facts: await this.log.factsOf(`playerProfile-${accountId}`) };
  }

  async erase({ accountId }: Person): Promise<void> {
    await this.photos.forget(accountId);
  }
}
