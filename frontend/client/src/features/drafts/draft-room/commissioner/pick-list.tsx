import type { RoomExtra, RoomPick } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { playerName, teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';

type PickListProps = {
  readonly label: string;
  readonly picks: readonly RoomPick[];
  /** Who goes with them. */
  readonly extras?: readonly RoomExtra[];
};

/** The picks that a question is about. */
export const PickList = ({ label, picks, extras = [] }: PickListProps) => {
  const { facts } = useRoom();
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        mt: 1,
        pl: 4,
        maxHeight: 168,
        overflowY: 'auto',
        color: 'text.primary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {picks.map(({ pickNo, teamId, playerId, source }) => (
        <li key={pickNo}>
          {pickNo}: {playerName(facts, playerId)}, {teamOf(facts, teamId).name}
          {source === 'group' && ' (with the group)'}
        </li>
      ))}
      {extras.map(({ teamId, playerId, source }) => (
        <li key={playerId}>
          {playerName(facts, playerId)}, {teamOf(facts, teamId).name} ({source === 'lot' ? 'by lot' : 'late'})
        </li>
      ))}
    </Box>
  );
};
