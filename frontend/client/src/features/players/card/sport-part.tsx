import { playerLevels, type PlayerCardView } from '@fieldhouse/api-contract';
import { GroupAddOutlined } from '../../../shared/icons/group-add-outlined';
import { StarRounded } from '../../../shared/icons/star-rounded';
import { SwapHorizRounded } from '../../../shared/icons/swap-horiz-rounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { levelWord } from '../sports/sport-words';
import { positionName, sportName, useCatalogue } from '../../../shared/sports/use-catalogue';

type Played = NonNullable<PlayerCardView['sports']>[number];

/** One sport of a card: how well, where, and whether the person is free for a team. */
export const SportPart = ({ played }: { readonly played: Played }) => {
  const { sport, positions, level, band, lookingForTeam, willingToSub } = played;
  const { catalogue } = useCatalogue();
  const words = levelWord(level, band);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="h3">{sportName(catalogue, sport)}</Typography>
        {words && <Typography sx={{ color: 'text.secondary' }}>{words}</Typography>}
      </Box>
      {level !== null && <LevelBar level={level} />}
      {positions.length > 0 && (
        <Box component="ul" aria-label="Positions" sx={chips}>
          {positions.map((code, index) => (
            <Box component="li" key={code} sx={chip}>
              {index === 0 && positions.length > 1 && (
                <StarRounded titleAccess="Favorite" sx={{ fontSize: 14, color: 'primary.main' }} />
              )}
              {positionName(catalogue, sport, code)}
            </Box>
          ))}
        </Box>
      )}
      {(lookingForTeam || willingToSub) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mt: 3 }}>
          {lookingForTeam && <Flag icon={<GroupAddOutlined />}>Looking for a team</Flag>}
          {willingToSub && <Flag icon={<SwapHorizRounded />}>Willing to sub</Flag>}
        </Box>
      )}
    </Box>
  );
};

const chips = { listStyle: 'none', m: 0, mt: 3, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 3,
  height: 28,
  borderRadius: 4,
  bgcolor: 'sunken',
  fontSize: '0.8125rem',
  fontWeight: 550,
} as const;

const LevelBar = ({ level }: { readonly level: number }) => (
  <Box aria-hidden sx={{ display: 'flex', gap: '3px', mt: 2, maxWidth: 280 }}>
    {playerLevels.map((one) => (
      <Box
        key={one.level}
        sx={{
          flex: 1,
          height: 6,
          borderRadius: 0.5,
          bgcolor: one.level <= level ? 'primary.main' : 'sunken',
        }}
      />
    ))}
  </Box>
);

const Flag = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      fontSize: '0.8125rem',
      fontWeight: 600,
      color: 'primary.main',
      '& svg': { fontSize: 18 },
    }}
  >
    {icon}
    {children}
  </Box>
);
