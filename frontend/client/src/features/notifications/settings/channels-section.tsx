import { isTold, type NoticeKind, type NoticeSettingsView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { Section } from '../../../shared/ui/section';
import { Switch } from '../../../shared/ui/switch';
import { CHANNEL_WORDS, CHANNELS, GROUPS, KIND_WORDS, KINDS } from './kind-words';
import { useChoice } from './use-choice';

type ChannelsSectionProps = {
  readonly settings: NoticeSettingsView;
  /** Has the mail sent again that confirms the address. */
  readonly resend: ReactNode;
};

/** What somebody is told of, and on which ways, for all their teams. */
export const ChannelsSection = ({ settings, resend }: ChannelsSectionProps) => (
  <Section
    title="What you are told of"
    hint="In Fieldhouse, everything shows up in any case. E-mails about your account always come."
  >
    {settings.email === null ? (
      <div role="note" className="notice-unconfirmed">
        <p>
          <strong>No e-mail goes out yet.</strong> Confirm your address first: open the link we e-mailed you.
        </p>
        {resend}
      </div>
    ) : (
      <p className="muted notice-address">E-mails go to {settings.email}.</p>
    )}
    <table className="notice-table">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {CHANNEL_WORDS[channel].name}
            </th>
          ))}
        </tr>
      </thead>
      {GROUPS.map((group) => (
        <tbody key={group}>
          <tr className="notice-group">
            <th scope="rowgroup" colSpan={1 + CHANNELS.length}>
              {group}
            </th>
          </tr>
          {KINDS.filter((kind) => KIND_WORDS[kind].group === group).map((kind) => (
            <KindRows key={kind} kind={kind} settings={settings} />
          ))}
        </tbody>
      ))}
    </table>
  </Section>
);

/** Its switches, and below them over the whole width what it is. */
const KindRows = ({
  kind,
  settings,
}: {
  readonly kind: NoticeKind;
  readonly settings: NoticeSettingsView;
}) => {
  const choose = useChoice(settings);
  const { name, meaning } = KIND_WORDS[kind];
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        {CHANNELS.map((channel) => (
          <td key={channel}>
            <Switch
              label={`${name} ${CHANNEL_WORDS[channel].by}`}
              labelUnseen
              on={isTold(settings.choices, kind, channel, null)}
              onTurn={(on) => choose({ kind, channel, teamId: null, on })}
            />
          </td>
        ))}
      </tr>
      <tr className="notice-meaning">
        <td colSpan={1 + CHANNELS.length}>{meaning}</td>
      </tr>
    </>
  );
};
