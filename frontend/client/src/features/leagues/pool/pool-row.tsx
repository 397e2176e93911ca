import { calendarDay, type PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { GroupsRounded } from '../../../shared/icons/groups-rounded';
import { StickyNote2Outlined } from '../../../shared/icons/sticky-note-2-outlined';
import { count } from '../../../shared/lib/words';
import { SHORT_NIGHT_NAMES } from '../../../shared/lib/nights';
import { Positions } from '../../../shared/ui/person';
import { PERSON_WORDS } from '../../../shared/lib/level-words';
import { nameOf } from './pool-filters';
import { RatingField } from './rating-field';

/** Cells that only a wide list has: what stands beside it takes of the window's width. */
export const wide = { display: { '@': 'none', '@760': 'table-cell' } } as const;

/** The rating field of a player, to move to. */
export const ratingId = (playerId: string): string => `rating-${playerId}`;

type PoolRowProps = {
  readonly player: PoolPlayerView;
  /** What tells the player apart from others of the same name. */
  readonly apart: string | undefined;
  /** Null: players cannot be chosen here. */
  readonly chosen: boolean | null;
  readonly onChoose: (playerId: string) => void;
  readonly onOpen: (playerId: string) => void;
  readonly onRate: (rating: number | null) => void;
  readonly onMove: (step: 1 | -1) => void;
};

/** One player of the pool: a line in a wide list, two in a narrow one. */
export const PoolRow = ({ player, apart, chosen, onChoose, onOpen, onRate, onMove }: PoolRowProps) => {
  const { playerId, positions, gender, birthDate } = player;
  const name = nameOf(player);
  const born = birthDate?.slice(0, 4);
  return (
    <>
      {chosen !== null && (
        <TableCell padding="checkbox" data-own-press sx={wide}>
          <Checkbox
            size="small"
            checked={chosen}
            onChange={() => onChoose(playerId)}
            slotProps={{ input: { 'aria-label': `Choose ${name}` } }}
          />
        </TableCell>
      )}
      <TableCell sx={{ maxWidth: { '@': 0, '@760': 260 }, width: { '@': '100%', '@760': 'auto' } }}>
        <ButtonBase
          onClick={() => onOpen(playerId)}
          sx={{
            display: 'block',
            textAlign: 'left',
            borderRadius: 0.5,
            width: '100%',
            py: { '@': 1, '@760': 0 },
          }}
        >
          <Typography noWrap sx={{ fontWeight: 550 }}>
            {name}
          </Typography>
          {apart && (
            <Typography noWrap variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {apart}
            </Typography>
          )}
          <Box sx={{ display: { '@': 'flex', '@760': 'none' }, alignItems: 'center', gap: 2, minWidth: 0 }}>
            <Positions codes={positions} />
            <Typography noWrap variant="caption" sx={{ color: 'text.secondary' }}>
              {[gender && PERSON_WORDS[gender], born].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </ButtonBase>
      </TableCell>
      <TableCell sx={wide}>
        <Positions codes={positions} />
      </TableCell>
      <TableCell data-own-press>
        <RatingField
          id={ratingId(playerId)}
          name={name}
          rating={player.rating}
          onRate={onRate}
          onMove={onMove}
        />
      </TableCell>
      <TableCell sx={{ ...wide, color: 'text.secondary' }}>{gender && PERSON_WORDS[gender]}</TableCell>
      <TableCell
        sx={{ ...wide, color: 'text.secondary' }}
        title={birthDate ? calendarDay(birthDate) : undefined}
      >
        {born}
      </TableCell>
      <TableCell sx={{ ...wide, color: 'text.secondary' }}>{player.hometown}</TableCell>
      <TableCell sx={{ ...wide, color: 'text.secondary' }}>
        {player.nights.map((night) => SHORT_NIGHT_NAMES[night]).join(' ')}
      </TableCell>
      <TableCell sx={{ ...wide, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {player.groupId !== null && <GroupsRounded fontSize="small" titleAccess="In a group" />}
        {player.notes.length > 0 && (
          <StickyNote2Outlined fontSize="small" titleAccess={count(player.notes.length, 'note')} />
        )}
      </TableCell>
    </>
  );
};
