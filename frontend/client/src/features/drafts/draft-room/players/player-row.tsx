import { AddRounded } from '../../../../shared/icons/add-rounded';
import { BlockRounded } from '../../../../shared/icons/block-rounded';
import { CheckRounded } from '../../../../shared/icons/check-rounded';
import { LinkRounded } from '../../../../shared/icons/link-rounded';
import { VisibilityOffRounded } from '../../../../shared/icons/visibility-off-rounded';
import { WarningAmberRounded } from '../../../../shared/icons/warning-amber-rounded';
import type { DraftPlayerView } from '@fieldhouse/api-contract';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../../../shared/ui/button';
import type { Fit } from '../model/player-list';
import './players.css';

type CellsProps = {
  readonly player: DraftPlayerView;
  readonly fit: Fit;
  /** 'Hawks, pick 12' for somebody who is taken. */
  readonly takenWords: string | null;
  /** 1-based place in my queue. */
  readonly queuePlace: number | null;
  readonly unwanted: boolean;
  readonly canQueue: boolean;
  readonly onQueue: (playerId: string) => void;
};
type PlayerRowProps = CellsProps & {
  readonly id: string;
  readonly rowIndex: number;
  readonly active: boolean;
  readonly selected: boolean;
  readonly children?: ReactNode;
};

/** One player of the pool: fit, name, positions, rating, and the way into the queue. Its details open under it. */
export const PlayerRow = memo(function PlayerRow({
  id,
  rowIndex,
  active,
  selected,
  children,
  ...cells
}: PlayerRowProps) {
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={selected}
      data-active={active}
      className="pool-row"
    >
      <Cells {...cells} />
      {children}
    </div>
  );
});

/** Apart from the row: with every pick all rows get another number, and their cells stay what they are. */
const Cells = memo(function Cells(props: CellsProps) {
  const { player, fit, takenWords, queuePlace, unwanted, canQueue } = props;
  const { playerId, name, positions, rating, tier, groupId } = player;
  const taken = takenWords !== null;
  return (
    <div className="pool-cells">
      <div
        role="gridcell"
        data-player={playerId}
        className="pool-who"
        data-out={taken || unwanted || fit.kind === 'illegal'}
        data-taken={taken}
      >
        <div className="pool-person">
          <div className="pool-name">
            <span>{name}</span>
            <FitMark fit={fit} />
            {unwanted && <VisibilityOffRounded titleAccess="On my do-not-draft list" sx={{ fontSize: 15 }} />}
          </div>
          <div className="pool-facts">
            <span>{positions.join(' · ')}</span>
            {tier !== null && <span>Likely round {tier}</span>}
            {groupId !== null && (
              <span className="pool-group">
                <LinkRounded sx={{ fontSize: 13 }} /> group
              </span>
            )}
            {taken && <span>{takenWords}</span>}
          </div>
        </div>
        {rating !== null && (
          <span aria-label={`Rating ${rating}`} className="pool-rating">
            {rating}
          </span>
        )}
      </div>
      <div role="gridcell" className="pool-queue" data-open={canQueue}>
        {canQueue && !taken && (
          <QueueButton name={name} place={queuePlace} onPress={() => props.onQueue(playerId)} />
        )}
      </div>
    </div>
  );
});

/** A sign where a player is not simply legal. */
export const FitMark = ({ fit }: { readonly fit: Fit }) => {
  if (fit.kind === 'illegal') {
    return (
      <BlockRounded titleAccess={`Not allowed: ${fit.message}`} sx={{ fontSize: 15, color: 'error.main' }} />
    );
  }
  if (fit.kind === 'warning') {
    return (
      <WarningAmberRounded
        titleAccess={`Careful: ${fit.message}`}
        sx={{ fontSize: 15, color: 'warning.main' }}
      />
    );
  }
  return null;
};

type QueueButtonProps = {
  readonly name: string;
  readonly place: number | null;
  readonly onPress: () => void;
};

const QueueButton = ({ name, place, onPress }: QueueButtonProps) => (
  <IconButton
    small
    tabIndex={-1}
    aria-label={place === null ? `Add ${name} to queue` : `Take ${name} off the queue, number ${place}`}
    onClick={onPress}
    className="pool-queue-button"
    data-queued={place !== null}
  >
    {place === null ? <AddRounded fontSize="small" /> : <CheckRounded fontSize="small" />}
    {place !== null && (
      <span aria-hidden className="pool-place">
        {place}
      </span>
    )}
  </IconButton>
);
