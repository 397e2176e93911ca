import { leads, type TeamView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { MemberDialogs } from '../roster/member-dialogs';
import { FirstThings } from './first-things';
import { TeamLeagues } from './team-leagues';
import { OwnPlace } from './own-place';

type OverviewTabProps = { readonly team: TeamView; readonly onInvite: () => void };

/** What there is to do on the team, one's own place on it, and who runs it. */
export const OverviewTab = ({ team, onInvite }: OverviewTabProps) => {
  const { members, archived, running } = team;
  const begins = running !== null && !archived && members.length < 2;
  // Here, as it stays when the first things go because somebody else has come.
  const [choosing, setChoosing] = useState(false);
  const choose = (): void => setChoosing(true);
  const me = members.find(({ memberId }) => memberId === team.me?.memberId);
  return (
    <>
      {begins && <FirstThings team={team} onInvite={onInvite} onChoose={choose} />}
      <OwnPlace team={team} onChange={choose} />
      <Section
        title="Who runs it"
        actions={
          <Link to="?tab=roster" className="link">
            Whole roster
          </Link>
        }
      >
        <Rows>
          {members
            .filter(({ role }) => leads(role))
            .map(({ memberId, name, role }) => (
              <Row key={memberId} title={name} note={role === 'captain' ? 'Captain' : 'Admin'} />
            ))}
        </Rows>
      </Section>
      {running !== null && <TeamLeagues teamId={team.teamId} />}
      {choosing && me && (
        <MemberDialogs
          team={team}
          task={{ kind: 'details', member: me }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
};
