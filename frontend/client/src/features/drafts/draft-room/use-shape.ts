import { useMedia } from '../../../shared/lib/use-media';

/** `wide`: three columns fit beside each other. `low`: a phone held sideways, or a zoomed page. `tall`: a phone. */
export type Shape = 'wide' | 'low' | 'tall';

/** The shape of the window. Its measures stand in the room's style rules as well. */
export const useShape = (): Shape => {
  const wide = useMedia('(min-width: 1024px)');
  const low = useMedia('(min-width: 560px) and (max-height: 499.98px)');
  return wide ? 'wide' : low ? 'low' : 'tall';
};
