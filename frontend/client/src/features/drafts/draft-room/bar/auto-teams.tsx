import type { RoomView } from '@fieldhouse/api-contract';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { AUTO_CAUSES } from '../model/pick-words';
import { teamOf, type RoomFacts } from '../model/room-facts';

type AutoTeamsProps = Pick<RoomFacts, 'teamById'> & {
  readonly teams: RoomView['autoTeams'];
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

/** For which teams the clock picks, and why. */
export const AutoTeams = ({ teams, teamById, open, anchor, onClose }: AutoTeamsProps) => (
  <Popover
    open={open}
    anchorEl={anchor}
    onClose={onClose}
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
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>The clock picks for them after 5 seconds.</Typography>
    <ul className="bar-auto-teams">
      {teams.map(({ teamId, cause }) => {
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
);
