import { ContentCopyRounded } from '../../../../shared/icons/content-copy-rounded';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sentenceOf } from '../../../../shared/api/problem';
import { useCopy } from '../../../../shared/lib/use-copy';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { draftsApi } from '../../api/drafts.api';
import { useRoom } from '../room-context';
import { projectorPath } from '../settings/projector-path';
import { Section } from './section';
import { useRoomCommand } from './use-room-command';

/** The link for people without an account, and the one for the wall. */
export const SpectatorControls = () => {
  const { viewer } = useRoom();
  const { data } = draftsApi.useSpectatorLinkQuery(viewer.leagueId);
  const { send, busy, failure } = useRoomCommand(draftsApi.useIssueSpectatorLinkMutation()[0]);
  const { copied, copy } = useCopy();
  const [asking, setAsking] = useState(false);
  const url = data?.path ? `${window.location.origin}${data.path}` : null;
  const issue = (): void => void send({}).then((ok) => ok && setAsking(false));
  return (
    <Section title="Spectators" hint="Anyone with the link can watch without signing in; no lists, no notes.">
      {url !== null && (
        <>
          <TextField
            value={url}
            slotProps={{ htmlInput: { readOnly: true, 'aria-label': 'Spectator link' } }}
          />
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<ContentCopyRounded />}
            onClick={() => void copy(url)}
          >
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        </>
      )}
      <Button
        variant="outlined"
        color="inherit"
        loading={busy}
        onClick={url === null ? issue : () => setAsking(true)}
      >
        {url === null ? 'Make a spectator link' : 'New link'}
      </Button>
      <Button color="inherit" href={projectorPath(viewer)} target="_blank" rel="noopener">
        Projector view
      </Button>
      {failure && !asking && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {sentenceOf(failure)}
        </Typography>
      )}
      <ConfirmDialog
        open={asking}
        title="Make a new link?"
        confirmLabel="Make a new link"
        busy={busy}
        failure={failure}
        onClose={() => setAsking(false)}
        onConfirm={issue}
      >
        The link that you shared before stops working.
      </ConfirmDialog>
    </Section>
  );
};
