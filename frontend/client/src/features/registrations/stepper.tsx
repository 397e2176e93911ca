import { useEffect, useRef, useState } from 'react';
import { useQueryParam } from '../../shared/lib/use-query-param';
import { useSession } from '../../shared/session/use-session';
import { StepStrip } from '../../shared/ui/step-strip';
import { useToast } from '../../shared/ui/toasts';
import type { RegistrationContext } from './model/own-league';
import { firstOpenStep, isCalled, isDone, STEP_TITLES, stepsOf } from './model/steps';
import { useDraft } from './model/use-draft';
import { forgetTyped } from './model/use-kept-step';
import { AboutStep } from './steps/about-step';
import { EligibilityStep } from './steps/eligibility-step';
import { HowStep } from './steps/how-step';
import { QuestionsStep } from './steps/questions-step';
import { ReviewStep } from './steps/review-step';
import { WaiversStep } from './steps/waivers-step';

const STEPS = {
  how: HowStep,
  about: AboutStep,
  questions: QuestionsStep,
  eligibility: EligibilityStep,
  waivers: WaiversStep,
  review: ReviewStep,
} as const;

type StepperProps = {
  readonly context: RegistrationContext;
  /** Back to what was sent before; none for the first one. */
  readonly onLeave?: () => void;
  /** Resolves once what was sent is there to be shown. */
  readonly onSent: () => Promise<unknown>;
};

/** A registration step by step. Each is saved when it is left, so that one goes on later, or on another device. */
export const Stepper = ({ context, onLeave, onSent }: StepperProps) => {
  const draft = useDraft(context.own);
  const steps = stepsOf(draft.saved.kind, context);
  const [linked] = useQueryParam('group');
  // Who registers once more chooses how, and so does who comes by a link of friends.
  const [place, setPlace] = useState(() =>
    context.own.registrations.length > 0 || isCalled(linked, draft.saved)
      ? 0
      : steps.indexOf(firstOpenStep(context)),
  );
  const [moved, setMoved] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const { user } = useSession();
  // The kind, which is saved with the first step, decides what follows it.
  const index = Math.min(place, steps.length - 1);
  const shown = steps[index] ?? 'how';
  useEffect(() => {
    if (!moved) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, [shown, moved]);
  const goTo = (to: number): void => {
    setMoved(true);
    setPlace(to);
  };
  const sent = async (): Promise<void> => {
    forgetTyped({ accountId: user?.id ?? '', leagueId: context.league.leagueId });
    await onSent();
    toast.show('Registration sent', context.league.name);
  };
  const standing = { ...context, own: { ...context.own, saved: draft.saved } };
  const firstOpen = steps.findIndex((step) => !isDone(step, standing));
  const Step = STEPS[shown];
  return (
    <section aria-label={`Register with ${context.league.name}`}>
      <StepStrip
        steps={steps.map((name) => ({ name, title: STEP_TITLES[name] }))}
        at={index}
        reached={Math.max(firstOpen, index)}
        onGoTo={goTo}
      />
      <h3 ref={title} tabIndex={-1} className="title registration-title">
        {STEP_TITLES[shown]}
      </h3>
      <Step
        key={shown}
        context={context}
        draft={draft}
        code={code}
        onCode={setCode}
        onDone={shown === 'review' ? () => void sent() : () => goTo(index + 1)}
        onBack={index > 0 ? () => goTo(index - 1) : onLeave}
        onGoTo={(name) => goTo(steps.indexOf(name))}
      />
    </section>
  );
};
