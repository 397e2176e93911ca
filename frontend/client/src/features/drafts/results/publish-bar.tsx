import type { ChecklistView, RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { toldAgain, useSeen } from '../../../shared/api/use-seen';
import { count } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { draftsApi } from '../api/drafts.api';
import type { Roster } from './rosters';

/** After the last pick: makes the result the teams' rosters, once it has been looked at. */
export const PublishBar = ({
  room,
  rosters,
}: {
  readonly room: RoomView;
  readonly rosters: readonly Roster[];
}) => {
  const [asking, setAsking] = useState(false);
  const [trigger] = draftsApi.usePublishDraftMutation();
  const { run, busy, failure } = useCommand(trigger);
  const toast = useToast();
  const { leagueId, status } = room;
  const { revision } = useSeen(room, asking, failure);
  const checklist = draftsApi.useDraftChecklistQuery(leagueId, {
    skip: status !== 'completed',
    refetchOnMountOrArgChange: true,
  });
  if (status !== 'completed') return null;
  // Right after the last pick it may still be that of before.
  const items = checklist.data?.status === status ? checklist.data.items : [];
  const concerns = items.filter(({ ok }) => !ok);
  const gone = goneOf(concerns);
  const made = rosters.filter(({ teamId }) => !gone.includes(teamId));
  const publish = async (): Promise<void> => {
    const outcome = await run({ leagueId, ifRevision: revision });
    if (!outcome.ok) return;
    setAsking(false);
    toast.show('Rosters published', `${count(made.length, 'team')} have their players.`);
  };
  const warnings = concerns.map(({ code, message }) => (
    <Typography key={code} sx={{ fontWeight: 600 }}>
      {message}
    </Typography>
  ));
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 4,
        p: 5,
        mb: 5,
        borderRadius: 1.5,
        bgcolor: 'primary.light',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography variant="h2">The draft is complete</Typography>
        <Typography>Look through the teams, then publish: that creates their rosters.</Typography>
        {warnings}
      </Box>
      <Button variant="contained" size="large" loading={checklist.isLoading} onClick={() => setAsking(true)}>
        Publish rosters…
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Publish ${count(made.length, 'roster')}?`}
        confirmLabel="Publish rosters"
        busy={busy}
        failure={toldAgain(failure)}
        onConfirm={() => void publish()}
        onClose={() => setAsking(false)}
      >
        {warnings}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 280, overflow: 'auto' }}>
          {made.map(({ teamId, name, rows }) => (
            <Box
              component="li"
              key={teamId}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                py: 1,
                borderTop: 1,
                borderColor: 'hairline',
              }}
            >
              <span>{name}</span>
              <span>{count(rows.length, 'player')}</span>
            </Box>
          ))}
        </Box>
      </ConfirmDialog>
    </Box>
  );
};

/** The teams that the league no longer has. */
const goneOf = (items: ChecklistView['items']): readonly unknown[] => {
  const teamIds = items.find(({ code }) => code === 'teams_gone')?.facts['teamIds'];
  return Array.isArray(teamIds) ? teamIds : [];
};
