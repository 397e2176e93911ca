import { noticeSettingsBodies, noticeSettingsCommands } from '@fieldhouse/api-contract';
import { commandController, notFound } from '@fieldhouse/platform';

const DEVICE_ID = /^[\w.:-]{1,64}$/;

/** On which ways somebody wants to be told: always their own settings. */
export const NoticeSettingsController = commandController(
  'notifications',
  noticeSettingsCommands,
  noticeSettingsBodies,
  (request, { accountId, sessionId }) => {
    if ('deviceId' in request && !DEVICE_ID.test(request.deviceId)) throw notFound();
    const asked = request.type === 'AddPushDevice' ? { ...request, sessionId } : request;
    return { aggregate: 'noticeSettings', id: accountId, request: asked };
  },
);
