import { takesAnswer, type LeagueQuestion } from '@fieldhouse/api-contract';
import { useEffect } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { z } from 'zod';
import { SegmentInput, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { questionsOf } from '../model/steps';
import { useKeptStep } from '../model/use-kept-step';
import { StepFoot } from './step-foot';
import type { StepProps } from './step-props';

export const SHIRT_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;
const SHIRTS = SHIRT_SIZES.map((size) => ({ value: size, label: size }));
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
type Values = { answers: Record<string, string>; requests: string };

const schemaOf = (questions: readonly LeagueQuestion[]) =>
  z.object({
    answers: z
      .record(z.string(), z.string().trim().max(500, 'Keep it under 500 characters'))
      .superRefine((answers, context) => {
        for (const question of questions) {
          const answer = answers[question.questionId] ?? '';
          const message = answer === '' ? 'This needs an answer' : 'This choice is not offered anymore';
          if (!takesAnswer(question, answer))
            context.addIssue({ code: 'custom', path: [question.questionId], message });
        }
      }),
    requests: z.string().trim().max(500, 'Keep it under 500 characters'),
  });

/** Whether an answer was given that the league does not offer anymore. */
const isGone = (question: LeagueQuestion, answer = ''): boolean =>
  answer !== '' && !takesAnswer(question, answer);

const nameOf = ({ questionId }: LeagueQuestion) => `answers.${questionId}` as const;

/** What the league asks, and what people ask of it. */
export const QuestionsStep = ({ context, draft, onDone, onBack }: StepProps) => {
  const { prospectus, league } = context;
  const { saved, revision, save } = draft;
  const questions = questionsOf(prospectus, saved.kind);
  const values: Values = {
    answers: Object.fromEntries(
      questions.map(({ questionId }) => [questionId, saved.answers[questionId] ?? '']),
    ),
    requests: saved.requests,
  };
  const { control, ...form } = useCommandForm<Values, Values, unknown>({
    schema: schemaOf(questions),
    values,
    revision,
    isPart: true,
    changed: null,
    // Answers of another kind stay, for whoever changes their mind.
    send: (sent, { answers, requests }) =>
      save({ answers: { ...saved.answers, ...answers }, requests }, sent),
    onDone: () => {
      forget();
      onDone();
    },
  });
  const forget = useKeptStep(form, {
    ...{ step: 'questions', leagueId: league.leagueId, values, control },
    // What else a league asks may be about somebody's health.
    fields: ['requests', ...questions.filter(({ kind }) => kind === 'shirt').map(nameOf)],
  });
  useEffect(() => {
    const gone = questions.filter((question) => isGone(question, saved.answers[question.questionId]));
    if (gone.length > 0) void form.trigger(gone.map(nameOf), { shouldFocus: true });
    // On arrival: later the focus is where somebody types.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Form form={form} label="Questions" guarded>
      {questions.map((question) => (
        <Question key={question.questionId} control={control} question={question} />
      ))}
      <TextInput
        control={control}
        name="requests"
        label="Requests (optional)"
        multiline
        minRows={2}
        helperText="Whom you would like to play with, nights to avoid. The organizers read it; nothing is promised."
      />
      <StepFoot form={form} onBack={onBack} />
    </Form>
  );
};

type QuestionProps = { readonly control: Control<Values>; readonly question: LeagueQuestion };

const Question = ({ control, question }: QuestionProps) => {
  const { label, kind, options, required } = question;
  const name = nameOf(question);
  const answer = useWatch({ control, name });
  const words = required ? label : `${label} (optional)`;
  switch (kind) {
    case 'text':
      return <TextInput control={control} name={name} label={words} required={required} multiline />;
    case 'choice':
      return (
        <SelectInput
          control={control}
          name={name}
          label={words}
          options={[
            { value: '', label: 'Choose' },
            ...options.map((option) => ({ value: option, label: option })),
            ...(isGone(question, answer)
              ? [{ value: answer, label: `${answer} (not offered anymore)` }]
              : []),
          ]}
        />
      );
    case 'yes_no':
      return <SegmentInput control={control} name={name} label={words} options={YES_NO} />;
    case 'shirt':
      return <SegmentInput control={control} name={name} label={words} options={SHIRTS} />;
  }
};
