import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { RadioButtonUncheckedRounded } from '../../../shared/icons/radio-button-unchecked-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { prospectusApi } from '../../../features/leagues/api/prospectus.api';
import { runsLeague } from '../../../features/leagues/runs-league';
import { useSession } from '../../../shared/session/use-session';
import { Section } from '../../../shared/ui/section';

/** What an owner can set up today, and what of it is done. */
export const OwnerChecklist = () => {
  const { user } = useSession();
  const { data } = prospectusApi.useManagedLeaguesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const own = data?.leagues.filter(runsLeague) ?? [];
  const runs = own.length > 0;
  const filled = own.some(({ hasPeople }) => hasPeople);
  const confirmed = user?.email_confirmed_at !== null;
  const step = (to: string, label: string, variant: 'contained' | 'outlined' = 'outlined'): ReactNode => (
    <Button
      component={Link}
      to={to}
      variant={variant}
      color={variant === 'contained' ? 'primary' : 'inherit'}
    >
      {label}
    </Button>
  );
  return (
    <Section
      title="Set up your complex"
      hint="What you can do today. Arenas, time slots and bookings are not part of the beta yet."
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Step done title="Get into the open beta">
          You are an owner of a sports complex here.
        </Step>
        <Step done={confirmed} title="Confirm your e-mail">
          {confirmed ? 'Your leagues can reach you.' : 'Leagues can be created once it is confirmed.'}
        </Step>
        <Step
          done={runs}
          title="Start a league"
          action={
            !runs && (
              <>
                {step('/complex/leagues?new', 'Create a league', 'contained')}
                {step('/draft-leagues?new', 'Start a draft league')}
              </>
            )
          }
        >
          You run it: prices, registration and its teams, or a draft night with captains and rosters.
        </Step>
        <Step
          done={filled}
          title="Bring teams and players in"
          action={!filled && runs && step('/complex/leagues', 'Open Manage Leagues')}
        >
          They register once the league is published. Or enter the teams yourself, and import the players you
          have.
        </Step>
      </Box>
    </Section>
  );
};

type StepProps = {
  readonly done: boolean;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

const Step = ({ done, title, action, children }: StepProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 3,
      py: 3,
      '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'hairline' },
    }}
  >
    {done ? (
      <CheckCircleRounded titleAccess="Done" sx={{ color: 'primary.main' }} />
    ) : (
      <RadioButtonUncheckedRounded titleAccess="To do" sx={{ color: 'text.secondary' }} />
    )}
    <Box sx={{ flex: 1, minWidth: 200 }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
    {action}
  </Box>
);
