import { useMemo } from 'react';
import { count } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { InfoDialog } from '../../../shared/ui/info-dialog';
import { Row, Rows } from '../../../shared/ui/rows';
import type { Board } from './board-model';
import { suggestPlaces, type SuggestedPlace } from './suggest-places';

type SuggestionDialogProps = {
  readonly board: Board;
  readonly rosterSize: number;
  readonly onApply: (places: readonly SuggestedPlace[]) => void;
  readonly onClose: () => void;
};

/** Who would go where, and why; nothing happens before it is applied. */
export const SuggestionDialog = ({ board, rosterSize, onApply, onClose }: SuggestionDialogProps) => {
  const { places, unplaced } = useMemo(
    () => suggestPlaces(board.pool, board.teams, rosterSize),
    [board, rosterSize],
  );
  return (
    <InfoDialog
      title="Suggested teams"
      onClose={onClose}
      actions={
        <Button variant="filled" disabled={places.length === 0} onClick={() => onApply(places)}>
          Place {count(places.length, 'player')}
        </Button>
      }
    >
      <p className="muted">
        Friends first, then the best players, each to the team with the fewest players; then by position,
        gender and level.
      </p>
      <Rows label="Suggested teams">
        {places.map(({ registrationId, name, teamName, reason }) => (
          <Row key={registrationId} title={`${name} → ${teamName}`} note={reason} />
        ))}
        {unplaced.map(({ registrationId, name }) => (
          <Row key={registrationId} title={name} note="No team has room" />
        ))}
      </Rows>
    </InfoDialog>
  );
};
