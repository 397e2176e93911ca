import { fileForm, newMessageId, postFile } from '../chat';
import type { TestApp } from '../http-app';
import { waitFor } from './planting-draft';

/** Who plants words in the chat of a team that they run, and somebody of it who stays. */
export type ChatPlanting = {
  readonly teamId: string;
  readonly token: string;
  readonly guest: { readonly token: string };
  /** Makes a text to plant. */
  readonly plant: (where: string) => string;
};

/** Writes to somebody alone with whom they share a team: that may be known a moment later. */
export const plantInDirectChat = async (
  api: Pick<TestApp, 'send'>,
  {
    accountIds,
    token,
    plant,
  }: Pick<ChatPlanting, 'token' | 'plant'> & { readonly accountIds: readonly string[] },
): Promise<void> => {
  const at = `/chats/direct:${[...accountIds].sort().join(':')}/direct/messages/${newMessageId()}`;
  const body = { text: plant('directMessage'), replyTo: null };
  await waitFor(
    () => api.send('PUT', at, { token, body }),
    ({ status }) => status === 200,
  );
};

/** Writes a message, changes it, attaches a table, and reports and removes one of the guest's. @returns the request that wrote it */
export const plantInChat = async (
  api: Pick<TestApp, 'command'>,
  { teamId, token, guest, plant }: ChatPlanting,
): Promise<object> => {
  const channel = 'team';
  const at = (messageId: string): string => `/chats/${teamId}/${channel}/messages/${messageId}`;
  const [mine, theirs] = [newMessageId(), newMessageId()];
  const said = { text: plant('chatMessage'), replyTo: null };
  await api.command('PUT', at(mine), { token, body: said });
  await api.command('PUT', `${at(mine)}/text`, { token, body: { text: plant('chatEdit') } });
  const inFile = plant('chatFile');
  await postFile(api, teamId, { token }, fileForm(`Name,Why\nKim,${inFile}\n`, `${inFile}.csv`));
  await api.command('PUT', at(theirs), {
    token: guest.token,
    body: { text: 'Who brings bats?', replyTo: mine },
  });
  await api.command('POST', `${at(theirs)}/report`, { token, body: { reason: plant('chatReportReason') } });
  await api.command('POST', `${at(theirs)}/remove`, { token, body: { reason: plant('chatRemovalReason') } });
  return { type: 'PostMessage', teamId, channel, messageId: mine, ...said };
};
