import { ArrowBackRounded } from '../../../../shared/icons/arrow-back-rounded';
import { ArrowForwardRounded } from '../../../../shared/icons/arrow-forward-rounded';
import { SmartToyRounded } from '../../../../shared/icons/smart-toy-rounded';
import type { RoomView } from '@fieldhouse/api-contract';
import { memo } from 'react';
import { teamOf, type RoomFacts } from '../model/room-facts';

type BoardHeadProps = Pick<RoomFacts, 'teamById'> & {
  readonly order: RoomView['order'];
  readonly myTeamIds: readonly string[];
  readonly autoTeams: RoomView['autoTeams'];
};

/** The teams over the columns, in the order of round 1. */
export const BoardHead = memo(function BoardHead({ teamById, order, myTeamIds, autoTeams }: BoardHeadProps) {
  return (
    <div role="row" className="board-row">
      <div role="columnheader" aria-label="Round" className="board-corner">
        R
      </div>
      {order.map((teamId) => {
        const { name, color } = teamOf({ teamById }, teamId);
        const auto = autoTeams.some((team) => team.teamId === teamId);
        const mine = myTeamIds.includes(teamId);
        return (
          <div
            key={teamId}
            role="columnheader"
            title={name}
            aria-label={`${name}${mine ? ', my team' : ''}${auto ? ', on auto' : ''}`}
            className="board-team"
            data-mine={mine}
            data-auto={auto}
          >
            <span aria-hidden className="board-team-color" style={{ backgroundColor: color }} />
            <span className="board-team-name">{name}</span>
            {auto && <SmartToyRounded aria-hidden sx={{ fontSize: 13, color: 'text.secondary' }} />}
          </div>
        );
      })}
    </div>
  );
});

/** The number of a round, and which way it runs. */
export const RoundHead = memo(function RoundHead({
  round,
  reversed,
}: {
  readonly round: number;
  readonly reversed: boolean;
}) {
  const Arrow = reversed ? ArrowBackRounded : ArrowForwardRounded;
  return (
    <div
      role="rowheader"
      aria-label={`Round ${round}${reversed ? ', from the last team to the first' : ''}`}
      className="board-round"
    >
      {round}
      <Arrow aria-hidden sx={{ fontSize: 12, color: 'text.secondary' }} />
    </div>
  );
});
