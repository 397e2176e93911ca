import {
  isTold,
  NOTICE_RULES,
  type NoticeChannel,
  type NoticeKind,
  type NoticeSettingsView,
} from '@fieldhouse/api-contract';
import { ExpandMoreRounded } from '../../../shared/icons/expand-more-rounded';
import { Section } from '../../../shared/ui/section';
import { SelectField } from '../../../shared/ui/select-field';
import { CHANNEL_WORDS, CHANNELS, KIND_WORDS, KINDS } from './kind-words';
import { saidFor, useChoice } from './use-choice';

type Settings = { readonly settings: NoticeSettingsView };
type OfTeam = Settings & { readonly team: NoticeSettingsView['teams'][number] };

const PER_TEAM = KINDS.filter((kind) => NOTICE_RULES[kind].perTeam);
const ON_OR_OFF = { true: true, false: false } as const;
const wordOf = (on: boolean): string => (on ? 'on' : 'off');

/** What is otherwise for a single team. */
export const TeamsSection = ({ settings }: Settings) => (
  <Section
    title="For a single team"
    hint={
      settings.teams.length === 0
        ? 'Once you are on a team, what you are told of it can be chosen here.'
        : 'What you choose here counts for that team alone.'
    }
  >
    {settings.teams.map((team) => (
      <TeamChoices key={team.teamId} team={team} settings={settings} />
    ))}
  </Section>
);

const TeamChoices = ({ team, settings }: OfTeam) => {
  const { teamId, name } = team;
  const differing = PER_TEAM.flatMap((kind) =>
    CHANNELS.flatMap((channel) => {
      const said = saidFor(settings.choices, { kind, channel, teamId });
      return said === null ? [] : [`${KIND_WORDS[kind].name} ${CHANNEL_WORDS[channel].by}: ${wordOf(said)}`];
    }),
  );
  return (
    <details className="notice-team">
      <summary>
        <ExpandMoreRounded fontSize="small" />
        <span className="notice-team-words">
          <strong>{name}</strong>
          <span className="muted">
            {differing.length === 0 ? 'Same as elsewhere' : differing.join(' · ')}
          </span>
        </span>
      </summary>
      {PER_TEAM.map((kind) => (
        <fieldset key={kind} className="notice-team-kind">
          <legend>{KIND_WORDS[kind].name}</legend>
          {CHANNELS.map((channel) => (
            <TeamChoice key={channel} team={team} settings={settings} kind={kind} channel={channel} />
          ))}
        </fieldset>
      ))}
    </details>
  );
};

type TeamChoiceProps = OfTeam & { readonly kind: NoticeKind; readonly channel: NoticeChannel };

const TeamChoice = ({ team: { teamId, name }, settings, kind, channel }: TeamChoiceProps) => {
  const choose = useChoice(settings);
  const place = { kind, channel, teamId };
  const everywhere = isTold(settings.choices, kind, channel, null);
  return (
    <div>
      <span aria-hidden className="muted">
        {CHANNEL_WORDS[channel].name}
      </span>
      <SelectField
        label={`${KIND_WORDS[kind].name} ${CHANNEL_WORDS[channel].by} for ${name}`}
        value={String(saidFor(settings.choices, place))}
        onChoose={(value) => choose({ ...place, on: ON_OR_OFF[value as keyof typeof ON_OR_OFF] ?? null })}
      >
        <option value="null">Same as elsewhere ({wordOf(everywhere)})</option>
        <option value="true">On</option>
        <option value="false">Off</option>
      </SelectField>
    </div>
  );
};
