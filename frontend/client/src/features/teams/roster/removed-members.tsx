import type { TeamView } from '@fieldhouse/api-contract';
import { relativeTime } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { ROLE_WORDS } from '../team-words';
import { useRestore } from './use-restore';

type Removed = NonNullable<TeamView['running']>['removed'];
type RemovedMembersProps = { readonly teamId: string; readonly removed: Removed };

/** Who was removed within a week. */
export const RemovedMembers = ({ teamId, removed }: RemovedMembersProps) =>
  removed.length > 0 && (
    <Section title="Recently removed" hint="For seven days you can put them back on the team as they were.">
      <Rows label="Recently removed">
        {removed.map((member) => (
          <RemovedMember key={member.memberId} teamId={teamId} member={member} />
        ))}
      </Rows>
    </Section>
  );

type RemovedMemberProps = { readonly teamId: string; readonly member: Removed[number] };

const RemovedMember = ({ teamId, member }: RemovedMemberProps) => {
  const { name, role, leftAt } = member;
  const { restore, busy } = useRestore(teamId);
  return (
    <Row title={name} note={`${ROLE_WORDS[role].name} · removed ${relativeTime(leftAt)}`}>
      <Button
        size="small"
        busy={busy}
        aria-label={`Put back on the team: ${name}`}
        onClick={() => void restore(member)}
      >
        Put back on the team
      </Button>
    </Row>
  );
};
