import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { useCopy } from '../../../shared/lib/use-copy';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Section } from '../../../shared/ui/section';
import { ShareLinkButton } from '../../../shared/ui/share-link';
import { draftsApi } from '../api/drafts.api';

/** The link with which anybody can watch, and a new one when it went too far. */
export const SpectatorLink = ({ leagueId }: { readonly leagueId: string }) => {
  const { data, error } = draftsApi.useSpectatorLinkQuery(leagueId);
  const [trigger] = draftsApi.useIssueSpectatorLinkMutation();
  const { run, busy, failure } = useCommand(trigger);
  const { copied, copy } = useCopy();
  const [asking, setAsking] = useState(false);
  const url = data?.path ? new URL(data.path, window.location.origin).href : null;
  const issue = async (): Promise<void> => {
    const outcome = await run({ leagueId });
    if (outcome.ok) setAsking(false);
  };
  return (
    <Section
      title="Spectator link"
      hint="Anyone with the link can watch the room, without chat and notes. No account is needed."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {url && (
          <>
            <TextField
              value={url}
              sx={{ flex: 1, minWidth: 220 }}
              slotProps={{ htmlInput: { readOnly: true, 'aria-label': 'Spectator link' } }}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="contained" onClick={() => void copy(url)}>
              {copied ? 'Copied' : 'Copy link'}
            </Button>
            <ShareLinkButton
              title="Watch the draft"
              hint="Anyone who scans the code or has the link can watch. No account is needed."
              url={url}
            />
            <Button color="inherit" onClick={() => setAsking(true)}>
              Replace…
            </Button>
          </>
        )}
        {data && !url && (
          <Button variant="contained" loading={busy} onClick={() => void issue()}>
            Create a spectator link
          </Button>
        )}
        {error && (
          <Typography color="text.secondary">
            The link could not be loaded. It returns with the next reload.
          </Typography>
        )}
        {failure && !asking && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {sentenceOf(failure)}
          </Typography>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title="Replace the link?"
        confirmLabel="Replace the link"
        busy={busy}
        failure={failure}
        onConfirm={() => void issue()}
        onClose={() => setAsking(false)}
      >
        The link that is out now stops working for everybody who has it.
      </ConfirmDialog>
    </Section>
  );
};
