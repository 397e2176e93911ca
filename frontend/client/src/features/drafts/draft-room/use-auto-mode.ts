import { useCallback } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { draftsApi } from '../api/drafts.api';
import { useRoom } from './room-context';

/** Puts a team on auto or off it. */
export const useAutoMode = () => {
  const { viewer } = useRoom();
  const toast = useToast();
  const { run, busy } = useCommand(draftsApi.useSetAutoModeMutation()[0]);
  const { leagueId } = viewer;
  const turn = useCallback(
    (teamId: string, enabled: boolean): void => {
      void run({ leagueId, teamId, enabled }).then((outcome) => {
        if (!outcome.ok)
          toast.failed(enabled ? 'Auto was not turned on' : 'Auto was not turned off', outcome.failure);
      });
    },
    [leagueId, run, toast],
  );
  return { turn, busy } as const;
};
