import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

/** `wide`: three columns fit beside each other. `low`: a phone held sideways, or a zoomed page. `tall`: a phone. */
export type Shape = 'wide' | 'low' | 'tall';

/** The shape of the window. Its heights stand in the room's style rules as well. */
export const useShape = (): Shape => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const low = useMediaQuery('(min-width: 560px) and (max-height: 499.98px)', { noSsr: true });
  return wide ? 'wide' : low ? 'low' : 'tall';
};
