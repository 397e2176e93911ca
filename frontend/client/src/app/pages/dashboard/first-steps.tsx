import { useNewestApplication } from '../../../features/beta/use-newest-application';
import { useMyDrafts } from '../../../features/drafts/draft-leagues/use-my-drafts';
import type { CardPart } from '../../../shared/dashboard/dashboard-part';
import { useRoles } from '../../../shared/session/use-session';
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

const FirstSteps = () => {
  const { data } = useMyDrafts();
  if (data?.leagues.length !== 0) return null;
  return (
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
};

/** For somebody who has no league yet. */
export const firstSteps: CardPart = { kind: 'card', name: 'first-steps', order: 10, Card: FirstSteps };

const Beta = () => {
  const { data } = useMyDrafts();
  const roles = useRoles();
  const { application } = useNewestApplication();
  if (data?.leagues.length !== 0 || roles.has('complex_owner') || application) return null;
  return (
    <Section
      title="Do you run a sports complex?"
      hint="The open beta is free and its spots are limited: arenas, time slots and leagues in one place, with priority support."
    >
      <ButtonLink to="/complex">Apply for Beta Access</ButtonLink>
    </Section>
  );
};

/** For somebody who may have a complex. */
export const openBeta: CardPart = { kind: 'card', name: 'open-beta', order: 50, beside: true, Card: Beta };
