import type { LeagueView, PoolPlayerView } from '@fieldhouse/api-contract';
import { AddRounded } from '../../../shared/icons/add-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { count } from '../../../shared/lib/words';
import { poolApi } from '../api/pool.api';
import { StaffCard } from './staff-card';
import { TeamCard } from './team-card';
import { TeamDialog } from './team-dialog';
import { TeamListForm } from './team-list-form';

type TeamsTabProps = {
  readonly league: LeagueView;
  /** The teams that a draft counts on, so that none of them can be withdrawn; null: there is none so far. */
  readonly drafting: { readonly teamIds: readonly string[]; readonly started: boolean } | null;
};

/** The teams of a league with who picks for them, and the league's staff. */
export const TeamsTab = ({ league, drafting }: TeamsTabProps) => {
  const [editing, setEditing] = useState<string | null>(null);
  const [listing, setListing] = useState(false);
  const { data: pool } = poolApi.usePoolQuery(league.leagueId);
  const unled = league.teams.filter(({ people }) => people.length === 0).length;
  const players: readonly PoolPlayerView[] = pool?.players ?? [];
  const isPublished = league.teams.some(({ roster }) => roster !== null);
  const isFull = league.teams.length >= league.teamCount;
  const whyNot = isPublished
    ? 'The draft is published: a team that comes now would have no players.'
    : drafting?.started
      ? 'The draft is under way: a team that comes now would have no players.'
      : isFull
        ? 'All teams of the league are there: for another one, raise their number in the settings of the league first.'
        : null;
  const reasonId = useId();
  const add = (
    <Button
      variant="contained"
      startIcon={<AddRounded />}
      disabled={whyNot !== null}
      aria-describedby={whyNot === null ? undefined : reasonId}
      onClick={() => setEditing('new')}
    >
      Add team
    </Button>
  );
  return (
    <>
      {league.teams.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {league.teams.length} of {count(league.teamCount, 'team')}
            {unled > 0 && ` · ${unled} without a captain`}
          </Typography>
          {whyNot !== null && (
            <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary' }}>
              {whyNot}
            </Typography>
          )}
          {drafting && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              The draft counts on these teams: one can be withdrawn once it is published or canceled.
            </Typography>
          )}
          {drafting && whyNot === null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              The lobby is open: with another team the order has to be made again, which closes it.
            </Typography>
          )}
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {!listing && (unled > 0 || whyNot === null) && (
              <Button variant="outlined" onClick={() => setListing(true)}>
                Add from a list
              </Button>
            )}
            {add}
          </Box>
        </Box>
      )}
      {(listing || league.teams.length === 0) && (
        <TeamListForm
          league={league}
          onDone={league.teams.length === 0 ? undefined : () => setListing(false)}
        />
      )}
      {league.teams.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 350px), 1fr))',
          }}
        >
          {league.teams.map((team) => (
            <TeamCard
              key={team.teamId}
              leagueId={league.leagueId}
              revision={league.revision}
              team={team}
              kept={drafting?.teamIds.includes(team.teamId) ?? false}
              players={players}
              invitations={league.invitations.filter(
                ({ offer }) => offer.kind === 'team' && offer.teamId === team.teamId,
              )}
              onEdit={() => setEditing(team.teamId)}
            />
          ))}
        </Box>
      )}
      <Box sx={{ mt: 6 }}>
        <StaffCard league={league} />
      </Box>
      <TeamDialog
        leagueId={league.leagueId}
        number={league.teams.length}
        revision={league.revision}
        team={editing === 'new' ? editing : (league.teams.find(({ teamId }) => teamId === editing) ?? null)}
        onClose={() => setEditing(null)}
      />
    </>
  );
};
