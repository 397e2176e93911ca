import type { TeamView } from '@fieldhouse/api-contract';
import { Button } from '../../../shared/ui/button';
import { Positions } from '../../../shared/ui/person';
import { Section } from '../../../shared/ui/section';
import { ROLE_WORDS } from '../team-words';
import '../teams.css';
import { LeaveTeam } from './leave-team';

type OwnPlaceProps = {
  readonly team: TeamView;
  /** They want to change their number and positions. */
  readonly onChange: () => void;
};

/** What the person is on the team, and what they may do about it. */
export const OwnPlace = ({ team, onChange }: OwnPlaceProps) => {
  const me = team.members.find(({ memberId }) => memberId === team.me?.memberId);
  if (!me) return null;
  return (
    <Section title="You on this team" hint={ROLE_WORDS[me.role].meaning}>
      <div className="row-ways team-place">
        <span>{ROLE_WORDS[me.role].name}</span>
        <span>{me.number === null ? 'No number yet' : `Number ${me.number}`}</span>
        {me.positions.length > 0 && <Positions codes={me.positions} />}
      </div>
      <div className="row-ways">
        {!team.archived && <Button onClick={onChange}>Number and positions</Button>}
        <LeaveTeam team={team} />
      </div>
    </Section>
  );
};
