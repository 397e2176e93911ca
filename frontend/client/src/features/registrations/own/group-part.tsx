import type { RegistrationView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Row, Rows } from '../../../shared/ui/rows';
import { LinkField, LinkWays } from '../../../shared/ui/share-link';
import { registrationsApi } from '../api/registrations.api';
import { leaguePath } from '../../../shared/lib/league-path';

type Group = NonNullable<RegistrationView['group']>;
type GroupPartProps = {
  readonly leagueId: string;
  readonly registration: RegistrationView;
  readonly group: Group;
};

/** The address at which friends register into a group. */
export const groupLink = (leagueId: string, groupId: string): string =>
  `${window.location.origin}${leaguePath(leagueId, true)}&group=${encodeURIComponent(groupId)}`;

/** The friends with whom somebody stays together: who is in, who asks to be, and the link for more. */
export const GroupPart = ({ leagueId, registration, group }: GroupPartProps) => {
  const isIn = group.members.some(({ mine, asked }) => mine && !asked);
  return (
    <section aria-label="Your group" className="registration-part">
      <h4>Your group</h4>
      <p className="muted">You are put on the same team. Each of you registers and pays for themselves.</p>
      <Rows label="Friends">
        {group.members.map((member) => (
          <Member key={member.registrationId} leagueId={leagueId} member={member} canAnswer={isIn} />
        ))}
      </Rows>
      {isIn && (
        <>
          <p className="muted">
            Send this link to friends who are to play with you. One of you says yes to each.
          </p>
          <LinkField url={groupLink(leagueId, group.groupId)} />
          <div className="row-ways">
            <LinkWays title="Play with us" url={groupLink(leagueId, group.groupId)} />
          </div>
        </>
      )}
      <Leave leagueId={leagueId} registrationId={registration.registrationId} isIn={isIn} />
      <p className="muted">Members who leave the group stay registered, alone.</p>
    </section>
  );
};

type LeaveProps = { readonly leagueId: string; readonly registrationId: string; readonly isIn: boolean };

/** Out of the group after a question: into one nobody comes but by registering. */
const Leave = ({ leagueId, registrationId, isIn }: LeaveProps) => {
  const [asking, setAsking] = useState(false);
  const [trigger] = registrationsApi.useLeaveGroupMutation();
  const { run, busy, failure, clearFailure } = useCommand(trigger);
  const label = isIn ? 'Leave the group' : 'Do not join the group';
  const close = (): void => {
    setAsking(false);
    clearFailure();
  };
  const leave = async (): Promise<void> => {
    if ((await run({ leagueId, registrationId })).ok) close();
  };
  return (
    <div className="row-ways">
      <Button variant="text" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`${label}?`}
        confirmLabel={label}
        cancelLabel="Stay with them"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => void leave()}
        onClose={close}
      >
        You stay registered, alone, and may be put on another team than they are. You cannot come back into
        the group with this registration.
      </ConfirmDialog>
    </div>
  );
};

type MemberProps = {
  readonly leagueId: string;
  readonly member: Group['members'][number];
  readonly canAnswer: boolean;
};

const Member = ({ leagueId, member, canAnswer }: MemberProps) => {
  const { registrationId, name, asked, mine } = member;
  const [accept] = registrationsApi.useAcceptGroupMemberMutation();
  const { run, busy, failure } = useCommand(accept);
  const waits = mine ? 'Waits for one of the group to say yes' : 'Asks to join';
  return (
    <Row title={mine ? `${name} (you)` : name} note={failure ? sentenceOf(failure) : asked ? waits : 'In'}>
      {asked && !mine && canAnswer && (
        <Button
          size="small"
          busy={busy}
          aria-label={`Accept ${name}`}
          onClick={() => void run({ leagueId, registrationId })}
        >
          Accept
        </Button>
      )}
    </Row>
  );
};
