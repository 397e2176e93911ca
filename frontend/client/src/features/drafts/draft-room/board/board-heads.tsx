import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import SmartToyRounded from '@mui/icons-material/SmartToyRounded';
import type { RoomTeam, RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type BoardHeadProps = {
  readonly teams: readonly RoomTeam[];
  readonly myTeamId: string | null;
  readonly autoTeams: RoomView['autoTeams'];
};

/** The teams over the columns, in the order of round 1. */
export const BoardHead = ({ teams, myTeamId, autoTeams }: BoardHeadProps) => (
  <Box role="row" sx={{ display: 'contents' }}>
    <Box
      role="columnheader"
      aria-label="Round"
      sx={{ ...head, left: 0, zIndex: 3, borderColor: 'hairline', display: 'grid', placeContent: 'center' }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        R
      </Typography>
    </Box>
    {teams.map(({ teamId, name, color }) => {
      const auto = autoTeams.some((team) => team.teamId === teamId);
      const mine = teamId === myTeamId;
      return (
        <Box
          key={teamId}
          role="columnheader"
          title={name}
          aria-label={`${name}${mine ? ', my team' : ''}${auto ? ', on auto' : ''}`}
          sx={{
            ...head,
            borderRight: 1,
            borderColor: 'hairline',
            bgcolor: mine ? 'primary.light' : 'background.paper',
            color: mine ? 'primary.main' : 'text.primary',
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            px: 1.25,
          }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{ position: 'absolute', inset: '0 0 auto', height: 4 }}
            style={{ backgroundColor: color }}
          />
          <Box
            component="span"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              fontFamily: (theme) => theme.typography.figure.fontFamily,
              fontWeight: 700,
              fontSize: '0.875rem',
              lineHeight: '15px',
            }}
          >
            {name}
          </Box>
          {auto && <SmartToyRounded aria-hidden sx={{ fontSize: 13, ml: 'auto', color: 'text.secondary' }} />}
        </Box>
      );
    })}
  </Box>
);

/** The number of a round, and which way it runs. */
export const RoundHead = ({ round, reversed }: { readonly round: number; readonly reversed: boolean }) => {
  const Arrow = reversed ? ArrowBackRounded : ArrowForwardRounded;
  return (
    <Box
      role="rowheader"
      aria-label={`Round ${round}${reversed ? ', from the last team to the first' : ''}`}
      sx={{
        position: 'sticky',
        left: 0,
        zIndex: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        bgcolor: 'background.paper',
        borderRight: 1,
        borderBottom: 1,
        borderColor: 'hairline',
        fontFamily: (theme) => theme.typography.figure.fontFamily,
        fontWeight: 700,
        fontSize: '0.9375rem',
        lineHeight: 1,
      }}
    >
      {round}
      <Arrow aria-hidden sx={{ fontSize: 12, color: 'text.secondary' }} />
    </Box>
  );
};

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: 40,
  minWidth: 0,
  pt: '4px',
  borderBottom: 1,
  bgcolor: 'background.paper',
} as const;
