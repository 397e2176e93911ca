import { pastedTeams } from './pasted-teams';

it.each([
  ['a spreadsheet', 'Hawks\tcal@example.org\nOwls\tdee@example.org'],
  ['a list with commas', 'Hawks, cal@example.org\nOwls, dee@example.org\n'],
  ['semicolons and quotes, the address first', '"cal@example.org";"Hawks"\r\n"dee@example.org";"Owls"'],
  ['addresses as mail programs write them', 'Hawks <cal@example.org>\nOwls <dee@example.org>'],
])('reads teams and captains from %s', (_, text) => {
  expect(pastedTeams(text)).toEqual([
    { name: 'Hawks', captainEmail: 'cal@example.org' },
    { name: 'Owls', captainEmail: 'dee@example.org' },
  ]);
});

it('reads names alone and addresses alone, and leaves empty lines out', () => {
  expect(pastedTeams('Hawks\n\ncal@example.org\n  ')).toEqual([
    { name: 'Hawks', captainEmail: '' },
    { name: '', captainEmail: 'cal@example.org' },
  ]);
});
