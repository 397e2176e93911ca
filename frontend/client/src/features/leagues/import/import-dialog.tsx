import type { ImportMapping, ImportRatings } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { isFailure, sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { FileDrop } from '../../../shared/import/file-drop';
import { mappingOf } from '../../../shared/import/list-words';
import { PasteRows } from '../../../shared/import/paste-rows';
import { count } from '../../../shared/lib/words';
import { poolApi } from '../api/pool.api';
import { SAMPLE_LIST } from './import-words';
import { ImportPreviewPanel } from './import-preview-panel';

type ImportDialogProps = { readonly leagueId: string; readonly open: boolean; readonly onClose: () => void };

/** Choose a file, see what it would do, then import. */
export const ImportDialog = ({ leagueId, open, onClose }: ImportDialogProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [ratings, setRatings] = useState<ImportRatings>({});
  const [invite, setInvite] = useState(false);
  const [requestPreview, preview] = poolApi.usePreviewImportMutation();
  const [trigger] = poolApi.useStartImportMutation();
  const start = useCommand(trigger);
  const { reset } = preview;
  useEffect(() => {
    if (open) return;
    setFile(null);
    setInvite(false);
    reset();
  }, [open, reset]);

  const look = (chosen: File, mapping?: ImportMapping, meant: ImportRatings = {}): void => {
    setFile(chosen);
    setRatings(meant);
    start.clearFailure();
    void requestPreview({ leagueId, file: chosen, mapping, ratings: meant });
  };
  const data = preview.data ?? null;
  const run = async (): Promise<void> => {
    if (!file || !data) return;
    const outcome = await start.run({ leagueId, file, mapping: mappingOf(data), ratings, invite });
    if (outcome.ok) onClose();
  };
  const failure = start.failure ?? (isFailure(preview.error) ? preview.error : null);
  const effects = data ? data.adds + data.changes : 0;
  return (
    <Dialog
      open={open}
      onClose={start.busy ? undefined : onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">Import players</DialogTitle>
      <DialogContent>
        {!data && !preview.isLoading && (
          <>
            <FileDrop limits="up to 5 MB and 5,000 players" onFile={(chosen) => look(chosen)} />
            <PasteRows
              sample={{ fileName: 'players-sample.csv', text: SAMPLE_LIST }}
              onFile={(chosen) => look(chosen)}
            />
          </>
        )}
        {preview.isLoading && (
          <Box role="status" sx={{ mb: 3 }}>
            <Typography sx={{ mb: 2 }}>Reading {file?.name}…</Typography>
            <LinearProgress aria-label="Reading the file" />
          </Box>
        )}
        {failure && (
          <Typography role="alert" sx={{ my: 3, color: 'error.main', fontWeight: 550 }}>
            {sentenceOf(failure)}
          </Typography>
        )}
        {data && file && (
          <ImportPreviewPanel
            preview={data}
            fileName={file.name}
            busy={preview.isLoading}
            onMap={(mapping) => look(file, mapping, ratings)}
            onRatings={(meant) => look(file, mappingOf(data), meant)}
          />
        )}
        {data && data.emails > 0 && (
          <Box sx={{ mt: 6 }}>
            <FormControlLabel
              control={<Checkbox checked={invite} onChange={(event) => setInvite(event.target.checked)} />}
              label={`Invite ${count(data.emails, 'player')} by e-mail to link their account`}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              The addresses are used for the invitations and not kept with the players. A league can have 60
              open invitations; import the list again later to invite the others.
            </Typography>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {data && (
          <Button color="inherit" onClick={reset} disabled={start.busy} sx={{ mr: 'auto' }}>
            Other file
          </Button>
        )}
        <Button color="inherit" onClick={onClose} disabled={start.busy}>
          Cancel
        </Button>
        {data && (
          <Button
            variant="contained"
            loading={start.busy}
            disabled={(effects === 0 && data.wishes === 0 && !invite) || preview.isLoading}
            onClick={() => void run()}
          >
            {importLabel(effects, data.wishes, invite)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const importLabel = (effects: number, wishes: number, invite: boolean): string => {
  if (effects > 0) return `Import ${count(effects, 'player')}`;
  if (wishes > 0) return 'Save who plays with whom';
  return invite ? 'Send the invitations' : 'Nothing to import';
};
