import type { RosterMapping, TeamView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { isFailure, sentenceOf } from '../../../shared/api/problem';
import { FileDrop } from '../../../shared/import/file-drop';
import { PasteRows } from '../../../shared/import/paste-rows';
import { count } from '../../../shared/lib/words';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { useInvitedWords } from '../invite/use-invited-words';
import { canInvite, invitedAtFirst, SAMPLE_LIST } from './roster-list-words';
import { RosterPreview } from './roster-preview';
import { RosterRows } from './roster-rows';
import { useInviteRows } from './use-invite-rows';

type RosterImportProps = {
  readonly team: Pick<TeamView, 'teamId' | 'name'>;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Choose or paste a list, see who is in it, then invite them. */
export const RosterImport = ({ team: { teamId, name }, open, onClose }: RosterImportProps) => {
  const titleId = useId();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  /** What somebody has said of a line. */
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [requestPreview, preview] = teamsApi.usePreviewRosterListMutation();
  const { invite, sent, progress, failure, reset } = useInviteRows(teamId);
  const invitedWords = useInvitedWords(teamId);

  const begin = (): void => {
    setFile(null);
    setChoices(new Map());
    preview.reset();
    reset();
  };
  const close = (): void => {
    begin();
    onClose();
  };
  const look = (chosen: File, mapping?: RosterMapping): void => {
    setFile(chosen);
    void requestPreview({ teamId, file: chosen, mapping });
  };
  const list = preview.data ?? null;
  const rows = list?.rows ?? [];
  const people = rows.filter(
    (row) => canInvite(row) && !sent.has(row.line) && (choices.get(row.line) ?? invitedAtFirst(row)),
  );
  const free = (list?.invitations ?? 0) - sent.size;
  const run = async (): Promise<void> => {
    const all = rows.filter((row) => sent.has(row.line) || people.includes(row));
    const result = await invite(people);
    if (!result) return;
    toast.show(
      await invitedWords(
        result,
        all.map(({ email }) => email),
      ),
    );
    close();
  };
  const busy = progress !== null;
  const trouble = failure ?? (isFailure(preview.error) ? preview.error : null);
  return (
    <Dialog open={open} onClose={busy ? undefined : close} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Import a list for {name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
        {!list && !preview.isLoading && (
          <Box>
            <FileDrop limits="up to 5 MB and 200 people" onFile={(chosen) => look(chosen)} />
            <PasteRows
              sample={{ fileName: 'roster-sample.csv', text: SAMPLE_LIST }}
              onFile={(chosen) => look(chosen)}
            />
          </Box>
        )}
        {preview.isLoading && <Progress words={`Reading ${file?.name ?? 'the list'}…`} />}
        {list && file && (
          <>
            <RosterPreview
              list={list}
              fileName={file.name}
              busy={busy || preview.isLoading}
              onMap={(mapping) => look(file, mapping)}
            />
            <RosterRows
              rows={list.rows}
              chosen={new Set(people.map(({ line }) => line))}
              sent={sent}
              busy={busy}
              onChoose={(line, chosen) => setChoices(new Map(choices).set(line, chosen))}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Names are shown here and not kept: people who accept have the name of their account.
            </Typography>
          </>
        )}
        {people.length > free && (
          <Typography role="status">
            {`${count(Math.max(0, free), 'more invitation')} can be open. Uncheck ${people.length - free}.`}
          </Typography>
        )}
        {progress && (
          <Progress
            words={`Inviting: ${progress.done} of ${progress.of}`}
            share={progress.done / progress.of}
          />
        )}
        {trouble && (
          <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
            {sentenceOf(trouble)}
            {failure && sent.size > 0 && ` ${count(sent.size, 'invitation')} went out before.`}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {list && (
          <Button color="inherit" onClick={begin} disabled={busy} sx={{ mr: 'auto' }}>
            Other list
          </Button>
        )}
        <Button color="inherit" onClick={close} disabled={busy}>
          {sent.size > 0 ? 'Close' : 'Cancel'}
        </Button>
        {list && (
          <Button
            variant="contained"
            loading={busy}
            disabled={people.length === 0 || people.length > free || preview.isLoading}
            onClick={() => void run()}
          >
            {people.length === 0 ? 'Nobody to invite' : `Invite ${count(people.length, 'person', 'people')}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const Progress = ({ words, share }: { readonly words: string; readonly share?: number }) => (
  <Box role="status">
    <Typography sx={{ mb: 2 }}>{words}</Typography>
    <LinearProgress
      aria-label={words}
      {...(share === undefined ? {} : { variant: 'determinate', value: 100 * share })}
    />
  </Box>
);
