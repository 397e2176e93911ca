import { prospectus, staffRegistration } from '../../../../test/registration-samples';
import { registrationsCsv } from './registrations-csv';

const cells = (text: string): readonly (readonly string[])[] =>
  text.split('\r\n').map((line) => line.slice(1, -1).split('","'));
const hawks = staffRegistration('r1', 'Kim Young', { kind: 'team', teamId: 't1', teamName: 'Hawks' });
const owls = staffRegistration('r2', 'Robin Hale', { kind: 'team', teamId: 't2', teamName: 'Owls' });
const nobodys = staffRegistration('r3', 'Sam West');
const ZONE = 'America/Los_Angeles';
const all = [hawks, owls, nobodys];

it('has the division of a team beside it, where the league has any', () => {
  const divisions = [{ divisionId: 'a', name: 'Upper' }];
  const teamDivisions = [{ teamId: 't1', divisionId: 'a' }];
  const [head, ...rows] = cells(registrationsCsv(all, { ...prospectus({ divisions }), teamDivisions }, ZONE));
  const column = head?.indexOf('Division') ?? -1;
  expect(head?.[column - 1]).toBe('Team');
  expect(rows.map((row) => row[column])).toEqual(['Upper', '', '']);
  expect(rows.every((row) => row.length === head?.length)).toBe(true);
});

it('has no such column where the league has none', () => {
  const [head, first] = cells(registrationsCsv(all, { ...prospectus(), teamDivisions: [] }, ZONE));
  expect(head).not.toContain('Division');
  expect(first).toHaveLength(head?.length ?? 0);
});

it('says how far each is paid for, with which code, and when it was sent by the clock of the league', () => {
  const price = { ...nobodys.price, discount: { codeId: 'c1', code: 'SUMMER10', amountMinor: 1_200 } };
  const submittedAt = '2026-11-30T02:40:47.030Z';
  const summer = { submittedAt: '2026-07-01T07:05:00.000Z', money: 'none' } as const;
  const sent = [
    staffRegistration('r1', 'Kim Young', { price, submittedAt, money: 'deposit' }),
    staffRegistration('r2', 'Robin Hale', summer),
  ];
  const [head, ...rows] = cells(registrationsCsv(sent, { ...prospectus(), teamDivisions: [] }, ZONE));
  const columns = ['Sent', 'Payment', 'Code'].map((name) => head?.indexOf(name) ?? -1);
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
    ['2026-11-29 18:40 PST', 'Deposit paid', 'SUMMER10 (−$12.00)'],
    ['2026-07-01 00:05 PDT', '', ''],
  ]);
});
