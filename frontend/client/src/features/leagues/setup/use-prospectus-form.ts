import type { LeagueProspectus, ProspectusView } from '@fieldhouse/api-contract';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { differing } from '../../../shared/form/differing';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { listOf } from '../../../shared/lib/words';
import { prospectusApi } from '../api/prospectus.api';

/** What every step needs to know, of a league whose season is written. */
export type Written = Omit<ProspectusView, 'prospectus'> & { readonly prospectus: LeagueProspectus };

type ProspectusForm<Values extends FieldValues, Body extends Values> = {
  readonly view: ProspectusView;
  /** What the step asks, and what of it stands now. */
  readonly schema: z.ZodType<Body, Values>;
  readonly values: Values;
  /** The fields as they are called on the page. */
  readonly words: Readonly<Record<keyof Values & string, string>>;
  /** The whole prospectus with what the step says. */
  readonly whole: (body: Body) => LeagueProspectus;
  readonly onSaved: () => void;
};

/**
 * The form of one step: it saves the whole prospectus with its own part of it, unless somebody else has changed that part
 * meanwhile; then it says what they changed, and keeps what was entered.
 */
export const useProspectusForm = <Values extends FieldValues, Body extends Values>({
  view,
  schema,
  values,
  words,
  whole,
  onSaved,
}: ProspectusForm<Values, Body>) => {
  const [set] = prospectusApi.useSetProspectusMutation();
  return useCommandForm({
    schema,
    values,
    revision: view.revision,
    isPart: true,
    send: ({ commandKey, ifRevision }, body) =>
      set({ leagueId: view.leagueId, prospectus: whole(body), commandKey, ifRevision }),
    onDone: onSaved,
    changed: (before: Values, now: Values) => {
      const changed = differing(before, now).map((name) => words[name as keyof Values & string]);
      return `Somebody else changed ${listOf(changed)} meanwhile. What you entered is kept: save it, or discard it to see theirs.`;
    },
  });
};
