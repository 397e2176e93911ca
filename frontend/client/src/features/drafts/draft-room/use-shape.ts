import { useEffect, useState } from 'react';
import { useMedia } from '../../../shared/lib/use-media';
import { isTyping } from './use-shortcuts';

/** `wide`: three columns fit beside each other. `low`: a phone held sideways, or a zoomed page. `tall`: a phone. */
export type Shape = 'wide' | 'low' | 'tall';

/** The shape of the window. Its measures stand in the room's style rules as well. */
export const useShape = (): Shape => {
  const wide = useMedia('(min-width: 1024px)');
  const low = useMedia('(min-width: 560px) and (max-height: 499.98px)');
  return wide ? 'wide' : low ? 'low' : 'tall';
};

/** A keyboard on the screen goes when the focus has left. */
const KEYBOARD_GOES_MS = 500;

/** As {@link useShape}, for what would lose a field: while somebody types, as on a keyboard that covers half the screen, it stays. */
export const useSteadyShape = (): Shape => {
  const now = useShape();
  const [shape, setShape] = useState(now);
  useEffect(() => {
    if (shape === now) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      if (!isTyping(document.activeElement)) setShape(now);
    };
    const left = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, KEYBOARD_GOES_MS);
    };
    settle();
    document.addEventListener('focusout', left);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', left);
    };
  }, [now, shape]);
  return shape;
};
