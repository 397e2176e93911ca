import type { DashboardParts, MyTeam } from '@fieldhouse/api-contract';
import { CardList } from '../../../../shared/dashboard/card-list';
import type { Need, PartOf } from '../../../../shared/dashboard/dashboard-part';
import { count } from '../../../../shared/lib/words';
import { StatusChip } from '../../../../shared/ui/status-chip';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { factsOf } from '../../card/team-facts';
import { ROLE_WORDS } from '../../team-words';

const MyTeams = ({ facts: { teams } }: { readonly facts: DashboardParts['teams'] }) =>
  teams.length > 0 && (
    <CardList
      title="My teams"
      all={{ to: '/teams', label: 'See all' }}
      things={teams}
      rowOf={(team) => ({
        id: team.teamId,
        to: `/teams/${team.teamId}`,
        name: <TeamBadge {...team} />,
        note: [
          ROLE_WORDS[team.role].name,
          ...(team.status === 'inactive' ? ['not active this season'] : []),
          ...factsOf(team),
        ].join(' · '),
        chip: team.status !== 'active' && <StatusChip state={team.status} />,
      })}
    />
  );

const waitingAt = ({ teamId, name, waiting }: MyTeam): Need => ({
  id: `team-requests-${teamId}`,
  title: `${count(waiting, 'request')} to join ${name}`,
  deadline: null,
  action: { to: `/teams/${teamId}?tab=roster`, label: 'Answer' },
});

/** The person's teams, what they are invited to, and who waits for an answer of theirs. */
export const part: PartOf<'teams'> = {
  what: 'Your teams',
  needsOf: ({ teams, invitations }) => [
    ...invitations.map(({ token, team, role, expiresAt }) => ({
      id: `team-invitation-${token}`,
      title: `${team.name} invited you`,
      detail: `As ${ROLE_WORDS[role].withArticle}`,
      deadline: expiresAt,
      action: { to: '/teams', label: 'Answer' },
    })),
    ...teams.filter(({ waiting }) => waiting > 0).map(waitingAt),
  ],
  cards: [{ name: 'my-teams', order: 25, beside: true, Card: MyTeams }],
};
