import { useCallback, useEffect, useMemo, useRef, type Dispatch } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useCommand } from '../../../shared/api/use-command';
import { draftsApi } from '../api/drafts.api';
import { roomActions, type RoomUi } from './draft-room.slice';
import type { RoomLink } from './live/room-links';
import { isAhead, type MeantPick } from './model/pending-pick';
import { overtakenBy, refusalOf } from './model/pick-words';
import type { RoomFacts } from './model/room-facts';

/** Making picks. `canPick`: somebody may be drafted now by this visitor. */
export type Picking = {
  readonly canPick: boolean;
  readonly busy: boolean;
  readonly draft: (pick: MeantPick) => void;
};

type PickingOf = {
  /** The room as the log has it, without a pick that is under way. */
  readonly logged: RoomFacts;
  readonly actingTeamId: string | null;
  readonly link: RoomLink;
  readonly ui: RoomUi;
  readonly dispatch: Dispatch<UnknownAction>;
};

/**
 * Shows a pick at once and sends it; takes it off the board again when it is refused, and says who was faster. A second
 * click while one is under way does nothing, and a question whose turn has passed is not asked any longer.
 */
export const usePicking = ({ logged, actingTeamId, link, ui, dispatch }: PickingOf): Picking => {
  const { room } = logged;
  const { run, busy } = useCommand(draftsApi.useMakePickMutation()[0]);
  const latest = useRef(logged);
  useEffect(() => {
    latest.current = logged;
  }, [logged]);

  const { pending } = ui;
  const settled = pending !== null && !busy && !isAhead(room, pending);
  useEffect(() => {
    if (settled) dispatch(roomActions.pickSettled());
  }, [settled, dispatch]);

  const { turn, leagueId } = room;
  const onTurn = room.status === 'live' && turn !== null && actingTeamId === turn.teamId;
  const canPick = onTurn && pending === null && !busy;
  const { teamIds } = room.me;

  const { asked } = ui;
  const passed = asked !== null && !(canPick && turn.pickNo === asked.pickNo);
  useEffect(() => {
    if (!passed) return;
    const made = logged.pickByNo.get(asked.pickNo);
    dispatch(made ? roomActions.pickRefused(overtakenBy(logged, made)) : roomActions.pickAsked(null));
  }, [passed, asked, logged, dispatch]);

  const draft = useCallback(
    ({ pickNo, teamId, playerId }: MeantPick): void => {
      if (!canPick) return;
      const asProxy = !teamIds.includes(teamId);
      const sentAt = link.socket.clock.now();
      const pickedAt = new Date(sentAt).toISOString();
      dispatch(
        roomActions.pickSent({ pickNo, teamId, playerId, source: asProxy ? 'proxy' : 'captain', pickedAt }),
      );
      void run({ leagueId, pickNo, playerId, ...(asProxy ? { teamId } : {}) }).then((outcome) => {
        if (outcome.ok) dispatch(roomActions.pickAccepted(playerId));
        else
          dispatch(
            roomActions.pickRefused(refusalOf(latest.current, { pickNo, playerId, sentAt }, outcome.failure)),
          );
      });
    },
    [canPick, dispatch, leagueId, link, teamIds, run],
  );
  const isBusy = busy || pending !== null;
  return useMemo(() => ({ canPick, busy: isBusy, draft }), [canPick, isBusy, draft]);
};
