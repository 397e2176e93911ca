import type { ReactNode } from 'react';
import {
  UNDER_WAY,
  byDeadline,
  isDay,
  type DashboardPart,
  type Need,
} from '../../../shared/dashboard/dashboard-part';
import { exactTime, relativeTime } from '../../../shared/lib/times';
import { ButtonLink } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';

/** A part of the answer, and how it is shown. */
export type Shown = { readonly part: DashboardPart; readonly facts: never };

type NeedsYouProps = {
  readonly shown: readonly Shown[];
  /** Nothing is missing that might have something to say. */
  readonly complete: boolean;
  /** What is said about what is missing. */
  readonly children: ReactNode;
};

/** Everything that waits for the person, whichever part of the product it is of, by deadline. */
export const NeedsYou = ({ shown, complete, children }: NeedsYouProps) => {
  const needs = shown.flatMap(({ part, facts }) => part.needsOf?.(facts) ?? []).sort(byDeadline);
  return (
    <Section title="Needs you">
      {children}
      {needs.length === 0 && complete && (
        <p className="needs-nothing" role="status">
          Nothing right now. You are all set.
        </p>
      )}
      <ul aria-label="Needs you" className="needs">
        {needs.map((need) => (
          <NeedRow key={need.id} need={need} />
        ))}
      </ul>
    </Section>
  );
};

const NeedRow = ({ need }: { readonly need: Need }) => {
  const now = need.deadline === UNDER_WAY;
  return (
    <li className={now ? 'need need-now' : 'need'}>
      {'Content' in need ? <need.Content /> : <NeedWords need={need} now={now} />}
    </li>
  );
};

type NeedWordsProps = { readonly need: Exclude<Need, { Content: unknown }>; readonly now: boolean };

const NeedWords = ({ need: { title, detail, deadline, action }, now }: NeedWordsProps) => {
  const when =
    deadline === null || now || isDay(deadline) ? null : `${relativeTime(deadline)}, ${exactTime(deadline)}`;
  return (
    <>
      <div className="row-words">
        <p className="row-title">{title}</p>
        <p className="muted">{[now ? 'Now' : null, detail, when].filter(Boolean).join(' · ')}</p>
      </div>
      <ButtonLink to={action.to} variant="filled" tone={now ? 'accent' : 'primary'}>
        {action.label}
      </ButtonLink>
    </>
  );
};
