import type { RoomState } from '@fieldhouse/api-contract';
import { forgottenReason } from '@fieldhouse/events/drafts';

type Copy = { readonly reason: string | null; readonly revision: number };

/** What the room copied of the reasons that these facts gave reads as deleted. */
export const withoutReasons = (
  { proof, paused, lastUndo, lastRedo, lastReset, cancelled }: RoomState,
  revisions: readonly number[],
): Partial<RoomState> => {
  const forgotten = <C extends Copy>(copy: C): C =>
    revisions.includes(copy.revision) ? { ...copy, reason: forgottenReason } : copy;
  return {
    proof: {
      ...proof,
      rolls: proof.rolls.map(forgotten),
      byHand: proof.byHand && forgotten(proof.byHand),
    },
    paused: paused && forgotten(paused),
    lastUndo: lastUndo && forgotten(lastUndo),
    lastRedo: lastRedo && forgotten(lastRedo),
    lastReset: lastReset && forgotten(lastReset),
    cancelled: cancelled && forgotten(cancelled),
  };
};
