import { noticeSettingsBodies, noticeSettingsCommands } from '@fieldhouse/api-contract';
import { commandController, notFound } from '@fieldhouse/platform';

const DEVICE_ID = /^[\w.:-]{1,64}$/;

/** On which ways somebody wants to be told: always their own settings. */
export const NoticeSettingsController = commandController(
  'notifications',
  noticeSettingsCommands,
  noticeSettingsBodies,
  (request, { accountId }) => {
    if ('deviceId' in request && !DEVICE_ID.test(request.deviceId)) throw notFound();
    return { aggregate: 'noticeSettings', id: accountId, request };
  },
);
