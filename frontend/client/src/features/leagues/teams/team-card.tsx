import type { LeagueTeamView, LeagueView, PoolPlayerView } from '@fieldhouse/api-contract';
import { DeleteOutlineRounded } from '../../../shared/icons/delete-outline-rounded';
import { EditOutlined } from '../../../shared/icons/edit-outlined';
import { WarningRounded } from '../../../shared/icons/warning-rounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { leaguesApi } from '../api/leagues.api';
import { TeamPeople } from './team-people';

type TeamCardProps = {
  readonly leagueId: string;
  /** Of the league that the team was read from. */
  readonly revision: number;
  readonly team: LeagueTeamView;
  /** It cannot be withdrawn: the draft counts on it. */
  readonly kept: boolean;
  readonly players: readonly PoolPlayerView[];
  /** The open ones to this team. */
  readonly invitations: LeagueView['invitations'];
  readonly onEdit: () => void;
};

/** One team: who picks for it, who is invited to, and which player its captain is. */
export const TeamCard = ({ leagueId, revision, team, kept, players, invitations, onEdit }: TeamCardProps) => {
  const [asking, setAsking] = useState(false);
  const [trigger] = leaguesApi.useWithdrawTeamMutation();
  const { run, busy, failure } = useCommand(trigger);
  const withdraw = async (): Promise<void> => {
    const outcome = await run({ leagueId, teamId: team.teamId });
    if (outcome.ok) setAsking(false);
  };
  return (
    <Card
      component="article"
      aria-label={team.name}
      sx={{ borderTop: 4 }}
      style={{ borderTopColor: team.color }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 4, pb: 2 }}>
        <TeamBadge name={team.name} color={team.color} />
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          <IconButton aria-label={`Change ${team.name}`} size="small" onClick={onEdit}>
            <EditOutlined fontSize="small" />
          </IconButton>
          {!kept && (
            <IconButton aria-label={`Withdraw ${team.name}`} size="small" onClick={() => setAsking(true)}>
              <DeleteOutlineRounded fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Box>
      <Box sx={{ px: 4, pb: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {team.people.length === 0 && (
          <Typography
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'warning.main', fontWeight: 550 }}
          >
            <WarningRounded sx={{ fontSize: 16 }} /> Nobody picks for this team yet
          </Typography>
        )}
        <TeamPeople leagueId={leagueId} revision={revision} team={team} invitations={invitations} />
        <CaptainPlayer leagueId={leagueId} team={team} players={players} />
      </Box>
      <ConfirmDialog
        open={asking}
        title={`Withdraw ${team.name}?`}
        confirmLabel="Withdraw the team"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      >
        Its captain and invitations go with it. Entered again, it is a new team: its captain accepts again. If
        an order is locked already, it has to be made again.
      </ConfirmDialog>
    </Card>
  );
};

const CaptainPlayer = ({ leagueId, team, players }: Pick<TeamCardProps, 'leagueId' | 'team' | 'players'>) => {
  const [trigger] = leaguesApi.useNameCaptainPlayerMutation();
  const { run, busy, failure } = useCommand(trigger);
  const named = players.find(({ playerId }) => playerId === team.captainPlayerId) ?? null;
  return (
    <Autocomplete
      size="small"
      options={players.filter(({ status }) => status === 'registered')}
      value={named}
      loading={busy}
      disabled={players.length === 0}
      getOptionKey={({ playerId }) => playerId}
      getOptionLabel={({ firstName, lastName }) => `${firstName} ${lastName}`}
      isOptionEqualToValue={(a, b) => a.playerId === b.playerId}
      onChange={(_, player) =>
        void run({ leagueId, teamId: team.teamId, playerId: player?.playerId ?? null })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="The captain as a player"
          placeholder={
            players.length === 0 ? 'Add players to the pool first' : 'Does not play, or find a player'
          }
          error={failure !== null}
          helperText={failure ? sentenceOf(failure) : undefined}
        />
      )}
    />
  );
};
