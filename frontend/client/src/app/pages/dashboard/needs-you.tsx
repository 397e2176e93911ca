import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  UNDER_WAY,
  byDeadline,
  type Need,
  type Needs,
  type NeedsPart,
} from '../../../shared/dashboard/dashboard-part';
import { exactTime, relativeTime } from '../../../shared/lib/times';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { Section } from '../../../shared/ui/section';
import { CardsSkeleton } from '../../../shared/ui/skeletons';

/** Listens to one part; a part that fails says so here and leaves the others alone. */
const Source = ({
  part,
  tell,
}: {
  readonly part: NeedsPart;
  readonly tell: (name: string, needs: Needs) => void;
}) => {
  const told = part.useNeeds();
  const content = JSON.stringify([told.needs, told.loading, told.error !== undefined]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- told again when what it says has changed
  useEffect(() => tell(part.name, told), [content, part.name, tell]);
  if (told.error === undefined) return null;
  return <ErrorBlock what={`${part.what} could not be loaded`} error={told.error} onRetry={told.retry} />;
};

const Row = ({ need }: { readonly need: Need }) => {
  const { title, detail, deadline, action } = need;
  const now = deadline === UNDER_WAY;
  const when = deadline === null || now ? null : `${relativeTime(deadline)}, ${exactTime(deadline)}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        py: 3,
        pl: 3,
        borderLeft: 4,
        borderLeftColor: now ? 'accent.main' : 'primary.main',
        mb: 2,
        bgcolor: 'sunken',
        borderRadius: 1,
        pr: 3,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[now ? 'Now' : null, detail, when].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button component={Link} to={action.to} variant="contained" color={now ? 'accent' : 'primary'}>
        {action.label}
      </Button>
    </Box>
  );
};

/** Everything that waits for the person, whichever part of the product it is of, by deadline. */
export const NeedsYou = ({ parts }: { readonly parts: readonly NeedsPart[] }) => {
  const [told, setTold] = useState<Readonly<Record<string, Needs>>>({});
  const tell = useCallback(
    (name: string, needs: Needs) => setTold((before) => ({ ...before, [name]: needs })),
    [],
  );
  const needs = useMemo(
    () =>
      Object.values(told)
        .flatMap((one) => one.needs)
        .sort(byDeadline),
    [told],
  );
  const all = parts.map(({ name }) => told[name]);
  const loading = all.some((one) => one === undefined || one.loading);
  return (
    <Section title="Needs you">
      {parts.map((part) => (
        <Source key={part.name} part={part} tell={tell} />
      ))}
      {needs.length === 0 && all.every((one) => one?.error === undefined) && (
        // As high while loading as with nothing to say, so that what follows does not move.
        <Box sx={{ minHeight: 64, color: 'text.secondary' }}>
          {loading ? <CardsSkeleton cards={1} height={64} /> : 'Nothing right now. You are all set.'}
        </Box>
      )}
      <Box component="ul" aria-label="Needs you" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {needs.map((need) => (
          <Row key={need.id} need={need} />
        ))}
      </Box>
    </Section>
  );
};
