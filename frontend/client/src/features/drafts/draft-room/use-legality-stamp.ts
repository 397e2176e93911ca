import type { RoomView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import type { Standing } from './model/room-facts';

/** What is legal changes with the board, not with every event. */
const boardStamp = ({ picks, extras, lastUndo, poolSize }: RoomView): number =>
  picks.reduce(
    (sum, { insteadOf, pickedAt }) => sum + (insteadOf === undefined ? 0 : Date.parse(pickedAt)),
    picks.length + extras.length + poolSize * 1_000 + (lastUndo ? Date.parse(lastUndo.at) : 0),
  );

/**
 * The state of the board for which to ask whom a team may draft: for the teams on the clock and on deck the present
 * one, for all others the last one that they asked for or picked in. A dozen captains asking after every pick would
 * keep the server from the picks.
 */
export const useLegalityStamp = (room: RoomView, teamId: string | null, standing: Standing): number => {
  const isNear = standing === 'my_turn' || standing === 'on_deck' || room.turn?.teamId === teamId;
  const players = room.picks.filter((pick) => pick.teamId === teamId).map(({ playerId }) => playerId);
  const own = `${teamId}: ${players.join()}`;
  const now = boardStamp(room);
  const [asked, setAsked] = useState({ stamp: now, own });
  const stamp = isNear || asked.own !== own ? now : asked.stamp;
  if (asked.stamp !== stamp || asked.own !== own) setAsked({ stamp, own });
  return stamp;
};
