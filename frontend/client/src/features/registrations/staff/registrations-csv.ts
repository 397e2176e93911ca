import { dayIn, type LeagueProspectus, type StaffRegistrationView } from '@fieldhouse/api-contract';
import Papa from 'papaparse';
import { amountText } from '../../../shared/lib/money';
import { wordOf } from '../../../shared/ui/status-chip';
import { PERSON_WORDS } from '../../../shared/lib/level-words';
import { divisionNameIn, divisionOfTeam, type Divisions } from '../model/divisions';
import { codeWords } from '../words/price-words';
import { KIND_WORDS, MONEY_WORDS, STATUS_WORDS } from '../words/status-words';

const HEAD = ['Name', 'Kind', 'Status', 'Waitlist', 'Team'];
const MORE = [
  'Sent',
  'Price',
  'Currency',
  'Payment',
  'Code',
  'Gender',
  'Birth date',
  'Level',
  'Positions',
  'Evenings',
  'Requests',
];

/** '2026-11-29 12:40 PST': a table is in order by it. */
const sentIn = (zone: string): ((at: string) => string) => {
  const clock = new Intl.DateTimeFormat('en-US', {
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    ...({ timeZone: zone, timeZoneName: 'short' } as const),
  });
  return (at) => `${dayIn(zone, at)} ${clock.format(new Date(at))}`;
};

/** All registrations as a table, with an answer in a column each, and the division where the league has any. What a spreadsheet would take for a formula is text. */
export const registrationsCsv = (
  registrations: readonly StaffRegistrationView[],
  { questions, ...said }: Pick<LeagueProspectus, 'questions'> & Divisions,
  zone: string,
): string => {
  const sentAt = sentIn(zone);
  const hasDivisions = said.divisions.length > 0;
  const divisionOf = (teamId: string | null): string => {
    const divisionId = teamId === null ? null : divisionOfTeam(said, teamId);
    return divisionId === null ? '' : (divisionNameIn(said, divisionId) ?? '');
  };
  return Papa.unparse(
    [
      [...HEAD, ...(hasDivisions ? ['Division'] : []), ...MORE, ...questions.map(({ label }) => label)],
      ...registrations.map(
        ({ name, kind, status, waitlist, teamId, teamName, submittedAt, price, money, saved }) => {
          const person = saved?.person ?? {};
          return [
            name,
            KIND_WORDS[kind].name,
            wordOf(STATUS_WORDS[status].chip),
            waitlist?.rank ?? '',
            teamName ?? '',
            ...(hasDivisions ? [divisionOf(teamId)] : []),
            sentAt(submittedAt),
            amountText(price.total, price.currency),
            price.currency,
            MONEY_WORDS[money] ?? '',
            codeWords(price) ?? '',
            person.gender ? PERSON_WORDS[person.gender] : '',
            person.birthDate ?? '',
            person.level ?? '',
            (person.positions ?? []).join(' '),
            (person.nights ?? []).join(' '),
            saved?.requests ?? '',
            ...questions.map(({ questionId }) => saved?.answers[questionId] ?? ''),
          ];
        },
      ),
    ],
    { quotes: true, escapeFormulae: true },
  );
};
