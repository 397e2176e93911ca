import {
  leadOf,
  REMINDER_LEADS,
  type NoticeSettingsView,
  type ReminderKind,
  type ReminderLead,
} from '@fieldhouse/api-contract';
import { spanWords } from '@fieldhouse/api-contract/draft-words';
import { Section } from '../../../shared/ui/section';
import { SelectField } from '../../../shared/ui/select-field';
import { useLead } from './use-lead';

const QUESTIONS: Readonly<Record<ReminderKind, string>> = {
  draftReminder: 'Before a draft in which you pick',
};
const KINDS = Object.keys(QUESTIONS) as readonly ReminderKind[];

/** How long before something starts the person is reminded. */
export const RemindersSection = ({ settings }: { readonly settings: NoticeSettingsView }) => {
  const choose = useLead(settings);
  return (
    <Section
      title="Reminders"
      hint="They come the ways you chose above. A reminder whose time has passed when you choose it is not sent."
    >
      {KINDS.map((kind) => (
        <div key={kind} className="notice-lead">
          <span aria-hidden>{QUESTIONS[kind]}</span>
          <SelectField
            label={QUESTIONS[kind]}
            value={String(leadOf(settings.leads, kind))}
            onChoose={(value) => choose(kind, leadNamed(value))}
          >
            <option value="null">No reminder</option>
            {REMINDER_LEADS.map((minutes) => (
              <option key={minutes} value={String(minutes)}>
                {spanWords(minutes * 60_000)} before
              </option>
            ))}
          </SelectField>
        </div>
      ))}
    </Section>
  );
};

const leadNamed = (value: string): ReminderLead | null =>
  REMINDER_LEADS.find((minutes) => String(minutes) === value) ?? null;
