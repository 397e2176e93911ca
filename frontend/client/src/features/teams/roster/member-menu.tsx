import type { MemberView, TeamView } from '@fieldhouse/api-contract';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { MoreVertRounded } from '../../../shared/icons/more-vert-rounded';
import { Link } from 'react-router-dom';
import { writePath } from '../../../shared/lib/chat-path';
import type { MemberTask, TaskKind } from './member-dialogs';
import { allowedOf } from './member-words';

type MemberMenuProps = {
  readonly team: TeamView;
  readonly member: MemberView;
  readonly onTask: (task: MemberTask) => void;
};

/** What the person may do about a member; nothing where that is nothing. */
export const MemberMenu = ({ team, member, onTask }: MemberMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const may = allowedOf(team, member);
  const items: readonly (readonly [TaskKind, string, boolean])[] = [
    ['details', 'Number and positions', may.details],
    ['role', 'Change the role', may.roles.length > 0],
    ['status', 'Change the status', may.standing],
    ['captaincy', 'Hand over the captaincy', may.handOver],
    ['remove', 'Remove from the team', may.standing],
  ];
  const shown = items.filter(([, , allowed]) => allowed);
  const isOther = member.memberId !== team.me?.memberId;
  // Of archived teams people no longer know each other.
  const writeTo = isOther && !team.archived && member.accountId !== null ? writePath(member.accountId) : null;
  if (shown.length === 0 && writeTo === null) return null;
  return (
    <>
      <IconButton
        aria-label={`What to do about ${member.name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {writeTo !== null && (
          <MenuItem component={Link} to={writeTo}>
            Send a message
          </MenuItem>
        )}
        {shown.map(([kind, label]) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onTask({ kind, member });
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
