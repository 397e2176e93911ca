import { CheckRounded } from '../../../shared/icons/check-rounded';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { DAY_PARTS, daysOf, PLURALS, pressedOf, withDay, withPart, withPartOfAll, type Week } from './week';

type WeekGridProps = { readonly week: Week; readonly onChange: (week: Week) => void };

const edge = { minHeight: 44, minWidth: 44, width: '100%', px: 1, borderRadius: 1 } as const;
const head = { ...edge, border: 0, color: 'text.secondary' } as const;

/** The days of a week by the parts of a day; the heads turn a whole day or the same part of every day on and off. */
export const WeekGrid = ({ week, onChange }: WeekGridProps) => {
  const days = daysOf(navigator.language);
  return (
    <Box
      component="table"
      aria-label="Your usual week"
      sx={{
        width: '100%',
        maxWidth: 560,
        tableLayout: 'fixed',
        borderSpacing: '4px',
        m: '-4px',
        '& th, & td': { p: 0, fontWeight: 'inherit' },
        '& th[scope=row], & thead td': { width: 56 },
      }}
    >
      <thead>
        <tr>
          <td />
          {DAY_PARTS.map((part) => {
            const pressed = pressedOf(days.filter(({ day }) => week[day].includes(part)).length, days.length);
            return (
              <th scope="col" key={part}>
                <Head
                  label={PLURALS[part]}
                  name={`${PLURALS[part]}, every day`}
                  pressed={pressed}
                  onClick={() => onChange(withPartOfAll(week, part, pressed !== true))}
                />
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, short, name }) => {
          const pressed = pressedOf(week[day].length, DAY_PARTS.length);
          return (
            <tr key={day}>
              <th scope="row">
                <Head
                  label={short}
                  name={`${name}, all day`}
                  pressed={pressed}
                  onClick={() => onChange(withDay(week, day, pressed !== true))}
                />
              </th>
              {DAY_PARTS.map((part) => (
                <td key={part}>
                  <Cell
                    name={`${name} ${part}`}
                    on={week[day].includes(part)}
                    onChange={(on) => onChange(withPart(week, day, part, on))}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
};

type HeadProps = {
  readonly label: string;
  readonly name: string;
  readonly pressed: boolean | 'mixed';
  readonly onClick: () => void;
};

const Head = ({ label, name, pressed, onClick }: HeadProps) => (
  <ToggleButton value={label} aria-label={name} aria-pressed={pressed} onClick={onClick} sx={head}>
    {label}
  </ToggleButton>
);

type CellProps = { readonly name: string; readonly on: boolean; readonly onChange: (on: boolean) => void };

const Cell = ({ name, on, onChange }: CellProps) => (
  <ToggleButton value={name} selected={on} aria-label={name} onClick={() => onChange(!on)} sx={edge}>
    {on ? <CheckRounded fontSize="small" /> : null}
  </ToggleButton>
);
