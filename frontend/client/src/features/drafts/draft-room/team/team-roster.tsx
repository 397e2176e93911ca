import type { RoomView } from '@fieldhouse/api-contract';
import { memo, useState } from 'react';
import { SelectField } from '../../../../shared/ui/select-field';
import { badgeOf } from '../model/pick-words';
import { playerName, teamOf, type RoomFacts } from '../model/room-facts';
import { useRoom } from '../room-context';
import { Needs } from './needs';
import '../lists.css';

/** A team's players so far: my own first, any other by choice. */
export const TeamRoster = () => {
  const { facts } = useRoom();
  const { order, me } = facts.room;
  const [teamId, setTeamId] = useState(me.teamIds[0] ?? order[0] ?? '');
  const rows = rosterOf(facts, teamId);
  const rated = rows.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  return (
    <div className="list-panel">
      <h2 className="sr-only">Teams</h2>
      <div className="list-head">
        <TeamChoice
          order={order}
          teamById={facts.teamById}
          myTeamIds={me.teamIds}
          teamId={teamId}
          onChoose={setTeamId}
        />
        {me.teamIds.includes(teamId) && <Needs teamId={teamId} />}
        <p className="list-count">
          {rows.length} of {facts.room.settings.rounds} players
          {rated.length > 0 &&
            ` · average rating ${(rated.reduce((a, b) => a + b, 0) / rated.length).toFixed(1)}`}
        </p>
      </div>
      <div className="list-body">
        {rows.length === 0 && <p className="list-empty">Nobody picked yet.</p>}
        <RosterRows rows={rows} color={teamOf(facts, teamId).color} />
      </div>
    </div>
  );
};

type TeamChoiceProps = Pick<RoomFacts, 'teamById'> & {
  readonly order: RoomView['order'];
  readonly myTeamIds: readonly string[];
  readonly teamId: string;
  readonly onChoose: (teamId: string) => void;
};

const TeamChoice = memo(function TeamChoice({
  order,
  teamById,
  myTeamIds,
  teamId,
  onChoose,
}: TeamChoiceProps) {
  return (
    <SelectField label="Team" value={teamId} onChoose={onChoose}>
      {order.map((id) => (
        <option key={id} value={id}>
          {teamOf({ teamById }, id).name}
          {myTeamIds.includes(id) ? ' (my team)' : ''}
        </option>
      ))}
    </SelectField>
  );
});

type RosterRow = {
  readonly playerId: string;
  readonly pickNo: number | null;
  readonly name: string;
  readonly positions: string;
  readonly rating: number | null;
  readonly badge: string | null;
};

/** A team's players in pick order, those without a cell last. */
export const rosterOf = (facts: RoomFacts, teamId: string): readonly RosterRow[] => {
  const row = (playerId: string, pickNo: number | null, badge: string | null): RosterRow => {
    const player = facts.playerById.get(playerId);
    return {
      playerId,
      pickNo,
      badge,
      name: playerName(facts, playerId),
      positions: player?.positions.join(' · ') ?? '',
      rating: player?.rating ?? null,
    };
  };
  const { picks, extras } = facts.room;
  return [
    ...picks
      .filter((pick) => pick.teamId === teamId)
      .map((pick) => row(pick.playerId, pick.pickNo, badgeOf(pick))),
    ...extras
      .filter((extra) => extra.teamId === teamId)
      .map((extra) => row(extra.playerId, null, extra.source)),
  ];
};

export const RosterRows = ({
  rows,
  color,
}: {
  readonly rows: readonly RosterRow[];
  readonly color: string;
}) => (
  <ul aria-label="Roster" className="list-rows">
    {rows.map((row) => (
      <Row key={row.playerId} {...row} color={color} />
    ))}
  </ul>
);

const Row = memo(function Row({
  color,
  pickNo,
  name,
  positions,
  rating,
  badge,
}: RosterRow & { readonly color: string }) {
  return (
    <li className="list-row roster-row">
      <span aria-hidden className="list-color" style={{ backgroundColor: color }} />
      <span className="list-note list-number roster-number">{pickNo ?? '–'}</span>
      <span className="list-name">{name}</span>
      <span className="list-note">{[badge, positions].filter(Boolean).join(' · ')}</span>
      {rating !== null && <span className="list-figure">{rating}</span>}
    </li>
  );
});
