import { leagueProspectus, type LeagueProspectus, type LeagueQuestion } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { useController, useFieldArray, useWatch, type Control } from 'react-hook-form';
import { z } from 'zod';
import TextField from '@mui/material/TextField';
import { SegmentInput, SelectInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { TextInput } from '../../../shared/form/fields/text-input';
import { firstMessage } from '../../../shared/form/faults';
import { randomId } from '../../../shared/lib/random-id';
import { optionsOf } from '../../../shared/form/options-of';
import { Button } from '../../../shared/ui/button';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { QUESTION_WORDS } from './setup-words';
import { Fields } from './fields';
import { StepForm } from './step-form';
import { useProspectusForm, type Written } from './use-prospectus-form';

const isChoice = ({ kind, options }: LeagueQuestion): boolean =>
  kind !== 'choice' || new Set(options).size >= 2;
const questionsForm = z.object({
  questions: z
    .array(
      leagueProspectus.shape.questions.element.refine(isChoice, {
        message: 'Give at least two different answers',
        path: ['options'],
      }),
    )
    .max(20, 'At most 20 questions'),
});
type QuestionsControl = Control<z.infer<typeof questionsForm>>;

const AT_MOST = 20;
const OF_WORDS = { person: 'Each person', team: 'A team once' } as const;
const newQuestion = (of: LeagueQuestion['of'], more: Partial<LeagueQuestion> = {}): LeagueQuestion => ({
  ...{ questionId: randomId(), label: '', kind: 'text', options: [], required: false, of },
  ...more,
});

/** Answers are there for a choice only. */
const tidied = (questions: LeagueProspectus['questions']): LeagueProspectus['questions'] =>
  questions.map((one) => (one.kind === 'choice' ? one : { ...one, options: [] }));

type QuestionsStepProps = { readonly view: Written; readonly onSaved: () => void };

/** What is asked of whoever registers, beside what the league needs anyway. */
export const QuestionsStep = ({ view, onSaved }: QuestionsStepProps) => {
  const { prospectus } = view;
  const { control, ...form } = useProspectusForm({
    view,
    schema: questionsForm,
    values: { questions: prospectus.questions },
    words: { questions: 'the questions' },
    whole: ({ questions }) => ({ ...prospectus, questions: tidied(questions) }),
    onSaved,
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' });
  const hasShirt = useWatch({ control, name: 'questions' }).some(({ kind }) => kind === 'shirt');
  const isFull = fields.length >= AT_MOST;
  return (
    <StepForm form={form} label="Questions">
      {fields.map((field, n) => (
        <Section
          key={field.id}
          title={`Question ${n + 1}`}
          actions={
            <Button
              variant="text"
              size="small"
              aria-label={`Remove question ${n + 1}`}
              onClick={() => remove(n)}
            >
              Remove
            </Button>
          }
        >
          <QuestionFields control={control} n={n} ofTeams={prospectus.format === 'team'} />
        </Section>
      ))}
      <Section
        title="Ask something"
        hint="Name, birth date, gender, level, positions and evenings are asked of everybody, beginning with what their profile says. Ask only for what you need besides."
      >
        <div className="row-ways">
          <Button disabled={isFull} onClick={() => append(newQuestion('person'))}>
            Add a question
          </Button>
          {!hasShirt && (
            <Button
              disabled={isFull}
              onClick={() =>
                append(newQuestion('person', { label: 'Shirt size', kind: 'shirt', required: true }))
              }
            >
              Ask for the shirt size
            </Button>
          )}
        </div>
      </Section>
    </StepForm>
  );
};

type QuestionFieldsProps = {
  readonly control: QuestionsControl;
  readonly n: number;
  /** Whether teams register. */
  readonly ofTeams: boolean;
};

const QuestionFields = ({ control, n, ofTeams }: QuestionFieldsProps) => {
  const kind = useWatch({ control, name: `questions.${n}.kind` });
  return (
    <Fields>
      <TextInput control={control} name={`questions.${n}.label`} label="Question" />
      <FieldGrid>
        <SelectInput
          control={control}
          name={`questions.${n}.kind`}
          label="Answered with"
          options={optionsOf(QUESTION_WORDS)}
        />
        {ofTeams && (
          <SegmentInput
            control={control}
            name={`questions.${n}.of`}
            label="Who answers"
            options={optionsOf(OF_WORDS)}
          />
        )}
      </FieldGrid>
      {kind === 'choice' && <Answers control={control} n={n} />}
      <SwitchInput control={control} name={`questions.${n}.required`} label="Has to be answered" />
    </Fields>
  );
};

/** The answers to choose from, each in a line. */
const Answers = ({ control, n }: Pick<QuestionFieldsProps, 'control' | 'n'>) => {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ control, name: `questions.${n}.options` });
  return (
    <Box>
      <TextField
        label="Answers"
        multiline
        minRows={3}
        fullWidth
        inputRef={ref}
        value={value.join('\n')}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        onBlur={() => {
          onChange(value.map((one) => one.trim()).filter(Boolean));
          onBlur();
        }}
        error={error !== undefined}
        helperText={firstMessage(error) ?? 'One in each line.'}
      />
    </Box>
  );
};
