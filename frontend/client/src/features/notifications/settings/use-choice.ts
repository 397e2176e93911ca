import type { NoticeChoice, NoticeSettingsView } from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useCommand } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { noticeSettingsApi } from '../api/notice-settings.api';

type ApiState = Parameters<ReturnType<typeof noticeSettingsApi.endpoints.noticeSettings.select>>[0];
type Place = Omit<NoticeChoice, 'on'>;
/** `on` null: nothing is said for this place. */
export type Choice = Place & { readonly on: boolean | null };

/** What was said for exactly this place; null: nothing. */
export const saidFor = (choices: readonly NoticeChoice[], place: Place): boolean | null =>
  choices.find((one) => isAt(one, place))?.on ?? null;

/** Says something about a kind on a way: shown at once, and as it was before when the service refuses it. */
export const useChoice = (settings: NoticeSettingsView): ((choice: Choice) => void) => {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const { run } = useCommand(noticeSettingsApi.useSetNoticeChannelMutation()[0]);
  const toast = useToast();
  const show = (choice: Choice): void =>
    void dispatch(
      noticeSettingsApi.util.updateQueryData('noticeSettings', undefined, (view) => ({
        ...view,
        choices: withChoice(view.choices, choice),
      })),
    );
  return (choice) => {
    const before = saidFor(settings.choices, choice);
    show(choice);
    void run(choice).then((outcome) => {
      if (outcome.ok) return;
      // Only this one: others may have been changed meanwhile.
      show({ ...choice, on: before });
      toast.failed('Not changed', outcome.failure);
    });
  };
};

const isAt = (one: Place, { kind, channel, teamId }: Place): boolean =>
  one.kind === kind && one.channel === channel && one.teamId === teamId;

const withChoice = (choices: readonly NoticeChoice[], { on, ...place }: Choice): readonly NoticeChoice[] => [
  ...choices.filter((one) => !isAt(one, place)),
  ...(on === null ? [] : [{ ...place, on }]),
];
