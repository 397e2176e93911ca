import { prospectus, staffRegistration } from '../../../../test/registration-samples';
import { registrationsCsv } from './registrations-csv';

const cells = (text: string): readonly (readonly string[])[] =>
  text.split('\r\n').map((line) => line.slice(1, -1).split('","'));
const hawks = staffRegistration('r1', 'Kim Young', { kind: 'team', teamId: 't1', teamName: 'Hawks' });
const owls = staffRegistration('r2', 'Robin Hale', { kind: 'team', teamId: 't2', teamName: 'Owls' });
const nobodys = staffRegistration('r3', 'Sam West');
const all = [hawks, owls, nobodys];

it('has the division of a team beside it, where the league has any', () => {
  const divisions = [{ divisionId: 'a', name: 'Upper' }];
  const teamDivisions = [{ teamId: 't1', divisionId: 'a' }];
  const [head, ...rows] = cells(registrationsCsv(all, { ...prospectus({ divisions }), teamDivisions }));
  const column = head?.indexOf('Division') ?? -1;
  expect(head?.[column - 1]).toBe('Team');
  expect(rows.map((row) => row[column])).toEqual(['Upper', '', '']);
  expect(rows.every((row) => row.length === head?.length)).toBe(true);
});

it('has no such column where the league has none', () => {
  const [head, first] = cells(registrationsCsv(all, { ...prospectus(), teamDivisions: [] }));
  expect(head).not.toContain('Division');
  expect(first).toHaveLength(head?.length ?? 0);
});
