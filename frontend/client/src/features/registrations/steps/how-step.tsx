import type { RegistrationKind } from '@fieldhouse/api-contract';
import { Controller, type Control } from 'react-hook-form';
import { z } from 'zod';
import { Form } from '../../../shared/form/form';
import { SelectInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { ButtonLink } from '../../../shared/ui/button';
import { ChoiceList } from '../../../shared/ui/choice-list';
import type { RegistrationContext } from '../model/own-league';
import { isCalled } from '../model/steps';
import { priceNow } from '../words/price-words';
import { KIND_WORDS } from '../words/status-words';
import { useKeptStep } from '../model/use-kept-step';
import { StepFoot } from './step-foot';
import type { StepProps } from './step-props';

const KINDS = ['team', 'member', 'free_agent', 'group'] as const satisfies readonly RegistrationKind[];
const isOfTeams = (kind: string): kind is 'team' | 'member' => kind === 'team' || kind === 'member';
type Offered = {
  readonly kinds: readonly RegistrationKind[];
  /** The teams that a way has, by their ids. */
  readonly team: readonly string[];
  readonly member: readonly string[];
};
const schemaOf = (offered: Offered) =>
  z
    .object({
      kind: z.string().pipe(z.enum(offered.kinds, 'Choose how you register')),
      teamId: z.string(),
      /** Into the group whose link they came by. */
      joins: z.boolean(),
    })
    // One that was chosen for the other way is not shown, and not meant.
    .refine(({ kind, teamId }) => !isOfTeams(kind) || offered[kind].includes(teamId), {
      path: ['teamId'],
      message: 'Choose a team',
    });

/** Whether one comes as a team, to a team, alone or with friends, and what that costs now. */
export const HowStep = ({ context, draft, onDone, onBack }: StepProps) => {
  const { saved, revision, save } = draft;
  const [linked, setLinked] = useQueryParam('group');
  const groupId = linked ?? saved.groupId;
  const joinsFriends = isCalled(linked, saved) && Boolean(context.prospectus.prices.group);
  const kinds = offeredIn(context);
  const values = {
    kind: joinsFriends ? 'group' : (kinds.find((kind) => kind === saved.kind) ?? ''),
    teamId: saved.teamId ?? '',
    joins: groupId !== null,
  };
  const { control, ...form } = useCommandForm({
    schema: schemaOf({
      kinds,
      team: fittingOf(context).map(({ teamId }) => teamId),
      member: context.own.teams.map(({ teamId }) => teamId),
    }),
    values,
    revision,
    isPart: true,
    changed: null,
    send: (sent, { kind, teamId, joins }) =>
      save(
        {
          kind,
          teamId: isOfTeams(kind) ? teamId : null,
          groupId: kind === 'group' && joins ? groupId : null,
        },
        sent,
      ),
    onDone: () => {
      // Answered: whoever comes back to this step has chosen.
      setLinked(null);
      forget();
      onDone();
    },
  });
  const forget = useKeptStep(form, {
    ...{ step: 'how', leagueId: context.league.leagueId, values, control },
    fields: ['kind', 'teamId', 'joins'],
  });
  const kind = form.watch('kind');
  return (
    <Form form={form} label="How you register" guarded>
      <KindChoices control={control} context={context} />
      {kind === 'team' && <LedTeams control={control} context={context} />}
      {kind === 'member' && (
        <SelectInput
          control={control}
          name="teamId"
          label="Team"
          options={context.own.teams.map(({ teamId, name }) => ({ value: teamId, label: name }))}
          helperText={
            context.own.teams.length === 0
              ? 'No team is in yet. Sign up alone, or ask your captain to register the team.'
              : 'Teams that have a place in the league'
          }
        />
      )}
      {kind === 'group' && groupId !== null && (
        <SwitchInput
          control={control}
          name="joins"
          label="Join the friends whose link you have"
          helperText="One of them says yes. Turn it off to start a group of your own."
        />
      )}
      {kind === 'group' && groupId === null && (
        <p className="muted">
          You start the group, up to {context.prospectus.groupSize} people. You get a link for your friends
          once you have registered.
        </p>
      )}
      <StepFoot form={form} onBack={onBack} />
    </Form>
  );
};

const offeredIn = ({ prospectus }: RegistrationContext): readonly RegistrationKind[] =>
  KINDS.filter((kind) => prospectus.prices[kind]);

type Values = { kind: string; teamId: string; joins: boolean };
type PartProps = { readonly control: Control<Values>; readonly context: RegistrationContext };

const KindChoices = ({ control, context }: PartProps) => {
  const { prospectus, league, now } = context;
  return (
    <Controller
      control={control}
      name="kind"
      render={({ field, fieldState: { error } }) => (
        <ChoiceList
          label="How do you want to play?"
          name={field.name}
          choices={offeredIn(context).map((kind) => {
            const { words, until } = priceNow(prospectus, kind, league.zone, now());
            const { choice, meaning } = KIND_WORDS[kind];
            const end = (
              <>
                {words}
                {until && <span className="caption"> until {until}</span>}
              </>
            );
            return { kind, label: choice, meaning, end };
          })}
          chosen={KINDS.find((kind) => kind === field.value) ?? null}
          onChoose={field.onChange}
          onBlur={field.onBlur}
          error={error?.message}
        />
      )}
    />
  );
};

/** Teams that the person leads, of the league's sport. */
const fittingOf = ({ ledTeams, league }: RegistrationContext) =>
  (ledTeams ?? []).filter(({ sport }) => sport === league.sport);

const LedTeams = ({ control, context }: PartProps) => {
  const { ledTeams } = context;
  const fitting = fittingOf(context);
  if (ledTeams !== null && fitting.length === 0)
    return (
      <div className="registration-banner">
        <p>You lead no team of this sport yet. Create one, then come back.</p>
        <ButtonLink to="/teams/new">Create a team</ButtonLink>
      </div>
    );
  return (
    <SelectInput
      control={control}
      name="teamId"
      label="Your team"
      options={fitting.map(({ teamId, name }) => ({ value: teamId, label: name }))}
      helperText="Teams of this sport that you are captain or admin of"
    />
  );
};
