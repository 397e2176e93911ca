import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DraftPlayerView, RoomPick } from '@fieldhouse/api-contract';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { draftsApi } from '../../api/drafts.api';
import { DRAFT_READS } from '../../history/reason-readers';
import { sortedPlayers } from '../model/player-list';
import { nameOf, playerName, teamOf } from '../model/room-facts';
import { undoTargets } from '../model/undo-range';
import { useRoom } from '../room-context';
import { Section } from './section';
import { useRoomCommand } from './use-room-command';

const labelOf = (player: DraftPlayerView): string =>
  [nameOf(player), ...player.positions, player.rating === null ? 'unrated' : `rating ${player.rating}`].join(
    ', ',
  );

/** Puts another player into one cell; all other picks stay. */
export const ReplaceControl = () => {
  const { facts } = useRoom();
  /** As it was when it was chosen: what is exchanged is what was seen. */
  const [seen, setSeen] = useState<RoomPick | null>(null);
  const [player, setPlayer] = useState<DraftPlayerView | null>(null);
  const [tried, setTried] = useState(false);
  const { send, busy, failure, clearFailure } = useRoomCommand(draftsApi.useReplacePickMutation()[0]);
  const targets = undoTargets(facts.room.picks);
  const now = targets.find(({ pickNo }) => pickNo === seen?.pickNo);
  // Refused because it had changed: from now on it is what stands now.
  const pick = failure?.code === 'pick_changed' && now ? now : seen;
  const free = sortedPlayers(
    facts.players.filter(({ playerId, withdrawn }) => !withdrawn && !facts.takenBy.has(playerId)),
    'rating',
  );
  const choose = (chosen: RoomPick | undefined): void => {
    setSeen(chosen ?? null);
    clearFailure();
  };
  const close = (): void => {
    choose(undefined);
    setPlayer(null);
    setTried(false);
  };
  const confirm = (reason: string): void => {
    setTried(true);
    if (!pick || !player) return;
    setSeen(pick);
    const asked = { pickNo: pick.pickNo, fromPlayerId: pick.playerId, playerId: player.playerId, reason };
    void send(asked).then((ok) => ok && close());
  };
  const was = pick && playerName(facts, pick.playerId);
  return (
    <Section title="Change one pick" hint="Another player in one cell. All other picks stay as they are.">
      <Button
        variant="outlined"
        color="inherit"
        disabled={targets.length === 0}
        onClick={() => choose(targets[0])}
      >
        Change a pick…
      </Button>
      <ConfirmDialog
        open={seen !== null}
        title="Change one pick"
        confirmLabel="Change the pick"
        tone="error"
        reasonFor={DRAFT_READS}
        begins="above"
        busy={busy}
        failure={failure}
        onClose={close}
        onConfirm={({ reason }) => confirm(reason)}
      >
        <Box sx={{ display: 'grid', gap: 4 }}>
          <TextField
            select
            autoFocus
            label="Pick"
            value={pick?.pickNo ?? ''}
            onChange={(event) => choose(targets.find(({ pickNo }) => pickNo === Number(event.target.value)))}
            slotProps={{ select: { native: true } }}
          >
            {targets.map((one) => (
              <option key={one.pickNo} value={one.pickNo}>
                {one.pickNo}: {playerName(facts, one.playerId)}, {teamOf(facts, one.teamId).name}
              </option>
            ))}
          </TextField>
          <Autocomplete
            value={player}
            onChange={(_, chosen) => {
              setPlayer(chosen);
              clearFailure();
            }}
            options={free}
            getOptionKey={({ playerId }) => playerId}
            getOptionLabel={labelOf}
            isOptionEqualToValue={(one, other) => one.playerId === other.playerId}
            noOptionsText="Nobody is free by that name"
            renderInput={(params) => (
              <TextField
                {...params}
                label={was ? `Instead of ${was}` : 'Instead'}
                placeholder="Find a free player"
                error={tried && !player}
                helperText={tried && !player ? 'Choose a player' : undefined}
              />
            )}
          />
          {was !== undefined && <div>{was} will be free again and can be drafted.</div>}
        </Box>
      </ConfirmDialog>
    </Section>
  );
};
