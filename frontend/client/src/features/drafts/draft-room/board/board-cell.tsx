import { LinkRounded } from '../../../../shared/icons/link-rounded';
import { SmartToyRounded } from '../../../../shared/icons/smart-toy-rounded';
import { StarRounded } from '../../../../shared/icons/star-rounded';
import { SupervisorAccountRounded } from '../../../../shared/icons/supervisor-account-rounded';
import type { DraftPlayerView, RoomPick } from '@fieldhouse/api-contract';
import { memo, type CSSProperties } from 'react';
import { badgeOf, pickedBy } from '../model/pick-words';
import { nameOf } from '../model/room-facts';
import './board.css';

const BADGES = {
  auto: SmartToyRounded,
  'by a commissioner': SupervisorAccountRounded,
  group: LinkRounded,
  capt: StarRounded,
} as const;

type BoardCellProps = {
  readonly pickNo: number;
  readonly teamName: string;
  readonly color: string;
  readonly pick: RoomPick | undefined;
  readonly player: DraftPlayerView | undefined;
  /** The player's name as it fits into a cell. */
  readonly name: string | undefined;
  /** The player's group of positions, from 1. */
  readonly group: number;
  readonly onClock: boolean;
  readonly mine: boolean;
  /** Sent and not answered yet. */
  readonly pending: boolean;
  readonly focusable: boolean;
  readonly large: boolean;
};

/** One pick of the board. A filled one has a story to open; the keyboard can reach every one. */
export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { pickNo, color, pick, player, name, group, onClock, mine, pending, focusable, large } = props;
  const badge = pick ? badgeOf(pick) : null;
  const Badge = badge === null ? null : BADGES[badge as keyof typeof BADGES];
  return (
    <div
      className={large ? 'board-cell board-cell-large' : 'board-cell'}
      role="gridcell"
      data-pick={pickNo}
      data-made={pick !== undefined}
      data-mine={mine}
      data-pending={pending}
      data-withdrawn={player?.withdrawn}
      data-group={group}
      style={pick && ({ '--team': color } as CSSProperties)}
      aria-label={labelOf(props)}
      aria-current={onClock ? 'step' : undefined}
      aria-haspopup={pick && !large ? 'dialog' : undefined}
      tabIndex={large ? undefined : focusable ? 0 : -1}
    >
      <span className="board-cell-head">
        {pickNo}
        {player && <span className="board-cell-position">{player.positions[0]}</span>}
        {Badge && <Badge aria-hidden sx={{ fontSize: large ? 20 : 12, ml: 'auto' }} />}
      </span>
      {pick && (
        <span key={pick.playerId} className="board-cell-name">
          {name ?? 'Somebody'}
        </span>
      )}
    </div>
  );
});

const labelOf = ({ pickNo, teamName, pick, player, onClock, pending }: BoardCellProps): string => {
  const where = `Pick ${pickNo}, ${teamName}`;
  if (!pick) return onClock ? `${where}: on the clock` : where;
  const positions = player?.positions.join(', ') ?? '';
  const how = badgeOf(pick) === null ? '' : `. ${pickedBy(pick)}`;
  const why = pick.why ? '. Why this player?' : '';
  return `${where}: ${nameOf(player) ?? 'Somebody'}${positions && `, ${positions}`}${how}${why}${pending ? ' (being sent)' : ''}`;
};
