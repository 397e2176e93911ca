import type { DraftPlayerView, RoomPick, RoomTeam } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { exactTime } from '../../../../shared/lib/times';
import { Positions } from '../../../../shared/ui/person';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { whySentences } from '../model/pick-reasons';
import { pickedBy } from '../model/pick-words';
import { nameOf, pickLabel } from '../model/room-facts';

type PickStoryProps = {
  readonly pick: RoomPick | undefined;
  readonly player: DraftPlayerView | undefined;
  readonly team: RoomTeam | undefined;
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

/** Who was picked, by whom and when, and why this player when the clock chose. */
export const PickStory = memo(function PickStory({
  pick,
  player,
  team,
  open,
  anchor,
  onClose,
}: PickStoryProps) {
  const title = useId();
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: -6, horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': title,
          tabIndex: -1,
          sx: {
            p: 4,
            width: 320,
            maxWidth: 'calc(100vw - 32px)',
            border: 1,
            borderColor: 'hairline',
            borderRadius: 1.5,
          },
        },
      }}
    >
      {pick && team && <Story pick={pick} player={player} team={team} titleId={title} />}
    </Popover>
  );
});

const Story = ({
  pick,
  player,
  team,
  titleId,
}: {
  readonly pick: RoomPick;
  readonly player: DraftPlayerView | undefined;
  readonly team: RoomTeam;
  readonly titleId: string;
}) => {
  const why = whySentences(pick);
  return (
    <>
      <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {pickLabel(pick)}
        {player && player.rating !== null ? ` · rating ${player.rating}` : ''}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography id={titleId} variant="h3">
          {nameOf(player) ?? 'Somebody'}
        </Typography>
        <Positions codes={player?.positions ?? []} />
      </Box>
      <TeamBadge name={team.name} color={team.color} size="small" />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {pickedBy(pick)}, {exactTime(pick.pickedAt)}.
      </Typography>
      {why.length > 0 && (
        <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'hairline' }}>
          <Typography variant="subtitle2">Why this player?</Typography>
          <Box component="ol" sx={{ m: 0, mt: 1, pl: 4, typography: 'body2', color: 'text.secondary' }}>
            {why.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
};
