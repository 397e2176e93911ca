import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import { myNextWords } from './next-picks';
import type { RoomFacts } from '../model/room-facts';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } });

/** How far away my next pick is; breathes on deck. */
export const MyNext = ({ facts, pulse }: { readonly facts: RoomFacts; readonly pulse: boolean }) => {
  const words = myNextWords(facts);
  if (words === null) return null;
  return (
    <Typography
      component="span"
      sx={{
        fontWeight: 650,
        whiteSpace: 'nowrap',
        color: words === 'Your pick' || pulse ? 'accent.main' : 'text.primary',
        animation: pulse ? `${breathe} 1.6s ease-out 3` : 'none',
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    >
      {words}
    </Typography>
  );
};
