import type { OwnPlayerView } from '@fieldhouse/api-contract';
import { pause } from '../../../shared/lib/pause';

const LOOKS = 10;
const LOOK_AGAIN_MS = 150;

/** Reads until what refused a change is there to be seen. */
export const newerThan = async (
  revision: number,
  read: () => Promise<OwnPlayerView | undefined>,
): Promise<OwnPlayerView | null> => {
  for (let tries = 0; tries < LOOKS; tries += 1) {
    const player = await read();
    if (player && player.revision > revision) return player;
    await pause(LOOK_AGAIN_MS);
  }
  return null;
};
