import type { LeagueBody } from '@fieldhouse/api-contract';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCommand } from '../../../shared/api/use-command';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { ownZone } from '../../../shared/form/fields/zone-input';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { leaguesApi } from '../api/leagues.api';
import { LeagueForm } from '../details/league-form';
import { leagueDefaults } from './league-defaults';

type CreateLeagueDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (leagueId: string, details: LeagueBody) => void;
};

/** Asks what a new league needs; the sport brings its usual numbers. */
export const CreateLeagueDialog = ({ open, onClose, onCreated }: CreateLeagueDialogProps) => {
  const { data: sports, error, refetch } = leaguesApi.useSportsQuery(undefined, { skip: !open });
  const [trigger] = leaguesApi.useCreateLeagueMutation();
  const { run, busy, failure } = useCommand(trigger);
  const create = async (details: LeagueBody): Promise<void> => {
    const outcome = await run({ details });
    // The stream of a league is named by its id: 'league-<id>'.
    if (outcome.ok) onCreated(outcome.value.streamId.slice(outcome.value.streamId.indexOf('-') + 1), details);
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="create-league">
      <DialogTitle id="create-league">New draft league</DialogTitle>
      {sports ? (
        <LeagueForm
          sports={sports}
          initial={leagueDefaults(sports, ownZone(), new Date())}
          submitLabel="Create league"
          busy={busy}
          failure={failure}
          onSubmit={(body) => void create(body)}
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
