import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const TEAMS = 6;
const ROUNDS = 5;
const ON_THE_CLOCK = 15;

const cells = Array.from({ length: TEAMS * ROUNDS }, (_, index) => {
  const round = Math.floor(index / TEAMS);
  const column = index % TEAMS;
  const pick = round * TEAMS + (round % 2 === 0 ? column + 1 : TEAMS - column);
  return { pick, round };
});

/** A small true picture of what the product does: a snake draft, with one pick on the clock. */
export const SnakePicture = () => (
  <Box
    aria-hidden
    sx={{
      display: { xs: 'none', lg: 'flex' },
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: 8,
      p: 10,
      borderRadius: 1.5,
      border: 1,
      borderColor: 'hairline',
      bgcolor: 'sunken',
    }}
  >
    <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${TEAMS}, 1fr)`, gap: 2 }}>
      {cells.map(({ pick }) => {
        const now = pick === ON_THE_CLOCK;
        const taken = pick < ON_THE_CLOCK;
        return (
          <Box
            key={pick}
            sx={{
              aspectRatio: '4 / 3',
              display: 'grid',
              placeItems: 'center',
              borderRadius: 1,
              border: 1,
              borderColor: now ? 'accent.main' : taken ? 'primary.main' : 'hairline',
              bgcolor: now ? 'accent.main' : taken ? 'primary.main' : 'background.paper',
              color: now ? 'accent.contrastText' : taken ? 'primary.contrastText' : 'text.secondary',
              typography: 'figure',
              fontSize: '1.5rem',
            }}
          >
            {pick}
          </Box>
        );
      })}
    </Box>
    <Box>
      <Typography variant="figure" sx={{ fontSize: '2.75rem', lineHeight: 1.05 }}>
        Draft night, run right.
      </Typography>
      <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: '1rem', maxWidth: '44ch' }}>
        A pick order anybody can check, a clock that never skips a team, and a board that every captain sees
        change at the same moment.
      </Typography>
    </Box>
  </Box>
);
