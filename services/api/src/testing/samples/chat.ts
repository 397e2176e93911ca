import type { ChatView } from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import { fileForm, newMessageId, postFile, postMessage, postPoll } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { inTeam, type Cast, type Role } from '../roles';
import { nothing, reason, type Make, type ProperRequest, type Samples } from '../sample';

type Writer = 'captain' | 'player';
/** Whoever asks, if they are of the team, else its captain. */
const own = (role: Role): Writer => (inTeam.includes(role) ? (role as Writer) : 'captain');
const other = (role: Role): Writer => (own(role) === 'captain' ? 'player' : 'captain');

/** About a message of the team's, new for each caller. */
const onMessage =
  (writer: (role: Role) => Writer, more: ProperRequest = {}, react?: string): Make =>
  async ({ app, team: { teamId }, people }, role) => {
    const messageId = await postMessage(app, teamId, people[writer(role)], 'Who brings bats?');
    if (react !== undefined)
      await app.command('POST', `/chats/${teamId}/team/messages/${messageId}/reactions`, {
        token: people[own(role)].token,
        body: { emoji: react },
      });
    return { params: { chatId: teamId, channel: 'team', messageId }, ...more };
  };

const inChat =
  (more: (cast: Cast, role: Role) => ProperRequest): Make =>
  (cast, role) => {
    const { params, ...rest } = more(cast, role);
    return { params: { chatId: cast.team.teamId, ...params }, ...rest };
  };

const person: Make = inChat(({ people }, role) => ({ params: { hiddenId: people[other(role)].accountId } }));
/** About a poll of the caller's, new for each. */
const onPoll =
  (more: (optionIds: readonly string[]) => ProperRequest = () => ({})): Make =>
  async ({ app, team: { teamId }, people }, role) => {
    const { messageId, optionIds } = await postPoll(app, teamId, people[own(role)]);
    return { params: { chatId: teamId, channel: 'team', messageId }, ...more(optionIds) };
  };
/** The same once it is shown. */
const onShownMessage: Make = async (cast, role) => {
  const asked = await onMessage(own)(cast, role);
  const { app, people } = cast;
  const { chatId = '', messageId = '' } = asked.params ?? {};
  await until('the message is shown', async () => {
    const path = `/chats/${chatId}/team/messages?around=${messageId}`;
    return (await app.send('GET', path, people.captain)).status === 200;
  });
  return asked;
};
const messages = '/api/chats/{chatId}/{channel}/messages/{messageId}';
const reports = '/api/admin/reports/{chatId}/{channel}/{messageId}';
/** About a message that somebody has reported. */
const onReported =
  (more: ProperRequest = {}): Make =>
  async (cast, role) => {
    const asked = await onMessage(() => 'player')(cast, role);
    const { chatId = '', messageId = '' } = asked.params ?? {};
    await cast.app.command('POST', `/chats/${chatId}/team/messages/${messageId}/report`, {
      token: cast.people.captain.token,
      body: { reason },
    });
    return { ...asked, ...more };
  };

/** What is said in a team's channels. */
export const samples: Samples = {
  'GET /api/chats': nothing,
  'GET /api/admin/reports': nothing,
  [`POST ${reports}/keep`]: onReported(),
  [`POST ${reports}/remove`]: onReported({ body: { reason } }),
  'GET /api/direct-chats': nothing,
  'GET /api/direct-chats/people': nothing,
  'GET /api/chats/{chatId}': inChat(() => ({})),
  'GET /api/chats/{chatId}/search': inChat(() => ({ query: { q: 'bats' } })),
  'GET /api/chats/{chatId}/{channel}/messages': inChat(() => ({ params: { channel: 'team' } })),
  [`GET ${messages}/versions`]: onShownMessage,
  [`PUT ${messages}`]: inChat(() => ({
    params: { channel: 'team', messageId: newMessageId() },
    body: { text: 'Who brings bats?', replyTo: null },
  })),
  'PUT /api/chats/{chatId}/{channel}/attachments/{attachmentId}': inChat(() => ({
    params: { channel: 'team', attachmentId: randomUUID() },
    body: fileForm(),
  })),
  [`GET ${messages}/attachments/{attachmentId}`]: async ({ app, team: { teamId }, people: { captain } }) => {
    const { body } = await app.send<ChatView>('GET', `/chats/${teamId}`, captain);
    const { by, until: end, sig } = body.me.filePass;
    return {
      params: { chatId: teamId, channel: 'team', ...(await postFile(app, teamId, captain)) },
      query: { by, until: String(end), sig },
    };
  },
  [`PUT ${messages}/text`]: onMessage(own, { body: { text: 'Who brings balls?' } }),
  [`POST ${messages}/reactions`]: onMessage(own, { body: { emoji: '👍' } }),
  [`POST ${messages}/reactions/remove`]: onMessage(own, { body: { emoji: '👍' } }, '👍'),
  [`POST ${messages}/report`]: onMessage(other, { body: { reason } }),
  [`POST ${messages}/keep`]: onMessage(other),
  [`PUT ${messages}/vote`]: onPoll(([first]) => ({ body: { optionIds: [first] } })),
  [`POST ${messages}/close-poll`]: onPoll(),
  [`POST ${messages}/pin`]: onMessage(own),
  [`DELETE ${messages}/pin`]: onMessage(own),
  [`POST ${messages}/remove`]: onMessage(other, { body: { reason } }),
  [`DELETE ${messages}`]: onMessage(own),
  'POST /api/chats/{chatId}/{channel}/read': inChat(() => ({
    params: { channel: 'team' },
    body: { key: '1' },
  })),
  'PUT /api/chats/{chatId}/mute': inChat(() => ({ body: { level: 'mentions' } })),
  'PUT /api/chats/{chatId}/receipts': inChat(() => ({ body: { shown: false } })),
  'POST /api/chats/{chatId}/hidden/{hiddenId}': person,
  'DELETE /api/chats/{chatId}/hidden/{hiddenId}': person,
  'PUT /api/chats/{chatId}/settings': inChat(() => ({ body: { wideMentions: false } })),
};
