import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { specification } from '@fieldhouse/kernel/testing';
import { chatLogDecider } from '../chat-log.decider';
import { about, as, deleted, member, posted } from '../chat.fixture';

const { given } = specification(chatLogDecider);
const react = (accountId: string, emoji = '👍') =>
  ({ ...as(accountId), ...about(), type: 'AddReaction', emoji }) as const;
const takeBack = (accountId: string, emoji = '👍') =>
  ({ ...as(accountId), ...about(), type: 'RemoveReaction', emoji }) as const;
const added = (accountId: string, emoji = '👍'): ChatLogEvent => ({
  type: 'ReactionAdded',
  data: { ...about(), accountId, emoji },
});
const takenBack = (accountId: string, emoji = '👍'): ChatLogEvent => ({
  type: 'ReactionRemoved',
  data: { ...about(), accountId, emoji },
});

describe('a reaction', () => {
  it('is given once, and taken back', () => {
    given(posted('cal')).when(react('dee')).then(added('dee'));
    given(posted('cal'), added('dee')).when(react('dee')).then();
    given(posted('cal'), added('dee')).when(react('ana')).then(added('ana'));
    given(posted('cal'), added('dee'), added('ana')).when(react('dee')).then();
    given(posted('cal'), added('dee')).when(takeBack('dee')).then(takenBack('dee'));
    given(posted('cal'), added('dee')).when(takeBack('ana')).then();
    given(posted('cal'), added('dee'), added('ana'), takenBack('dee')).when(react('dee')).then(added('dee'));
  });

  it('needs no confirmed address, but a member who may write', () => {
    given(posted('cal')).when(react('eve')).thenRefused('not_found');
    given(posted('cal'))
      .when({ ...react('dee'), member: member('dee', { status: 'suspended' }) })
      .thenRefused('member_suspended');
    given(posted('cal'))
      .when({ ...takeBack('dee'), member: member('dee', { archived: true }) })
      .thenRefused('team_archived');
  });

  it('is to a message that is there', () => {
    given().when(react('dee')).thenRefused('message_unknown');
    given(posted('cal'), deleted).when(react('dee')).thenRefused('message_gone');
    given(posted('cal'), added('dee'), deleted).when(takeBack('dee')).thenRefused('message_gone');
  });

  it('is one of twenty', () => {
    const twenty = Array.from({ length: 20 }, (_, n) => added('dee', String.fromCodePoint(0x1f600 + n)));
    given(posted('cal'), ...twenty)
      .when(react('ana'))
      .thenRefused('too_many_reactions', { limit: 20 });
    given(posted('cal'), ...twenty)
      .when(react('ana', '😀'))
      .then(added('ana', '😀'));
    given(posted('cal'), ...twenty, takenBack('dee', '😀'))
      .when(react('ana'))
      .then(added('ana'));
  });
});
