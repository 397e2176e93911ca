import type { LeagueView } from '@fieldhouse/api-contract';
import { LogoutRounded } from '../../../shared/icons/logout-rounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Failure } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { useSession } from '../../../shared/session/use-session';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { leaguesApi } from '../api/leagues.api';
import { poolApi } from '../api/pool.api';
import { TEAM_ROLE_WORDS } from '../team-roles';

/** A part in the league that the person can give up. */
type Part = {
  readonly key: string;
  readonly label: string;
  readonly explanation: string;
  readonly leave: () => Promise<{ readonly ok: boolean }>;
};

/** Everybody may go: from a team, from the staff, from being a player with an account. */
export const LeaveLeague = ({ league }: { readonly league: LeagueView }) => {
  const { parts, busy, failure, clearFailure } = useParts(league);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const part = parts.find(({ key }) => key === chosen);
  if (parts.length === 0) return null;
  const leave = async ({ leave: go, label }: Part): Promise<void> => {
    if (!(await go()).ok) return;
    setChosen(null);
    toast.show('Done', `${label}: you have left`);
    if (parts.length === 1) void navigate('/draft-leagues');
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<LogoutRounded />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Leave
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {parts.map(({ key, label }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              setChosen(key);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={part !== undefined}
        title={`${part?.label ?? 'Leave'}?`}
        confirmLabel="Leave"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => part && void leave(part)}
        onClose={() => {
          setChosen(null);
          clearFailure();
        }}
      >
        {part?.explanation} Only a new invitation brings you back.
      </ConfirmDialog>
    </>
  );
};

const useParts = ({
  leagueId,
  name,
  staff,
  teams,
  me,
}: LeagueView): {
  readonly parts: readonly Part[];
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly clearFailure: () => void;
} => {
  const { user } = useSession();
  const [staffTrigger] = leaguesApi.useRemoveLeagueStaffMutation();
  const [teamTrigger] = leaguesApi.useRevokeTeamRoleMutation();
  const [playerTrigger] = poolApi.useUnlinkPlayerAccountMutation();
  const ofStaff = useCommand(staffTrigger);
  const ofTeam = useCommand(teamTrigger);
  const ofPlayer = useCommand(playerTrigger);
  const ways = [ofStaff, ofTeam, ofPlayer];
  const accountId = user?.id ?? '';
  const replaceable =
    !me.staffRoles.includes('owner') ||
    staff.some(({ role, accountId: other }) => role === 'owner' && other !== accountId);
  const { playerId } = me;
  const parts: Part[] = teams.flatMap((team) =>
    team.people
      .filter((person) => person.accountId === accountId)
      .map(({ role }) => ({
        key: team.teamId,
        label: `Leave ${team.name}`,
        explanation: `You are ${TEAM_ROLE_WORDS[role].withArticle} of the team now; you will not pick for it anymore.`,
        leave: () => ofTeam.run({ leagueId, teamId: team.teamId, accountId }),
      })),
  );
  if (me.staffRoles.length > 0 && replaceable)
    parts.push({
      key: 'staff',
      label: 'Leave the staff',
      explanation: `You will not help to run ${name} anymore.`,
      leave: () => ofStaff.run({ leagueId, accountId }),
    });
  if (playerId !== null)
    parts.push({
      key: 'player',
      label: 'Unlink my player',
      explanation: 'The player stays in the pool; your account has nothing to do with it anymore.',
      leave: () => ofPlayer.run({ leagueId, playerId }),
    });
  return {
    parts,
    busy: ways.some((way) => way.busy),
    failure: ways.find((way) => way.failure !== null)?.failure ?? null,
    clearFailure: () => ways.forEach((way) => way.clearFailure()),
  };
};
