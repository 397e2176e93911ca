import type { LeagueTeamView } from '@fieldhouse/api-contract';
import { TeamBadge } from '../../../shared/ui/team-badge';

/** A team of the league: who leads it, and how many play on it. */
export const TeamWords = ({ team: { name, color, people, roster } }: { readonly team: LeagueTeamView }) => {
  const captain = people.find(({ role }) => role === 'captain');
  const players = roster?.length ?? 0;
  const said = [
    captain ? `Captain: ${captain.name}` : 'No captain yet',
    players > 0 && (players === 1 ? '1 player' : `${players} players`),
  ];
  return (
    <>
      <TeamBadge name={name} color={color} />
      <p className="muted">{said.filter(Boolean).join(' · ')}</p>
    </>
  );
};
