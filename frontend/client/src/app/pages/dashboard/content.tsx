import type { DashboardView } from '@fieldhouse/api-contract';
import type { DashboardCard } from '../../../shared/dashboard/dashboard-part';
import { useMinute } from '../../../shared/lib/use-minute';
import { useRoles } from '../../../shared/session/use-session';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { NotArrived } from '../../../shared/ui/not-arrived';
import { CardsSkeleton } from '../../../shared/ui/skeletons';
import { FirstSteps, OpenBeta, RunLeague } from './first-steps';
import { NeedsYou, type Shown } from './needs-you';
import { PartBoundary } from './part-boundary';
import { useParts } from './use-parts';

type ContentProps = { readonly view: DashboardView; readonly onRetry: () => void };

/** The answer, each part as its feature shows it. */
export const Content = ({ view: { parts, missing }, onRetry }: ContentProps) => {
  useMinute();
  const roles = useRoles();
  const code = useParts([...Object.keys(parts), ...missing]);
  const shown = Object.entries(parts).flatMap(([name, facts]): readonly Shown[] => {
    const part = code.partOf(name);
    // Each folder is given the part of its own name.
    return part ? [{ part, facts: facts as never }] : [];
  });
  const cards = shown
    .flatMap(({ part, facts }) => (part.cards ?? []).map((card) => ({ ...card, facts })))
    .sort((a, b) => a.order - b.order);
  const isNew = !(['drafts', 'teams', 'registrations', 'managed-leagues'] as const).some(
    (name) => parts[name] ?? missing.includes(name),
  );
  const mayApply = isNew && !roles.has('complex_owner') && !parts.beta && !missing.includes('beta');
  if (code.coming && shown.length === 0) return <CardsSkeleton cards={1} height={120} />;
  return (
    <div className="dashboard">
      <div className="dashboard-main">
        {code.missing && <NotArrived onRetry={code.again} />}
        <PartBoundary name="needs">
          <NeedsYou shown={shown} complete={missing.length === 0 && !code.missing && !code.coming}>
            {missing.map((name) => {
              const what = code.partOf(name)?.what;
              return (
                what && (
                  <ErrorBlock
                    key={name}
                    what={`${what} could not be loaded`}
                    error={null}
                    onRetry={onRetry}
                  />
                )
              );
            })}
          </NeedsYou>
        </PartBoundary>
        {isNew && <FirstSteps />}
        <Cards cards={cards.filter(({ beside }) => !beside)} />
      </div>
      <div className="dashboard-beside">
        <Cards cards={cards.filter(({ beside }) => beside)} />
        {isNew && <RunLeague />}
        {mayApply && <OpenBeta />}
      </div>
    </div>
  );
};

type CardsProps = { readonly cards: readonly (DashboardCard & { readonly facts: never })[] };

const Cards = ({ cards }: CardsProps) =>
  cards.map(({ name, Card, facts }) => (
    <PartBoundary key={name} name={name}>
      <Card facts={facts} />
    </PartBoundary>
  ));
