import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { needWord } from '../model/pick-words';
import { useRoom } from '../room-context';

/** What my team still has to find to meet its minimums. */
export const Needs = () => {
  const { legality, facts } = useRoom();
  const { limits } = facts.room.settings;
  const limited = [...limits.positions, ...limits.genders].some(({ minimum }) => minimum > 0);
  if (!legality || !limited) return null;
  const { needs } = legality;
  return (
    <Box
      role="group"
      aria-label="My team needs"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {needs.length === 0 ? 'Every minimum is met' : 'Still needs'}
      </Typography>
      {needs.map((need) => (
        <Box
          key={need.key}
          component="span"
          sx={{
            px: 1.5,
            borderRadius: 0.5,
            border: 1,
            borderColor: 'primary.main',
            color: 'primary.main',
            fontSize: '0.75rem',
            fontWeight: 600,
            lineHeight: '18px',
          }}
        >
          {needWord(need)}
        </Box>
      ))}
    </Box>
  );
};
