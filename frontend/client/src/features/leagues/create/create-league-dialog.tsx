import type { LeagueBody } from '@fieldhouse/api-contract';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { ownZone } from '../../../shared/lib/times';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { leaguesApi } from '../api/leagues.api';
import { LeagueForm } from '../details/league-form';
import { leagueDefaults } from './league-defaults';

type CreateLeagueDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (leagueId: string, details: LeagueBody) => Promise<void>;
};

/** Asks what a new league needs; the sport brings its usual numbers. */
export const CreateLeagueDialog = ({ open, onClose, onCreated }: CreateLeagueDialogProps) => {
  const { data: sports, error, refetch } = leaguesApi.useSportsQuery(undefined, { skip: !open });
  const [create] = leaguesApi.useCreateLeagueMutation();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="create-league">
      <DialogTitle id="create-league">New draft league</DialogTitle>
      {sports ? (
        <LeagueForm
          sports={sports}
          initial={leagueDefaults(sports, ownZone(), new Date())}
          submitLabel="Create league"
          send={create}
          // The stream of a league is named by its id: 'league-<id>'.
          onDone={({ streamId }, details) => onCreated(streamId.slice(streamId.indexOf('-') + 1), details)}
          onClose={onClose}
        />
      ) : (
        <DialogContent>
          {error ? (
            <ErrorBlock what="The sports could not be loaded" error={error} onRetry={() => void refetch()} />
          ) : (
            <FormSkeleton fields={4} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
};
