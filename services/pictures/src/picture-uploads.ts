import { hashOf, type CommandResult, type Dispatch } from '@fieldhouse/kernel';
import { isStoreFailure } from '@fieldhouse/kernel/runtime';
import { CommandSender, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import type { PictureStore } from './picture.store';
import { SquareEncoder } from './square-encoder';
import type { UploadedPicture } from './uploaded-picture';

/** Where a picture goes. `by`: the account that sends it; `ownerId`: whose it will be. */
export type PicturePlace = {
  readonly by: string;
  readonly store: PictureStore;
  readonly ownerId: string;
  /** The command whose fact names the picture. */
  readonly naming: (pictureId: string) => Dispatch;
};

/** Pictures on their way to the facts that name them. */
@Injectable()
export class PictureUploads {
  constructor(
    private readonly sender: CommandSender,
    private readonly encoder: SquareEncoder,
  ) {}

  /**
   * The picture first, then the fact that names it: nothing ever names a picture that is not there. A picture without a
   * fact goes by itself; those that were replaced are removed when a process sees the fact.
   * @returns null for an owner who was erased
   * @throws PictureError, 429, and what refuses the command
   */
  async set(
    { bytes, crop }: UploadedPicture,
    { by, store, ownerId, naming }: PicturePlace,
    command: CommandContextOfRequest,
  ): Promise<CommandResult | null> {
    // One key may be used for two owners: each has a picture of its own.
    const pictureId = uuidv5(ownerId, command.commandId);
    const added = await store.add(ownerId, pictureId, await this.encoder.encode(bytes, crop, by));
    if (added === null) return null;
    const dispatch = naming(pictureId);
    // The same key with another picture is another command.
    const asked = { ...dispatch.request, sent: hash('sha256', bytes, 'base64url'), crop: hashOf(crop) };
    try {
      return await this.sender.send(dispatch, command.metaFor(asked));
    } catch (refusal) {
      // A store that does not answer may have taken the fact.
      if (added && !isStoreFailure(refusal)) await store.remove([pictureId]);
      throw refusal;
    }
  }
}
