import type { RoomView } from '@fieldhouse/api-contract';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { NO_TEAM_COLOR } from '../../../shared/lib/colors';
import { exactTime, venueTime } from '../../../shared/lib/times';
import { useMinute } from '../../../shared/lib/use-minute';
import { listOf } from '../../../shared/lib/words';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { isBeforeStart, isLate } from '../draft-leagues/draft-time';
import { outsideOrder, ownTeams } from '../draft-room/model/room-facts';
import { placeWords } from '../order/place';
import { picksWords } from './picks-words';
import { Until } from './until';

/** On a phone the tab that has been chosen comes first: what stands above it is a line. */
const BRIEF: SxProps<Theme> = (theme) => ({
  p: 5,
  mb: 4,
  [theme.breakpoints.down('md')]: {
    py: 2,
    px: 3,
    '& .draft-summary': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 },
    '& .draft-summary .MuiTypography-root': { fontSize: '0.875rem' },
    '& .draft-summary-more': { display: 'none' },
  },
});

/** What whoever picks for a team should know first: which one, when it is, when they pick, and where to prepare. */
export const DraftSummary = ({ room }: { readonly room: RoomView }) => {
  const [params] = useSearchParams();
  useMinute();
  const { status, me, settings } = room;
  const { startsAt, clock } = settings;
  if (!isBeforeStart(status)) return null;
  const late = isLate(status, startsAt);
  // A captain's page opens with that tab.
  const tab = params.get('tab') ?? (me.role === 'captain' ? 'prepare' : null);
  const preparing = tab === 'prepare';
  const brief = tab !== null && !preparing;
  const own = ownTeams(room);
  if (own.length === 0)
    return late && startsAt && me.role === 'commissioner' ? (
      <Alert severity="warning" sx={{ mb: 4 }}>
        The draft was to start on {exactTime(startsAt, clock.zone)} and has not.
      </Alert>
    ) : null;
  const outside = outsideOrder(room);
  return (
    <Card component="section" aria-label="Your draft" sx={brief ? BRIEF : { p: { xs: 4, sm: 5 }, mb: 4 }}>
      <Box
        className="draft-summary"
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr)) auto' },
        }}
      >
        <Fact label="You pick for">
          {own.map(({ teamId, name, color }) => (
            <TeamBadge key={teamId} name={name} color={color || NO_TEAM_COLOR} />
          ))}
        </Fact>
        <Fact label={late ? 'Was to start' : 'Draft'}>
          {startsAt === null ? (
            'No time is set yet'
          ) : (
            <>
              {venueTime(startsAt, clock.zone)}
              <Box className="draft-summary-more">
                <Until at={startsAt} />
              </Box>
            </>
          )}
        </Fact>
        <Fact label="Your place">
          {room.order.length === 0 ? 'The order is not made yet' : placeWords(room.order, me.teamIds)}
          {outside.length > 0 && (
            <div>The order has to be made again: {listOf(outside.map(({ name }) => name))} came after it</div>
          )}
          <Detail>{picksWords(room.board, me.teamIds)}</Detail>
        </Fact>
        {status !== 'lobby' && !preparing && (
          <Button
            component={Link}
            to="?tab=prepare"
            variant="contained"
            className="draft-summary-more"
            sx={{ alignSelf: 'center' }}
          >
            Prepare
          </Button>
        )}
      </Box>
    </Card>
  );
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography
      variant="caption"
      component="div"
      className="draft-summary-more"
      sx={{ color: 'text.secondary' }}
    >
      {label}
    </Typography>
    <Typography component="div" sx={{ fontWeight: 600, fontSize: '1rem' }}>
      {children}
    </Typography>
  </Box>
);

const Detail = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" component="div" className="draft-summary-more" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);
