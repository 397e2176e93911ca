import type { LeagueBody, SportView } from '@fieldhouse/api-contract';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { leaguesApi } from '../api/leagues.api';
import { LeagueFields } from '../details/league-fields';
import { useNewLeague } from './use-new-league';

type CreateLeagueDialogProps = {
  readonly open: boolean;
  /** What somebody does first whose e-mail is not confirmed. */
  readonly confirm: ReactNode;
  readonly onClose: () => void;
  readonly onCreated: (leagueId: string, details: LeagueBody) => Promise<void>;
};

/** Asks what a new league needs; the sport brings its usual numbers. */
export const CreateLeagueDialog = ({ open, onClose, ...rest }: CreateLeagueDialogProps) => {
  const { data: sports, error, refetch } = leaguesApi.useSportsQuery(undefined, { skip: !open });
  return (
    <FormDialog open={open} title="New draft league" onClose={onClose}>
      {sports ? (
        <NewLeague sports={sports} onClose={onClose} {...rest} />
      ) : (
        <DialogContent>
          {error ? (
            <ErrorBlock what="The sports could not be loaded" error={error} onRetry={() => void refetch()} />
          ) : (
            <FormSkeleton fields={4} />
          )}
        </DialogContent>
      )}
    </FormDialog>
  );
};

const NewLeague = ({
  sports,
  confirm,
  onClose,
  onCreated,
}: Omit<CreateLeagueDialogProps, 'open'> & { readonly sports: readonly SportView[] }) => {
  const { form, unconfirmed } = useNewLeague(sports, onCreated);
  return (
    <DialogForm
      form={form}
      submitLabel="Create league"
      onClose={onClose}
      blocked={unconfirmed ? confirm : undefined}
      kept
    >
      <LeagueFields form={form} sports={sports} />
    </DialogForm>
  );
};
