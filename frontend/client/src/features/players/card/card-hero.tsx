import type { PlayerAudience, PlayerCardView } from '@fieldhouse/api-contract';
import { PlaceOutlined } from '../../../shared/icons/place-outlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlayerPhoto } from '../photo/player-photo';
import { SeenBy } from './card-part';
import { TIE_WORDS } from './tie-words';

type CardHeroProps = {
  readonly card: PlayerCardView;
  /** Who else sees the photo; known of the own card only. */
  readonly photoAudience: PlayerAudience | null;
};

/** The head of a card: photo, name, where, and how one knows the person. */
export const CardHero = ({ card, photoAudience }: CardHeroProps) => {
  const { name, area, photoUrl, tie } = card;
  const [firstName = '', ...rest] = name.split(' ');
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: 'center',
        gap: { xs: 4, sm: 6 },
        p: { xs: 5, sm: 6 },
        textAlign: { xs: 'center', sm: 'left' },
        bgcolor: 'sunken',
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      <PlayerPhoto firstName={firstName} lastName={rest.at(-1) ?? ''} photoUrl={photoUrl} size={136} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.75rem' }, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {area && (
          <Typography
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: { xs: 'center', sm: 'flex-start' },
              gap: 1,
              mt: 1,
              fontSize: '1rem',
            }}
          >
            <PlaceOutlined aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
            {area}
          </Typography>
        )}
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {TIE_WORDS[tie]}
        </Typography>
        {photoAudience && photoUrl && (
          <Box sx={{ mt: 1 }}>
            <SeenBy audience={photoAudience} />
          </Box>
        )}
      </Box>
    </Box>
  );
};
