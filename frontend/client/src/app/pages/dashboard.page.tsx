import { useEffect, useState } from 'react';
import type { CardPart } from '../../shared/dashboard/dashboard-part';
import { useSession } from '../../shared/session/use-session';
import { NotArrived } from '../../shared/ui/not-arrived';
import { PageHeader } from '../../shared/ui/page-header';
import { CardsSkeleton } from '../../shared/ui/skeletons';
import { NeedsYou } from './dashboard/needs-you';
import { PartBoundary } from './dashboard/part-boundary';
import { loadParts, type Parts } from './dashboard/parts';

/** By the clock of the person's own zone. */
const greeting = (hour: number): string => {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
};

// Of the last visit: who comes back finds the page as it was.
let known: Parts | null = null;

const useParts = (): { readonly parts: Parts | null; readonly again: () => void } => {
  const [parts, setParts] = useState(known);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (parts && !parts.missing) return;
    let left = false;
    void loadParts().then((loaded) => {
      known = loaded;
      if (!left) setParts(loaded);
    });
    return () => {
      left = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once, and again when the person retries
  }, [attempt]);
  return { parts, again: () => setAttempt((before) => before + 1) };
};

/** `/dashboard`: what waits for the person and what is next. Later parts of the product add a folder, not code here. */
export const DashboardPage = () => {
  const { user } = useSession();
  const { parts, again } = useParts();
  const name = user?.user_metadata.first_name ?? '';
  return (
    <>
      <PageHeader title="Dashboard">
        <p className="page-intro">
          {greeting(new Date().getHours())}
          {name === '' ? '' : `, ${name}`}.
        </p>
      </PageHeader>
      {parts ? <Content parts={parts} onRetry={again} /> : <CardsSkeleton cards={1} height={120} />}
    </>
  );
};

type ContentProps = { readonly parts: Parts; readonly onRetry: () => void };

const Content = ({ parts: { needs, cards, missing }, onRetry }: ContentProps) => (
  <div className="dashboard">
    <div className="dashboard-main">
      {missing && <NotArrived onRetry={onRetry} />}
      <PartBoundary name="needs">
        <NeedsYou key={needs.length} parts={needs} complete={!missing} />
      </PartBoundary>
      <Cards cards={cards.filter(({ beside }) => !beside)} />
    </div>
    <div className="dashboard-beside">
      <Cards cards={cards.filter(({ beside }) => beside)} />
    </div>
  </div>
);

const Cards = ({ cards }: { readonly cards: readonly CardPart[] }) =>
  cards.map(({ name, Card }) => (
    <PartBoundary key={name} name={name}>
      <Card />
    </PartBoundary>
  ));
