import type {
  DeliveriesView,
  NoticeSettingsView,
  noticeSettingsBodies,
  PushTestView,
  UnsubscribeView,
  WhyView,
} from '@fieldhouse/api-contract';
import { noticeSettingsCommands } from '@fieldhouse/api-contract/commands/notifications';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { tagOf } from '../../../shared/api/positions';
import { reads } from '../../../shared/api/reads';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

const SETTINGS = 'noticeSettings';
const DELIVERIES = 'deliveries';
const unsubscribe = (token: string): string => `/unsubscribe/${encodeURIComponent(token)}`;

/** On which ways somebody is told of what, and what was sent to them. */
export const noticeSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noticeSettings: build.query<NoticeSettingsView, void>({
      query: () => '/notification-settings',
      ...reads<void, NoticeSettingsView>([SETTINGS], undefined, ['account', 'team']),
    }),
    testPushDevice: build.mutation<PushTestView, Keyed & { readonly deviceId: string }>({
      query: ({ deviceId, commandKey }) => ({
        url: `/notification-settings/devices/${encodeURIComponent(deviceId)}/test`,
        method: 'POST',
        headers: keyHeader({ commandKey }),
      }),
      // One that its push service does not know any more is taken from the list.
      invalidatesTags: (view) => (view?.outcome === 'gone' ? [tagOf(SETTINGS)] : []),
    }),
    deliveries: build.infiniteQuery<DeliveriesView, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam }) => ({
        url: '/notifications/deliveries',
        params: pageParam === null ? {} : { before: pageParam },
      }),
      ...reads<void, unknown>([DELIVERIES]),
    }),
    why: build.query<WhyView, string>({
      query: (notificationId) => `/notifications/${encodeURIComponent(notificationId)}/why`,
      keepUnusedDataFor: 0,
    }),
    subscribedTo: build.query<UnsubscribeView, string>({ query: unsubscribe, keepUnusedDataFor: 0 }),
    subscribe: build.mutation<
      UnsubscribeView | null,
      Keyed & { readonly token: string; readonly on: boolean }
    >({
      query: ({ token, on, commandKey }) => ({
        url: unsubscribe(token),
        method: 'PUT',
        body: { on },
        headers: keyHeader({ commandKey }),
      }),
    }),
    ...commandEndpoints<typeof noticeSettingsBodies>()(build, noticeSettingsCommands, SETTINGS),
  }),
});
