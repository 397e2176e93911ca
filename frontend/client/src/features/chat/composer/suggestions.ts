import type { ChatView } from '@fieldhouse/api-contract';
import { searchFor } from '../../../shared/lib/words';
import { WIDE_NAMES, type Mentionable } from '../model/draft';

/** Somebody to mention, and how they are offered. */
export type Suggestion = { readonly id: string; readonly label: string; readonly means: Mentionable };

const MOST = 6;

/** Whom somebody may mean with what they typed after the @; those of whose name it is the beginning come first. */
export const suggestionsFor = (view: ChatView, sought: string): readonly Suggestion[] => {
  const { kind, people, me, wideMentions } = view;
  const found = searchFor(sought);
  const many: readonly Suggestion[] =
    kind === 'team' && (wideMentions || me.runs)
      ? [
          {
            id: '!team',
            label: 'Everybody on the team',
            means: { kind: 'many', wide: 'team', name: WIDE_NAMES.team },
          },
          {
            id: '!captains',
            label: 'The captains',
            means: { kind: 'many', wide: 'captains', name: WIDE_NAMES.captains },
          },
        ]
      : [];
  const persons = people
    .filter(({ accountId, role }) => role !== null && accountId !== me.accountId)
    .map(({ accountId, name }): Suggestion => ({
      id: accountId,
      label: name,
      means: { kind: 'person', accountId, name },
    }));
  const begins = sought.toLowerCase();
  const isFirst = ({ label }: Suggestion): number => (label.toLowerCase().startsWith(begins) ? 0 : 1);
  return [
    ...persons.filter(({ label }) => found(label)).sort((a, b) => isFirst(a) - isFirst(b)),
    ...many.filter(({ label, means }) => found(`${means.name} ${label}`)),
  ].slice(0, MOST);
};
