import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { isOver, openPicks, pickLabel, picksUntil, teamOf, type RoomFacts } from '../model/room-facts';

const SHOWN = 5;

/** Whose turns come next, and how far away mine is. */
export const NextPicks = ({ facts }: { readonly facts: RoomFacts }) => {
  const { room } = facts;
  const next = openPicks(facts)
    .filter(({ pickNo }) => pickNo !== room.turn?.pickNo)
    .slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <Box
      component="ol"
      aria-label="Next picks"
      sx={{ display: 'flex', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {next.map(({ pickNo, round, teamId }) => {
        const { name, color } = teamOf(facts, teamId);
        const mine = teamId === room.me.teamId;
        return (
          <Tooltip key={pickNo} title={`${pickLabel({ round, pickNo })}: ${mine ? `${name}, you` : name}`}>
            <Box
              component="li"
              sx={{
                display: 'grid',
                justifyItems: 'center',
                gap: 0.5,
                borderBottom: 3,
                borderColor: mine ? 'primary.main' : 'transparent',
                pb: 0.5,
              }}
            >
              <TeamBadge name={name} color={color} size="small" hideName />
            </Box>
          </Tooltip>
        );
      })}
    </Box>
  );
};

/** 'You pick in 3', 'You are next', 'Your pick'; null for everybody without a team. */
export const myNextWords = (facts: RoomFacts): string | null => {
  const { me, status } = facts.room;
  const until = picksUntil(facts, me.teamId);
  if (me.teamId === null || isOver(facts.room)) return null;
  if (until === null) return 'Your roster is full';
  if (until === 0)
    return status === 'live' ? 'Your pick' : status === 'lobby' ? 'You pick first' : 'You pick next';
  return until === 1 ? 'You are next' : `You pick in ${until}`;
};
