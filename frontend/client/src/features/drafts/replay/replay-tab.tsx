import type { ReplayView } from '@fieldhouse/api-contract';
import { ChevronLeftRounded } from '../../../shared/icons/chevron-left-rounded';
import { ChevronRightRounded } from '../../../shared/icons/chevron-right-rounded';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { exactTime } from '../../../shared/lib/times';
import { Button, IconButton } from '../../../shared/ui/button';
import { DraftChip } from '../../../shared/ui/draft-chip';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { BoardGrid } from '../board-preview/board-grid';
import { boardRows } from '../board-preview/board-model';
import { replayApi } from './replay.api';
import { clockWords } from './replay-words';
import './replay.css';
import { useMoment } from './use-moment';

type ReplayTabProps = { readonly leagueId: string; readonly zone?: string };

/** The draft as it stood at any moment: what happened, what the clock said, and the board. */
export const ReplayTab = ({ leagueId, zone }: ReplayTabProps) => {
  const [at] = useQueryParam('at');
  const asked = at !== null && /^\d{1,9}$/.test(at) ? Number(at) : undefined;
  // The moment before stays until the next one is there.
  const { data, error, isFetching, refetch } = replayApi.useDraftReplayQuery({ leagueId, at: asked });
  if (error)
    return <ErrorBlock what="The draft could not be replayed" error={error} onRetry={() => void refetch()} />;
  return data ? (
    <Replay replay={data} zone={zone} stale={isFetching} />
  ) : (
    <RowsSkeleton rows={8} height={56} />
  );
};

type ReplayProps = Pick<ReplayTabProps, 'zone'> & { readonly replay: ReplayView; readonly stale: boolean };

const Replay = ({ replay: { revisions, row, room, names }, zone, stale }: ReplayProps) => {
  const moment = useMoment(revisions);
  const { place, last, playing } = moment;
  const clock = clockWords(room, zone);
  return (
    <>
      <section aria-label="Moment" className="replay">
        <div className="replay-bar">
          <Button size="small" onClick={playing ? moment.stop : moment.play} disabled={last === 0}>
            {playing ? 'Stop' : 'Play'}
          </Button>
          <input
            type="range"
            aria-label="Moment of the draft"
            aria-valuetext={`${place + 1} of ${last + 1}`}
            min={0}
            max={last}
            value={place}
            onChange={({ target }) => moment.slideTo(Number(target.value))}
          />
          <IconButton aria-label="One earlier" disabled={place === 0} onClick={() => moment.goTo(place - 1)}>
            <ChevronLeftRounded />
          </IconButton>
          <IconButton aria-label="One later" disabled={place === last} onClick={() => moment.goTo(place + 1)}>
            <ChevronRightRounded />
          </IconButton>
        </div>
        <div className="replay-said">
          <div className="row-words">
            {/* Heard again for each moment, but not while it plays by itself. */}
            <p role="status" aria-live={playing ? 'off' : 'polite'} className="row-title">
              {row.sentence}
            </p>
            <p className="muted">
              {[exactTime(row.at, zone, '2-digit'), row.reason && `“${row.reason}”`, clock]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <DraftChip state={room.status} />
        </div>
      </section>
      <div className="replay-board" data-stale={stale}>
        {room.teams.length > 0 && (
          <BoardGrid
            room={room}
            rows={boardRows(room)}
            textOf={({ playerId }) => (playerId === null ? null : (names[playerId] ?? null))}
          />
        )}
      </div>
    </>
  );
};
