import Typography from '@mui/material/Typography';
import type { CardPart, NeedsPart } from '../../shared/dashboard/dashboard-part';
import { useSession } from '../../shared/session/use-session';
import { PageHeader } from '../../shared/ui/page-header';
import { firstSteps } from './dashboard/first-steps';
import { NeedsYou } from './dashboard/needs-you';
import { PartBoundary } from './dashboard/part-boundary';
import { parts } from './dashboard/part-folders';

const needs = parts.filter((part): part is NeedsPart => part.kind === 'needs');
const cards = [firstSteps, ...parts.filter((part): part is CardPart => part.kind === 'card')].sort(
  (a, b) => a.order - b.order,
);

/** By the clock of the person's own zone. */
const greeting = (hour: number): string => {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
};

/** `/dashboard`: what waits for the person and what is next. Later parts of the product add a folder, not code here. */
export const DashboardPage = () => {
  const { user } = useSession();
  const name = user?.user_metadata.first_name ?? '';
  return (
    <>
      <PageHeader title="Dashboard">
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {greeting(new Date().getHours())}
          {name === '' ? '' : `, ${name}`}.
        </Typography>
      </PageHeader>
      <PartBoundary name="needs">
        <NeedsYou parts={needs} />
      </PartBoundary>
      {cards.map(({ name: part, Card }) => (
        <PartBoundary key={part} name={part}>
          <Card />
        </PartBoundary>
      ))}
    </>
  );
};
