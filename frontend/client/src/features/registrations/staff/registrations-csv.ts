import type { LeagueProspectus, StaffRegistrationView } from '@fieldhouse/api-contract';
import Papa from 'papaparse';
import { amountText } from '../../../shared/lib/money';
import { wordOf } from '../../../shared/ui/status-chip';
import { PERSON_WORDS } from '../../../shared/lib/level-words';
import { KIND_WORDS, STATUS_WORDS } from '../words/status-words';

const HEAD = [
  'Name',
  'Kind',
  'Status',
  'Waitlist',
  'Team',
  'Sent',
  'Price',
  'Currency',
  'Gender',
  'Birth date',
];

/** All registrations as a table, with an answer in a column each. What a spreadsheet would take for a formula is text. */
export const registrationsCsv = (
  registrations: readonly StaffRegistrationView[],
  { questions }: Pick<LeagueProspectus, 'questions'>,
): string =>
  Papa.unparse(
    [
      [...HEAD, 'Level', 'Positions', 'Evenings', 'Requests', ...questions.map(({ label }) => label)],
      ...registrations.map(({ name, kind, status, waitlist, teamName, submittedAt, price, saved }) => {
        const person = saved?.person ?? {};
        return [
          name,
          KIND_WORDS[kind].name,
          wordOf(STATUS_WORDS[status].chip),
          waitlist?.rank ?? '',
          teamName ?? '',
          submittedAt,
          amountText(price.total, price.currency),
          price.currency,
          person.gender ? PERSON_WORDS[person.gender] : '',
          person.birthDate ?? '',
          person.level ?? '',
          (person.positions ?? []).join(' '),
          (person.nights ?? []).join(' '),
          saved?.requests ?? '',
          ...questions.map(({ questionId }) => saved?.answers[questionId] ?? ''),
        ];
      }),
    ],
    { quotes: true, escapeFormulae: true },
  );
