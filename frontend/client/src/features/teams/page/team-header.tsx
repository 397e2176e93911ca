import type { TeamView } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Crest } from '../../../shared/ui/crest';
import { PageHeader } from '../../../shared/ui/page-header';
import { StatusChip } from '../../../shared/ui/status-chip';
import { sportWord } from '../card/team-facts';
import { GENDER_WORDS, LEVEL_WORDS } from '../../../shared/lib/level-words';
import { ROLE_WORDS } from '../team-words';

/** Which team it is, and what the person is on it. */
export const TeamHeader = ({ team, actions }: { readonly team: TeamView; readonly actions?: ReactNode }) => {
  const facts = [
    sportWord(team.sport),
    team.city,
    LEVEL_WORDS[team.level],
    GENDER_WORDS[team.genderType],
    team.season,
    team.me && `You: ${ROLE_WORDS[team.me.role].name.toLowerCase()}`,
  ];
  return (
    <PageHeader
      title={team.name}
      mark={<Crest {...team} size={48} />}
      eyebrow={
        <Link to="/teams" className="link">
          My Teams
        </Link>
      }
      status={
        team.archived ? (
          <StatusChip state="archived" />
        ) : (
          team.me && team.me.status !== 'active' && <StatusChip state={team.me.status} />
        )
      }
      actions={actions}
    >
      <p className="page-intro">{facts.filter(Boolean).join(' · ')}</p>
    </PageHeader>
  );
};
