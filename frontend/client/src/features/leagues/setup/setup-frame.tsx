import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { CircleOutlined } from '../../../shared/icons/circle-outlined';
import { ErrorOutlineRounded } from '../../../shared/icons/error-outline-rounded';
import { ButtonLink } from '../../../shared/ui/button';
import { stepAfter, stepPath, STEPS, type StepName, type StepState } from './steps';
import '../../../shared/ui/tabs.css';
import './setup.css';

const LOOKS = {
  done: { icon: CheckCircleRounded, word: 'done' },
  missing: { icon: ErrorOutlineRounded, word: 'something is missing' },
  open: { icon: CircleOutlined, word: 'as you like' },
} as const;

type SetupFrameProps = {
  readonly leagueId: string;
  readonly step: StepName;
  /** Whether there is a step after it to go on to. */
  readonly goesOn: boolean;
  readonly stateOf: (step: StepName) => StepState;
  readonly children: ReactNode;
};

/** A step of the set-up, with all of them down the side, or across the top where there is no side. */
export const SetupFrame = ({ leagueId, step, goesOn, stateOf, children }: SetupFrameProps) => {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to clean up with.
    void current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [step]);
  const next = goesOn && stepAfter(step);
  const place = STEPS.findIndex(({ name }) => name === step) + 1;
  return (
    <div className="setup">
      <nav aria-label="Steps" className="setup-steps">
        <ol>
          {STEPS.map(({ name, word }) => {
            const state = stateOf(name);
            const { icon: Icon, word: meaning } = LOOKS[state];
            return (
              <li key={name}>
                <Link
                  ref={name === step ? current : undefined}
                  to={stepPath(leagueId, name)}
                  aria-current={name === step ? 'step' : undefined}
                  className={`setup-step setup-step-${state}`}
                >
                  <Icon />
                  {word}
                  <span className="unseen">, {meaning}</span>
                </Link>
              </li>
            );
          })}
        </ol>
      </nav>
      <div className="setup-content">
        <p className="caption setup-count">
          Step {place} of {STEPS.length}
        </p>
        {children}
        {next && (
          <ButtonLink variant="text" to={stepPath(leagueId, next.name)}>
            Next: {next.word}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
