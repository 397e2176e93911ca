import { CheckRounded } from '../../../shared/icons/check-rounded';
import Box from '@mui/material/Box';
import { DAY_PARTS, daysOf, PLURALS, type Week } from './week';

/** The same week to look at. */
export const WeekPicture = ({ week }: { readonly week: Week }) => (
  <Box
    component="table"
    aria-label="Usual week"
    sx={{
      width: '100%',
      maxWidth: 420,
      tableLayout: 'fixed',
      borderSpacing: '3px',
      m: '-3px',
      fontSize: '0.75rem',
      '& th, & td': { p: 0, fontWeight: 500, color: 'text.secondary', textAlign: 'center' },
      '& th[scope=row], & thead td': { width: 40, textAlign: 'left' },
    }}
  >
    <thead>
      <tr>
        <td />
        {DAY_PARTS.map((part) => (
          <th scope="col" key={part}>
            {PLURALS[part]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {daysOf(navigator.language).map(({ day, short }) => (
        <tr key={day}>
          <th scope="row">{short}</th>
          {DAY_PARTS.map((part) => (
            <td key={part}>
              <Slot on={week[day].includes(part)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);

const Slot = ({ on }: { readonly on: boolean }) => (
  <Box
    role="img"
    aria-label={on ? 'Yes' : 'No'}
    sx={{
      display: 'grid',
      placeItems: 'center',
      height: 24,
      borderRadius: 0.75,
      bgcolor: on ? 'primary.main' : 'sunken',
      color: 'primary.contrastText',
    }}
  >
    {on && <CheckRounded sx={{ fontSize: 14 }} />}
  </Box>
);
