import { MyLocationRounded } from '../../../../shared/icons/my-location-rounded';
import { useCallback, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Button } from '../../../../shared/ui/button';
import { positionGroup } from '../model/position-groups';
import { cellNames, openPicks, teamOf, type RoomFacts } from '../model/room-facts';
import type { PendingPick } from '../model/pending-pick';
import { PickStory } from '../overlays';
import { BoardCell } from './board-cell';
import { BoardHead, RoundHead } from './board-heads';
import { useFollowTurn } from './use-follow-turn';

type PickBoardProps = {
  readonly facts: RoomFacts;
  readonly pending: PendingPick | null;
  /** The last known state, while the connection is away. */
  readonly stale: boolean;
};

/** Rounds by teams: every pick of the draft. Arrow keys move, Enter opens the story of a pick. */
export const PickBoard = ({ facts, pending, stale }: PickBoardProps) => {
  const { room, pickByNo, playerById } = facts;
  const { order, board, turn, me, status } = room;
  const columns = order.length;
  const rounds = Math.ceil(board.length / Math.max(columns, 1));
  const names = cellNames(facts.players);
  const scroller = useRef<HTMLDivElement>(null);
  const current = turn?.pickNo ?? (status === 'paused' ? (openPicks(facts)[0]?.pickNo ?? null) : null);
  const [story, setStory] = useState<{ readonly pickNo: number; readonly cell: HTMLElement } | null>(null);
  const [focusedNo, setFocusedNo] = useState<number | null>(null);
  const { scrolled, follow } = useFollowTurn(scroller, current);
  const close = useCallback(() => setStory(null), []);
  const told = story ? pickByNo.get(story.pickNo) : undefined;
  const tabStop = focusedNo ?? turn?.pickNo ?? 1;

  const open = (cell: HTMLElement | null): void => {
    const pickNo = Number(cell?.dataset['pick']);
    if (cell && pickByNo.has(pickNo)) setStory({ pickNo, cell });
  };
  const keyed = (event: KeyboardEvent<HTMLElement>): void => {
    const from = Number((event.target as HTMLElement).dataset['pick']);
    if (!from) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(event.target as HTMLElement);
      return;
    }
    const to = neighbour(board, order, from, event.key);
    const cell = to && scroller.current?.querySelector<HTMLElement>(`[data-pick="${to}"]`);
    if (!cell) return;
    event.preventDefault();
    setFocusedNo(to);
    cell.focus();
  };

  return (
    <div className="board">
      <h2 className="sr-only">Draft board</h2>
      <div
        ref={scroller}
        role="grid"
        aria-label="Draft board"
        aria-rowcount={room.settings.rounds + 1}
        aria-colcount={columns + 1}
        tabIndex={-1}
        onClick={(event) => open((event.target as HTMLElement).closest<HTMLElement>('[data-pick]'))}
        onKeyDown={keyed}
        className="board-scroller"
        data-stale={stale}
      >
        <div
          className="board-grid"
          data-many={columns > 8}
          style={{ '--teams': columns, '--rounds': rounds } as CSSProperties}
        >
          <BoardHead
            teamById={facts.teamById}
            order={order}
            myTeamIds={me.teamIds}
            autoTeams={room.autoTeams}
          />
          {Array.from({ length: rounds }, (_, index) => (
            <div key={index} role="row" className="board-row">
              <RoundHead round={index + 1} reversed={board[index * columns] !== order[0]} />
              {order.map((teamId) => {
                const pickNo =
                  index * columns + board.slice(index * columns, (index + 1) * columns).indexOf(teamId) + 1;
                const pick = pickByNo.get(pickNo);
                const player = pick && playerById.get(pick.playerId);
                const team = teamOf(facts, teamId);
                return (
                  <BoardCell
                    key={teamId}
                    pickNo={pickNo}
                    teamName={team.name}
                    color={team.color}
                    pick={pick}
                    player={player}
                    name={pick && names.get(pick.playerId)}
                    group={player ? positionGroup(room.sport, player.positions[0]) : 0}
                    onClock={turn?.pickNo === pickNo}
                    mine={me.teamIds.includes(teamId)}
                    pending={pending?.pickNo === pickNo}
                    focusable={tabStop === pickNo}
                    large={false}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      {scrolled && current !== null && (
        <Button variant="filled" tone="accent" size="small" className="board-follow" onClick={follow}>
          <MyLocationRounded fontSize="small" />
          To pick {current}
        </Button>
      )}
      <PickStory
        pick={told}
        player={told && playerById.get(told.playerId)}
        team={told && teamOf(facts, told.teamId)}
        open={told !== undefined}
        anchor={story?.cell ?? null}
        onClose={close}
      />
    </div>
  );
};

/** The pick in the cell beside, above or below one. */
const neighbour = (
  board: readonly string[],
  order: readonly string[],
  pickNo: number,
  key: string,
): number | null => {
  const columns = order.length;
  const round = Math.ceil(pickNo / columns);
  const column = order.indexOf(board[pickNo - 1] ?? '');
  const [rounds, across] = MOVES[key] ?? [0, 0];
  if (rounds === 0 && across === 0) return null;
  const team = order[column + across];
  const start = (round + rounds - 1) * columns;
  const place = team === undefined || start < 0 ? -1 : board.slice(start, start + columns).indexOf(team);
  return place < 0 ? null : start + place + 1;
};

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
