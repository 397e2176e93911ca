import type { AvailabilityBody, PlayerAudience } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { daysLine } from '../availability/exceptions';
import { WeekPicture } from '../availability/week-picture';
import { CardPart } from './card-part';

type AvailabilityPartProps = {
  readonly availability: AvailabilityBody;
  readonly audience: PlayerAudience | undefined;
};

/** When somebody usually plays, and the days to come on which that does not hold. */
export const AvailabilityPart = ({ availability: { week, exceptions }, audience }: AvailabilityPartProps) => {
  const said = Object.values(week).some((day) => day.length > 0);
  if (!said && exceptions.length === 0) return null;
  return (
    <CardPart title="Usually plays" audience={audience}>
      {said && <WeekPicture week={week} />}
      {exceptions.length > 0 && (
        <Box component="ul" aria-label="Exceptions" sx={{ m: 0, mt: 4, p: 0, listStyle: 'none' }}>
          {exceptions.map((exception) => (
            <Typography component="li" variant="body2" key={exception.from} sx={{ py: 0.5 }}>
              {daysLine(exception)}:{' '}
              <Box component="span" sx={{ fontWeight: 600 }}>
                {exception.available ? 'available' : 'not available'}
              </Box>
            </Typography>
          ))}
        </Box>
      )}
    </CardPart>
  );
};
