import { Delayed } from '../../../shared/ui/skeletons';
import { MessageShapes } from '../list/list-parts';

/** A chat that is still loading. */
export const ChatSkeleton = () => (
  <Delayed label="Loading the chat">
    <MessageShapes messages={6} />
  </Delayed>
);
