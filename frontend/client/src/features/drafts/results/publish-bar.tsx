import type { RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
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
  if (room.status !== 'completed') return null;
  const withdrawn = rosters.flatMap(({ rows }) => rows.filter((row) => row.withdrawn)).length;
  const publish = async (): Promise<void> => {
    const outcome = await run({ leagueId: room.leagueId });
    if (!outcome.ok) return;
    setAsking(false);
    toast.show('Rosters published', `${count(rosters.length, 'team')} have their players.`);
  };
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
        {withdrawn > 0 && (
          <Typography sx={{ fontWeight: 600 }}>
            {count(withdrawn, 'withdrawn player')} on rosters. Publishing keeps them there.
          </Typography>
        )}
      </Box>
      <Button variant="contained" size="large" onClick={() => setAsking(true)}>
        Publish rosters…
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Publish ${count(rosters.length, 'roster')}?`}
        confirmLabel="Publish rosters"
        busy={busy}
        failure={failure}
        onConfirm={() => void publish()}
        onClose={() => setAsking(false)}
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 280, overflow: 'auto' }}>
          {rosters.map(({ teamId, name, rows }) => (
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
