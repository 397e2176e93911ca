import { ButtonLink } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';

const STEPS = [
  {
    title: 'Join or start a league',
    text: 'Got an invite link from a captain or commissioner? Open it. Otherwise start a draft league of your own.',
    to: '/draft-leagues?new',
    label: 'Start a draft league',
  },
  {
    title: 'Complete your player card',
    text: 'Your photo, sports, level and the evenings you can play, and who may see each.',
    to: '/player-profile',
    label: 'Open my card',
  },
  {
    title: 'Follow your drafts',
    text: 'They stand with their state, your place in the order and the way into the room.',
    to: '/draft-leagues',
    label: 'Open Draft Leagues',
  },
] as const;

/** For somebody who has no league yet. */
export const FirstSteps = () => (
  <Section title="First steps" hint="Three things, and you are on the field.">
    <ol className="steps">
      {STEPS.map(({ title, text, to, label }, index) => (
        <li key={title} className="step">
          <span aria-hidden className="step-number">
            {index + 1}
          </span>
          <div className="row-words">
            <h3 className="row-title">{title}</h3>
            <p className="muted">{text}</p>
          </div>
          <ButtonLink to={to} variant={index === 0 ? 'filled' : 'outlined'}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ol>
  </Section>
);

/** For somebody who may have a complex. */
export const OpenBeta = () => (
  <Section
    title="Do you run a sports complex?"
    hint="The open beta is free and its spots are limited: arenas, time slots and leagues in one place, with priority support."
  >
    <ButtonLink to="/complex">Apply for Beta Access</ButtonLink>
  </Section>
);
