import type { ReactNode } from 'react';
import {
  UNDER_WAY,
  byDeadline,
  type Need,
  type Needs,
  type NeedsPart,
} from '../../../shared/dashboard/dashboard-part';
import { exactTime, relativeTime } from '../../../shared/lib/times';
import { ButtonLink } from '../../../shared/ui/button';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { Section } from '../../../shared/ui/section';
import { Skeleton } from '../../../shared/ui/skeletons';

type Told = Needs & { readonly part: NeedsPart };
type GatherProps = {
  readonly parts: readonly NeedsPart[];
  readonly told?: readonly Told[];
  readonly children: (told: readonly Told[]) => ReactNode;
};

/** Asks one part after the other, each in a component of its own because each is a hook. */
const Gather = ({ parts: [part, ...rest], told = [], children }: GatherProps): ReactNode =>
  part ? (
    <Ask part={part} parts={rest} told={told}>
      {children}
    </Ask>
  ) : (
    children(told)
  );

const Ask = ({ part, parts, told = [], children }: GatherProps & { readonly part: NeedsPart }) => (
  <Gather parts={parts} told={[...told, { ...part.useNeeds(), part }]}>
    {children}
  </Gather>
);

type NeedsYouProps = {
  readonly parts: readonly NeedsPart[];
  /** No part is missing that might have something to say. */
  readonly complete: boolean;
};

/** Everything that waits for the person, whichever part of the product it is of, by deadline. */
export const NeedsYou = ({ parts, complete }: NeedsYouProps) => (
  <Section title="Needs you">
    <Gather parts={parts}>{(told) => <Waiting told={told} complete={complete} />}</Gather>
  </Section>
);

type WaitingProps = { readonly told: readonly Told[]; readonly complete: boolean };

const Waiting = ({ told, complete }: WaitingProps) => {
  const needs = told.flatMap((one) => one.needs).sort(byDeadline);
  const failed = told.filter(({ error }) => error !== undefined);
  return (
    <>
      {failed.map(({ part, error, retry }) => (
        // A part that fails says so and leaves the others alone.
        <ErrorBlock key={part.name} what={`${part.what} could not be loaded`} error={error} onRetry={retry} />
      ))}
      {needs.length === 0 && failed.length === 0 && complete && (
        <Nothing loading={told.some(({ loading }) => loading)} />
      )}
      <ul aria-label="Needs you" className="needs">
        {needs.map((need) => (
          <NeedRow key={need.id} need={need} />
        ))}
      </ul>
    </>
  );
};

// As high while loading as with nothing to say, so that what follows does not move.
const Nothing = ({ loading }: { readonly loading: boolean }) => (
  <div
    className="needs-nothing"
    role="status"
    aria-busy={loading}
    aria-label={loading ? 'Loading' : undefined}
  >
    {loading ? <Skeleton width="60%" /> : 'Nothing right now. You are all set.'}
  </div>
);

const NeedRow = ({ need: { title, detail, deadline, action } }: { readonly need: Need }) => {
  const now = deadline === UNDER_WAY;
  const when = deadline === null || now ? null : `${relativeTime(deadline)}, ${exactTime(deadline)}`;
  return (
    <li className={now ? 'need need-now' : 'need'}>
      <div className="row-words">
        <p className="row-title">{title}</p>
        <p className="muted">{[now ? 'Now' : null, detail, when].filter(Boolean).join(' · ')}</p>
      </div>
      {'to' in action ? (
        <ButtonLink to={action.to} variant="filled" tone={now ? 'accent' : 'primary'}>
          {action.label}
        </ButtonLink>
      ) : (
        action.button
      )}
    </li>
  );
};
