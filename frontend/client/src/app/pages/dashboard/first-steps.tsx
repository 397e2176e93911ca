import { ButtonLink } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';
import { Step, Steps } from '../../../shared/ui/steps';

const STEPS = [
  {
    title: 'Create or join a team',
    text: 'Got an invitation link from a captain? Open it. Otherwise start a team of your own and invite your people.',
    to: '/teams/new',
    label: 'Create a team',
  },
  {
    title: 'Join a league',
    text: 'Alone or with your team: see which leagues are open, what they cost and when they play.',
    to: '/discover-leagues',
    label: 'Browse leagues',
  },
  {
    title: 'Complete your player card',
    text: 'Your photo, sports, level and the evenings you can play, and who may see each.',
    to: '/player-profile',
    label: 'Open my card',
  },
] as const;

/** For somebody who has neither a team nor a league yet. */
export const FirstSteps = () => (
  <Section title="First steps" hint="Three things, and you are on the field.">
    <Steps>
      {STEPS.map(({ title, text, to, label }, index) => (
        <Step key={title} number={index + 1} title={title} text={text}>
          <ButtonLink to={to} variant={index === 0 ? 'filled' : 'outlined'}>
            {label}
          </ButtonLink>
        </Step>
      ))}
    </Steps>
  </Section>
);

/** For somebody who has come to organize. */
export const RunLeague = () => (
  <Section
    title="Do you run a league?"
    hint="Take registrations and payments, or enter the teams and draft live."
  >
    <div className="row-ways">
      <ButtonLink to="/complex/leagues?new" variant="filled">
        Create a league
      </ButtonLink>
      <ButtonLink to="/draft-leagues?new">Start a draft league</ButtonLink>
    </div>
  </Section>
);

/** For somebody who may have a complex. */
export const OpenBeta = () => (
  <Section
    title="Do you run a sports complex?"
    hint="The open beta is free and its spots are limited: your leagues in one place, with priority support; arenas and time slots come next."
  >
    <ButtonLink to="/complex">Apply for Beta Access</ButtonLink>
  </Section>
);
