import type { RoomTeam } from '@fieldhouse/api-contract';
import { memo, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Virtuoso } from 'react-virtuoso';
import { exactTime } from '../../../../shared/lib/times';
import { count } from '../../../../shared/lib/words';
import { logOf, type LogEntry } from '../model/log-entries';
import { badgeOf } from '../model/pick-words';
import { playerName, teamOf } from '../model/room-facts';
import { PickStory } from '../overlays';
import { useRoom } from '../room-context';
import '../lists.css';

/** What has happened, the newest first. A pick opens its story. */
export const PickLog = () => {
  const { facts, viewer } = useRoom();
  const entries = useMemo(() => logOf(facts.room), [facts.room]);
  const dated = !entries.every(({ at }) => isToday(at));
  const [story, setStory] = useState<{ readonly pickNo: number; readonly row: HTMLElement } | null>(null);
  const open = useCallback((pickNo: number, row: HTMLElement) => setStory({ pickNo, row }), []);
  const close = useCallback(() => setStory(null), []);
  const told = story ? facts.pickByNo.get(story.pickNo) : undefined;
  return (
    <div className="list-panel">
      <h2 className="sr-only">Log</h2>
      {entries.length === 0 ? (
        <p className="list-empty">Picks appear here as they are made.</p>
      ) : (
        <Virtuoso
          style={{ flex: 1 }}
          data={entries}
          initialItemCount={Math.min(entries.length, 20)}
          computeItemKey={(_, entry) =>
            `${entry.kind} ${entry.at} ${entry.kind === 'pick' ? entry.pick.pickNo : ''}`
          }
          itemContent={(_, entry) =>
            entry.kind === 'pick' ? (
              <PickRow
                at={entry.at}
                dated={dated}
                pickNo={entry.pick.pickNo}
                name={playerName(facts, entry.pick.playerId)}
                team={teamOf(facts, entry.pick.teamId)}
                badge={badgeOf(entry.pick)}
                onOpen={open}
              />
            ) : (
              <EventRow at={entry.at} dated={dated} words={wordsOf(entry)} />
            )
          }
        />
      )}
      <PickStory
        pick={told}
        player={told && facts.playerById.get(told.playerId)}
        team={told && teamOf(facts, told.teamId)}
        open={told !== undefined}
        anchor={story?.row ?? null}
        onClose={close}
      />
      {viewer.spectator === undefined && (
        <p className="list-foot">
          <Link to={`/complex/leagues/${viewer.leagueId}/draft?tab=history`} className="link">
            The whole history
          </Link>
        </p>
      )}
    </div>
  );
};

type TimeProps = {
  readonly at: string;
  /** With the day. */
  readonly dated: boolean;
};
type PickRowProps = TimeProps & {
  readonly pickNo: number;
  readonly name: string;
  readonly team: RoomTeam;
  readonly badge: string | null;
  readonly onOpen: (pickNo: number, row: HTMLElement) => void;
};

const PickRow = memo(function PickRow({ at, dated, pickNo, name, team, badge, onOpen }: PickRowProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="list-row log-row log-pick"
      onClick={(event) => onOpen(pickNo, event.currentTarget)}
    >
      <span aria-hidden className="list-color" style={{ backgroundColor: team.color }} />
      <span className="list-figure log-number">{pickNo}</span>
      <span className="list-person">
        <span className="list-name">{name}</span>
        <span className="list-note">{[team.name, badge].filter(Boolean).join(' · ')}</span>
      </span>
      <Time at={at} dated={dated} />
    </button>
  );
});

const EventRow = memo(function EventRow({ at, dated, words }: TimeProps & { readonly words: string }) {
  return (
    <div className="list-row log-row">
      <span className="log-words">{words}</span>
      <Time at={at} dated={dated} />
    </div>
  );
});

// Made when the log is first looked at: they take longer than all else that the room begins with.
let timeOfDay: Intl.DateTimeFormat | undefined;
let dayOfYear: Intl.DateTimeFormat | undefined;

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString();

const Time = ({ at, dated }: TimeProps) => {
  timeOfDay ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });
  dayOfYear ??= new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
  return (
    <time dateTime={at} title={exactTime(at, undefined, '2-digit')} className="list-note list-time">
      {dated && <span className="log-day">{dayOfYear.format(new Date(at))} </span>}
      {timeOfDay.format(new Date(at))}
    </time>
  );
};

const wordsOf = (entry: Exclude<LogEntry, { kind: 'pick' }>): string => {
  switch (entry.kind) {
    case 'undo':
      return `Undone back to pick ${entry.toPickNo} (${count(entry.picks, 'pick')}): ${entry.reason}`;
    case 'redo':
      return `${count(entry.picks, 'pick')} made again: ${entry.reason}`;
    case 'reset':
      return `Reset to the lobby: ${entry.reason}`;
    case 'pause':
      return `Paused: ${entry.reason}`;
    case 'started':
      return 'The draft started';
    case 'completed':
      return 'The draft is complete';
  }
};
