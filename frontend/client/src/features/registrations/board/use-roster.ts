import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { count } from '../../../shared/lib/words';
import { registrationsApi } from '../api/registrations.api';

/** Somebody's way from a team to another; null: no team. */
export type Move = {
  readonly registrationId: string;
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly toName: string;
};

/** Puts people on teams, one or several, and takes the last of that back. The first refusal ends it. */
export const useRoster = (leagueId: string) => {
  const [trigger] = registrationsApi.useRosterRegistrationMutation();
  const { run, failure } = useCommand(trigger);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<readonly Move[]>([]);
  const [news, setNews] = useState('');
  const sendAll = async (moves: readonly Move[]): Promise<readonly Move[]> => {
    const sent: Move[] = [];
    setBusy(true);
    for (const one of moves) {
      const { registrationId, from: fromId, to: teamId } = one;
      const { ok } = await run({ leagueId, registrationId, teamId, fromId });
      if (!ok) break;
      sent.push(one);
    }
    setBusy(false);
    return sent;
  };
  const moveAll = async (moves: readonly Move[]): Promise<void> => {
    const sent = await sendAll(moves);
    setDone(sent);
    setNews(textOf(sent));
  };
  const takeBack = async (): Promise<void> => {
    const back = done.map(({ from, to, ...one }) => ({ ...one, from: to, to: from }));
    setDone([]);
    const sent = await sendAll(back.reverse());
    setNews(`${count(sent.length, 'move')} taken back.`);
  };
  return {
    move: (one: Move) => moveAll([one]),
    moveAll,
    busy,
    failure,
    /** What happened last, for those who do not see it. */
    news,
    undo: done.length === 0 ? null : { text: textOf(done), run: () => void takeBack() },
    forget: () => setDone([]),
  } as const;
};

const textOf = (moves: readonly Move[]): string => {
  const [first] = moves;
  if (!first) return '';
  return moves.length === 1
    ? `${first.name} moved to ${first.toName}.`
    : `${count(moves.length, 'player')} moved.`;
};
