import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { openPicks, teamOf, type RoomFacts, type Standing } from '../model/room-facts';
import { useRoom } from '../room-context';

const wordsFor = ({ room }: RoomFacts, standing: Standing): string => {
  if (standing === 'my_turn') return 'You are on the clock';
  if (room.turn) return 'on the clock';
  return room.status === 'lobby' ? 'picks first' : 'picks next';
};

/** The team whose turn it is, or whose it will be. */
export const OnTheClock = () => {
  const { facts, standing } = useRoom();
  const teamId = facts.room.turn?.teamId ?? openPicks(facts)[0]?.teamId;
  if (teamId === undefined) return null;
  const { name, color } = teamOf(facts, teamId);
  const mine = standing === 'my_turn';
  return (
    <Box
      sx={{
        gridArea: { xs: 'team', lg: 'auto' },
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <TeamBadge name={name} color={color} hideName />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="figure"
          noWrap
          sx={{
            display: 'block',
            fontSize: { xs: '1.25rem', lg: '1.75rem' },
            fontWeight: 700,
            textTransform: 'uppercase',
            maxWidth: { lg: 220 },
            color: facts.room.turn ? 'text.primary' : 'text.secondary',
          }}
        >
          {name}
        </Typography>
        <Typography
          variant="caption"
          sx={{
            display: { xs: 'none', lg: 'block' },
            color: mine ? 'accent.main' : 'text.secondary',
            fontWeight: mine ? 650 : 400,
          }}
        >
          {wordsFor(facts, standing)}
        </Typography>
      </Box>
    </Box>
  );
};
