import { useCallback } from 'react';
import { useCommand, type Keyed } from '../../../../shared/api/use-command';
import { useRoom } from '../room-context';

type OfLeague = Keyed & { readonly leagueId: string };
type Trigger<Arg, Result> = (arg: Arg) => { readonly unwrap: () => Promise<Result> };

/** A command of this room's league; `run` answers whether it was accepted. */
export const useRoomCommand = <Arg extends OfLeague, Result>(trigger: Trigger<Arg, Result>) => {
  const { viewer } = useRoom();
  const { leagueId } = viewer;
  const { run, busy, failure, clearFailure } = useCommand(trigger);
  const send = useCallback(
    async (arg: Omit<Arg, keyof OfLeague>): Promise<boolean> =>
      // eslint-disable-next-line no-restricted-syntax -- a generic type minus a key plus that key is not known to be itself
      (await run({ ...arg, leagueId } as unknown as Omit<Arg, 'commandKey'>)).ok,
    [leagueId, run],
  );
  return { send, busy, failure, clearFailure } as const;
};
