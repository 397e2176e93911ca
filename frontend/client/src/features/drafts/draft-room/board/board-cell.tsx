import LinkRounded from '@mui/icons-material/LinkRounded';
import SmartToyRounded from '@mui/icons-material/SmartToyRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import SupervisorAccountRounded from '@mui/icons-material/SupervisorAccountRounded';
import type { DraftPlayerView, RoomPick } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { memo } from 'react';
import { badgeOf, pickedBy } from '../model/pick-words';
import { shortName } from '../model/room-facts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-6px) scale(1.04)' } });
const fade = keyframes({ from: { opacity: 0.3 } });
const BADGES = {
  auto: SmartToyRounded,
  proxy: SupervisorAccountRounded,
  group: LinkRounded,
  capt: StarRounded,
} as const;

type BoardCellProps = {
  readonly pickNo: number;
  readonly teamName: string;
  readonly color: string;
  readonly pick: RoomPick | undefined;
  readonly player: DraftPlayerView | undefined;
  readonly onClock: boolean;
  readonly mine: boolean;
  /** Sent and not answered yet. */
  readonly pending: boolean;
  readonly focusable: boolean;
  readonly large: boolean;
  readonly onOpen: (pickNo: number, cell: HTMLElement) => void;
};

/** One pick of the board. A filled one opens its story; the keyboard can reach every one. */
export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { pickNo, color, pick, player, onClock, mine, pending, focusable, large, onOpen } = props;
  const badge = pick ? badgeOf(pick) : null;
  const Badge = badge === null ? null : BADGES[badge as keyof typeof BADGES];
  return (
    <Box
      role="gridcell"
      data-pick={pickNo}
      aria-label={labelOf(props)}
      aria-current={onClock ? 'step' : undefined}
      aria-haspopup={pick && !large ? 'dialog' : undefined}
      tabIndex={large ? undefined : focusable ? 0 : -1}
      onClick={pick && !large ? (event) => onOpen(pickNo, event.currentTarget) : undefined}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        minWidth: 0,
        height: large ? 1 : 44,
        pr: large ? 3 : 0.5,
        pl: large ? 4 : 1.75,
        overflow: 'hidden',
        borderRight: 1,
        borderBottom: 1,
        borderColor: 'hairline',
        cursor: pick && !large ? 'pointer' : 'default',
        bgcolor: onClock
          ? 'accent.light'
          : pick
            ? 'background.paper'
            : mine
              ? 'primary.light'
              : 'transparent',
        opacity: pending ? 0.6 : 1,
        boxShadow: (theme) => (onClock ? `inset 0 0 0 2px ${theme.vars?.palette.accent.main}` : 'none'),
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2, zIndex: 1 },
        '&:hover': pick && !large ? { bgcolor: 'sunken' } : {},
      }}
    >
      {pick && (
        <Box
          component="span"
          aria-hidden
          sx={{ position: 'absolute', left: 0, top: 0, bottom: 0, width: 4 }}
          style={{ backgroundColor: color }}
        />
      )}
      <Box
        component="span"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          fontSize: large ? 'clamp(0.875rem, 1.1vw, 2rem)' : '0.75rem',
          lineHeight: large ? 1.3 : '15px',
          fontVariantNumeric: 'tabular-nums',
          color: onClock ? 'accent.main' : 'text.secondary',
          fontWeight: onClock ? 700 : 500,
        }}
      >
        {pickNo}
        {player && (
          <Box component="span" sx={{ fontWeight: 600 }}>
            {player.positions[0]}
          </Box>
        )}
        {Badge && <Badge aria-hidden sx={{ fontSize: large ? 20 : 12, ml: 'auto' }} />}
      </Box>
      {pick && (
        <Box
          component="span"
          key={pick.playerId}
          sx={{
            fontFamily: (theme) => theme.typography.figure.fontFamily,
            fontWeight: 600,
            fontSize: large ? 'clamp(1.125rem, 1.8vw, 3.5rem)' : '0.9375rem',
            lineHeight: large ? 1.1 : '19px',
            overflow: 'hidden',
            textOverflow: large ? 'ellipsis' : 'clip',
            whiteSpace: 'nowrap',
            animation: `${arrive} 180ms ease-out`,
            '@media (prefers-reduced-motion: reduce)': { animation: `${fade} 600ms ease-out !important` },
          }}
        >
          {shortName(player?.name ?? 'Somebody')}
        </Box>
      )}
    </Box>
  );
});

const labelOf = ({ pickNo, teamName, pick, player, onClock, pending }: BoardCellProps): string => {
  const where = `Pick ${pickNo}, ${teamName}`;
  if (!pick) return onClock ? `${where}: on the clock` : where;
  const positions = player?.positions.join(', ') ?? '';
  const how = badgeOf(pick) === null ? '' : `. ${pickedBy(pick)}`;
  const why = pick.why ? '. Why this player?' : '';
  return `${where}: ${player?.name ?? 'Somebody'}${positions && `, ${positions}`}${how}${why}${pending ? ' (being sent)' : ''}`;
};
