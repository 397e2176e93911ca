import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useNewestApplication } from '../../../features/beta/use-newest-application';
import { useMyDrafts } from '../../../features/drafts/draft-leagues/use-my-drafts';
import type { CardPart } from '../../../shared/dashboard/dashboard-part';
import { useRoles } from '../../../shared/session/use-session';
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
    text: 'Your photo, sports, level and the evenings you can play: what captains look at when they draft.',
    to: '/player-profile',
    label: 'Open my card',
  },
  {
    title: 'See how a draft runs',
    text: 'Your drafts stand here with their state, your place in the order and the way into the room.',
    to: '/draft-leagues',
    label: 'Open Draft Leagues',
  },
] as const;

const FirstSteps = () => {
  const { data } = useMyDrafts();
  const roles = useRoles();
  const { application } = useNewestApplication();
  if (data?.leagues.length !== 0) return null;
  return (
    <>
      <Section title="First steps" hint="Three things, and you are on the field.">
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          }}
        >
          {STEPS.map(({ title, text, to, label }, index) => (
            <Box component="li" key={title} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
              <Typography variant="h3">
                {index + 1}. {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
                {text}
              </Typography>
              <Button
                component={Link}
                to={to}
                variant={index === 0 ? 'contained' : 'outlined'}
                sx={{ alignSelf: 'start' }}
              >
                {label}
              </Button>
            </Box>
          ))}
        </Box>
      </Section>
      {!roles.has('complex_owner') && !application && (
        <Section
          title="Do you run a sports complex?"
          hint="The open beta is free and its spots are limited: arenas, time slots and leagues in one place, with priority support."
          actions={
            <Button component={Link} to="/complex" variant="outlined">
              Apply for Beta Access
            </Button>
          }
        >
          {null}
        </Section>
      )}
    </>
  );
};

/** For somebody who has no league yet. */
export const firstSteps: CardPart = { kind: 'card', name: 'first-steps', order: 10, Card: FirstSteps };
