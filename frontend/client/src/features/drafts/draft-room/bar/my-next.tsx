import { myNextWords } from './next-picks';
import type { RoomFacts } from '../model/room-facts';

/** How far away my next pick is; breathes on deck. */
export const MyNext = ({ facts, pulse }: { readonly facts: RoomFacts; readonly pulse: boolean }) => {
  const words = myNextWords(facts);
  if (words === null) return null;
  return (
    <span className="bar-my-next" data-near={pulse || words === 'Your pick'} data-pulse={pulse}>
      {words}
    </span>
  );
};
