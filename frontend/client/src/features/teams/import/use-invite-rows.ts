import type { CommandResultView, RosterListRow } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { teamsApi } from '../api/teams.api';

/** As many as one command takes. */
const AT_ONCE = 20;

/**
 * Invites people of a list, some at a time. What has been sent stays sent when the rest fails; the same people again
 * are the same command, so nobody is invited twice.
 */
export const useInviteRows = (teamId: string) => {
  const [trigger] = teamsApi.useInviteMembersMutation();
  const { run, failure, clearFailure } = useCommand(trigger);
  /** Lines of those who are invited. */
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set());
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);

  /** @returns what the last command came to once all of them are invited; null: they are not */
  const invite = async (rows: readonly RosterListRow[]): Promise<CommandResultView | null> => {
    let last: CommandResultView | null = null;
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      setProgress({ done: from, of: rows.length });
      const part = rows.slice(from, from + AT_ONCE);
      const people = part.map(({ email, role, number, positions }) => ({ email, role, number, positions }));
      const outcome = await run({ teamId, people });
      if (!outcome.ok) {
        setProgress(null);
        return null;
      }
      last = outcome.value;
      setSent((before) => new Set([...before, ...part.map(({ line }) => line)]));
    }
    setProgress(null);
    return last;
  };
  const reset = (): void => {
    setSent(new Set());
    clearFailure();
  };
  return { invite, sent, progress, failure, reset } as const;
};
