import type { NoticeChoice, NoticeSettingsView } from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { noticeSettingsApi } from '../api/notice-settings.api';
import { useShownChange } from './use-shown-change';

type Place = Omit<NoticeChoice, 'on'>;
/** `on` null: nothing is said for this place. */
export type Choice = Place & { readonly on: boolean | null };

/** What was said for exactly this place; null: nothing. */
export const saidFor = (choices: readonly NoticeChoice[], place: Place): boolean | null =>
  choices.find((one) => isAt(one, place))?.on ?? null;

/** Says something about a kind on a way: shown at once, and as it was before when the service refuses it. */
export const useChoice = ({ choices }: NoticeSettingsView): ((choice: Choice) => void) => {
  const { run } = useCommand(noticeSettingsApi.useSetNoticeChannelMutation()[0]);
  const shown = useShownChange();
  return (choice) => {
    const being = (on: boolean | null) => (view: NoticeSettingsView) => ({
      ...view,
      choices: withChoice(view.choices, { ...choice, on }),
    });
    shown(being(choice.on), being(saidFor(choices, choice)), run(choice));
  };
};

const isAt = (one: Place, { kind, channel, teamId }: Place): boolean =>
  one.kind === kind && one.channel === channel && one.teamId === teamId;

const withChoice = (choices: readonly NoticeChoice[], { on, ...place }: Choice): readonly NoticeChoice[] => [
  ...choices.filter((one) => !isAt(one, place)),
  ...(on === null ? [] : [{ ...place, on }]),
];
