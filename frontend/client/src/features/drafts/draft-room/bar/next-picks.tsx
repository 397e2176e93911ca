import { memo } from 'react';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import {
  isOver,
  openPicks,
  outsideOrder,
  pickLabel,
  picksUntil,
  teamOf,
  type RoomFacts,
} from '../model/room-facts';

const SHOWN = 5;

/** Whose turns come next, and how far away mine is. */
export const NextPicks = ({ facts }: { readonly facts: RoomFacts }) => {
  const { room } = facts;
  const next = openPicks(facts)
    .filter(({ pickNo }) => pickNo !== room.turn?.pickNo)
    .slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <ol aria-label="Next picks" className="bar-next-picks">
      {next.map(({ pickNo, round, teamId }) => {
        const { name, color } = teamOf(facts, teamId);
        return (
          <NextPick
            key={pickNo}
            label={pickLabel({ round, pickNo })}
            name={name}
            color={color}
            mine={room.me.teamIds.includes(teamId)}
          />
        );
      })}
    </ol>
  );
};

type NextPickProps = {
  readonly label: string;
  readonly name: string;
  readonly color: string;
  readonly mine: boolean;
};

const NextPick = memo(function NextPick({ label, name, color, mine }: NextPickProps) {
  const words = `${label}: ${mine ? `${name}, you` : name}`;
  return (
    <li title={words} aria-label={words} className="bar-next-pick" data-mine={mine}>
      <TeamBadge name={name} color={color} size="small" hideName />
    </li>
  );
});

/** 'You pick in 3', 'You are next', 'Your pick'; null for everybody without a team. */
export const myNextWords = (facts: RoomFacts): string | null => {
  const { me, status } = facts.room;
  const until = picksUntil(facts, me.teamIds);
  if (me.teamIds.length === 0 || isOver(facts.room)) return null;
  if (outsideOrder(facts.room).length === me.teamIds.length) return 'Your team is not in the order';
  if (until === null) return 'Your roster is full';
  if (until === 0)
    return status === 'live' ? 'Your pick' : status === 'lobby' ? 'You pick first' : 'You pick next';
  return until === 1 ? 'You are next' : `You pick in ${until}`;
};
