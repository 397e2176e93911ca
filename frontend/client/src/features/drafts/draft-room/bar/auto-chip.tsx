import { SmartToyRounded } from '../../../../shared/icons/smart-toy-rounded';
import type { RoomView } from '@fieldhouse/api-contract';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { count } from '../../../../shared/lib/words';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { AUTO_CAUSES } from '../model/pick-words';
import { teamOf, type RoomFacts } from '../model/room-facts';
import { useRoom } from '../room-context';

/** How many teams the clock picks for, and behind it which and why. My own is told by a notice. */
export const AutoChip = () => {
  const { facts } = useRoom();
  const { autoTeams, me, status } = facts.room;
  if (status !== 'live' && status !== 'paused') return null;
  return <Chip autoTeams={autoTeams} myTeamId={me.teamId} teamById={facts.teamById} />;
};

type ChipProps = Pick<RoomView, 'autoTeams'> &
  Pick<RoomFacts, 'teamById'> & { readonly myTeamId: string | null };

const Chip = memo(function Chip({ autoTeams, myTeamId, teamById }: ChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const others = autoTeams.filter(({ teamId }) => teamId !== myTeamId);
  if (others.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="bar-auto"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${count(others.length, 'other team')} on auto`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SmartToyRounded aria-hidden sx={{ fontSize: 18 }} />
        {others.length}
        <span className="bar-auto-words">on auto</span>
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -6, horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Teams on auto',
            tabIndex: -1,
            sx: { p: 4, width: 300, maxHeight: '70dvh', border: 1, borderColor: 'hairline' },
          },
        }}
      >
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          The clock picks for them after 5 seconds.
        </Typography>
        <ul className="bar-auto-teams">
          {others.map(({ teamId, cause }) => {
            const { name, color } = teamOf({ teamById }, teamId);
            return (
              <li key={teamId}>
                <TeamBadge name={name} color={color} size="small" />
                <span>{AUTO_CAUSES[cause]}</span>
              </li>
            );
          })}
        </ul>
      </Popover>
    </>
  );
});
