import { leagueBody, type LeagueBody, type LeagueView, type SportView } from '@fieldhouse/api-contract';
import type { Keyed } from '../../../shared/api/use-command';
import { DialogForm } from '../../../shared/form/dialog-form';
import { fieldsOf } from '../../../shared/form/fields-of';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { LeagueFields } from './league-fields';
import { useFewerTeams } from './use-fewer-teams';

type LeagueFormProps<Result> = {
  readonly sports: readonly SportView[];
  readonly league: LeagueView;
  readonly submitLabel: string;
  readonly send: (command: Keyed & { readonly details: LeagueBody }) => {
    readonly unwrap: () => Promise<Result>;
  };
  readonly onDone: (result: Result, details: LeagueBody) => void | Promise<void>;
  readonly onClose: () => void;
};

/** The {@link LeagueFields} of a league that is there, in a dialog. */
export const LeagueForm = <Result,>({
  sports,
  league,
  submitLabel,
  send,
  onDone,
  onClose,
}: LeagueFormProps<Result>) => {
  const form = useCommandForm({
    schema: leagueBody,
    values: fieldsOf(leagueBody, league),
    send: ({ commandKey }, details) => send({ commandKey, details }),
    onDone,
  });
  const { submit, question } = useFewerTeams(league, form);
  return (
    <DialogForm form={{ ...form, submit }} submitLabel={submitLabel} onClose={onClose}>
      <LeagueFields form={form} sports={sports} sportStays />
      {question}
    </DialogForm>
  );
};
