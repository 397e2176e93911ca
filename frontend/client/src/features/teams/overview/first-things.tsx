import type { TeamView } from '@fieldhouse/api-contract';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';
import { Step, Steps } from '../../../shared/ui/steps';

type FirstThingsProps = {
  readonly team: TeamView;
  readonly onInvite: () => void;
  /** They want to choose their own number and positions. */
  readonly onChoose: () => void;
};

/** What a new team wants of whoever founded it, until somebody else is on it. */
export const FirstThings = ({ team, onInvite, onChoose }: FirstThingsProps) => {
  const me = team.members.find(({ memberId }) => memberId === team.me?.memberId);
  const invited = (team.running?.invitations.length ?? 0) > 0 || (team.running?.link ?? null) !== null;
  return (
    <Section title="First things" hint="Three things, and you are a team.">
      <Steps>
        <Step
          number={1}
          title="Invite your people"
          text={
            invited ? 'Invited. They are on the team once they accept.' : 'By e-mail, link, QR code or code.'
          }
        >
          <Button variant={invited ? 'outlined' : 'filled'} onClick={onInvite}>
            Invite people
          </Button>
        </Step>
        {me && (
          <Step
            number={2}
            title="Choose your number and positions"
            text={me.number === null ? 'Members choose their own.' : `You wear number ${me.number}.`}
          >
            <Button onClick={onChoose}>Choose mine</Button>
          </Step>
        )}
        <Step number={3} title="Set the limits" text="How many play, and from when on the roster is fixed.">
          <ButtonLink to="?tab=settings">Open the settings</ButtonLink>
        </Step>
      </Steps>
    </Section>
  );
};
