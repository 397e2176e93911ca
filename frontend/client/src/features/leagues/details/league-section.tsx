import { zoneWords, type LeagueView } from '@fieldhouse/api-contract';
import { EditOutlined } from '../../../shared/icons/edit-outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SHORT_NIGHT_NAMES } from '../../../shared/lib/nights';
import { useToast } from '../../../shared/ui/toasts';
import { leaguesApi } from '../api/leagues.api';
import { LeagueForm } from './league-form';
import { FormDialog } from '../../../shared/form/form-dialog';

/** The league's own facts in a line, and the form that changes them. */
export const LeagueSection = ({ league }: { readonly league: LeagueView }) => {
  const [editing, setEditing] = useState(false);
  const { data: sports } = leaguesApi.useSportsQuery();
  const [change] = leaguesApi.useChangeLeagueDetailsMutation();
  const toast = useToast();
  const facts = [
    sports?.find(({ key }) => key === league.sport)?.name ?? league.sport,
    `${league.teams.length} of ${league.teamCount} teams`,
    `${league.rosterSize} players per team`,
    league.gameNights.map((night) => SHORT_NIGHT_NAMES[night]).join(', ') || 'no game nights yet',
    zoneWords(league.zone),
  ];
  const saved = (): void => {
    setEditing(false);
    toast.show('League saved');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      <Typography sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Typography>
      <Button
        size="small"
        startIcon={<EditOutlined fontSize="small" />}
        onClick={() => setEditing(true)}
        disabled={!sports}
      >
        Change the league
      </Button>
      <FormDialog open={editing} title="Change the league" onClose={() => setEditing(false)}>
        {sports && (
          <LeagueForm
            sports={sports}
            league={league}
            submitLabel="Save league"
            send={(command) => change({ leagueId: league.leagueId, ...command })}
            onDone={saved}
            onClose={() => setEditing(false)}
          />
        )}
      </FormDialog>
    </Box>
  );
};
