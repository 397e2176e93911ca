import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { specification } from '@fieldhouse/kernel/testing';
import { chatLogDecider } from '../chat-log.decider';
import {
  about,
  as,
  deleted,
  edited,
  kept,
  member,
  posted,
  removed,
  removedBySite,
  reported,
} from '../chat.fixture';

const { given } = specification(chatLogDecider);
const remove = (by: string) =>
  ({ ...as(by), ...about(), type: 'RemoveMessage', reason: 'Not nice' }) as const;
const report = (by: string) =>
  ({ ...as(by), ...about(), type: 'ReportMessage', reason: 'Not nice' }) as const;
const plain = <Type extends 'DeleteMessage' | 'KeepMessage' | 'PinMessage' | 'UnpinMessage'>(
  type: Type,
  by: string,
) => ({ ...as(by), ...about(), type }) as const;
const pinned: ChatLogEvent = { type: 'MessagePinned', data: about() };
const unpinned: ChatLogEvent = { type: 'MessageUnpinned', data: about() };

describe('a message', () => {
  it('is deleted by its author, once, in an archived team too', () => {
    const mine = plain('DeleteMessage', 'cal');
    given(posted('cal')).when(mine).then(deleted);
    given(posted('cal'))
      .when({ ...mine, member: member('cal', { archived: true }) })
      .then(deleted);
    given(posted('cal'))
      .when({ ...mine, member: member('cal', { status: 'suspended' }) })
      .then(deleted);
    given(posted('cal'), deleted).when(mine).then();
    given(posted('cal'), removed('ana')).when(mine).then();
    given(posted('cal')).when(plain('DeleteMessage', 'ana')).thenRefused('not_own_message');
    given().when(mine).thenRefused('message_unknown');
    given(posted('cal')).when(plain('DeleteMessage', 'eve')).thenRefused('not_found');
  });

  it('is removed by those who run the team, with a reason of theirs', () => {
    given(posted('cal')).when(remove('ben')).then(removed('ben'));
    given(posted('cal'), removed('ben')).when(remove('ana')).then();
    given(posted('cal'), deleted).when(remove('ana')).then();
    given(posted('cal')).when(remove('dee')).thenRefused('not_team_manager');
    given(posted('cal'))
      .when({ ...remove('ben'), member: member('ben', { status: 'inactive' }) })
      .thenRefused('not_team_manager');
    given().when(remove('ben')).thenRefused('message_unknown');
  });
});

describe('a report', () => {
  it('counts once for each person, and not of one’s own message', () => {
    given(posted('cal')).when(report('dee')).then(reported('dee'));
    given(posted('cal'), reported('dee')).when(report('dee')).then();
    given(posted('cal'), reported('dee')).when(report('ana')).then(reported('ana'));
    given(posted('cal')).when(report('cal')).thenRefused('own_message');
    given(posted('cal'), deleted).when(report('dee')).thenRefused('message_gone');
    given().when(report('dee')).thenRefused('message_unknown');
    given(posted('cal')).when(report('eve')).thenRefused('not_found');
  });

  it('is answered by site admins, whatever chat it is in, who see and touch nothing that nobody reports', () => {
    const keep = (by: string) => ({ ...as(by), ...about(), type: 'KeepReported' }) as const;
    const remove = (by: string) =>
      ({ ...as(by), ...about(), type: 'RemoveReported', reason: 'Not nice' }) as const;
    const history = [posted('cal'), reported('dee')];
    given(...history)
      .when(keep('zoe'))
      .then(kept);
    given(...history)
      .when(remove('zoe'))
      .then(removedBySite('zoe'));
    given(posted('cal')).when(keep('zoe')).then();
    given(posted('cal')).when(remove('zoe')).thenRefused('report_answered');
    given(...history, kept)
      .when(remove('zoe'))
      .thenRefused('report_answered');
    given(...history, removed('ana'))
      .when(remove('zoe'))
      .then();
    given(...history, deleted)
      .when(keep('zoe'))
      .then();
    given(posted('zoe'), reported('dee')).when(keep('zoe')).thenRefused('own_message');
    given(posted('zoe'), reported('dee')).when(remove('zoe')).then(removedBySite('zoe'));
    given().when(keep('zoe')).thenRefused('message_unknown');
    given().when(remove('zoe')).thenRefused('message_unknown');
  });

  it('is taken between two people as well', () => {
    const direct = { ...about('direct'), chatId: 'direct:cal:dee' };
    given(posted('cal'))
      .when({ ...report('dee'), ...direct })
      .then({ type: 'MessageReported', data: { ...direct, reason: 'Not nice', authorId: 'dee' } });
  });

  it('is answered by those who run the team; the same people are heard again once the text is another', () => {
    const history = [posted('cal'), reported('dee')];
    given(...history)
      .when(plain('KeepMessage', 'ben'))
      .then(kept);
    given(...history)
      .when(plain('KeepMessage', 'dee'))
      .thenRefused('not_team_manager');
    given(...history, kept)
      .when(plain('KeepMessage', 'ben'))
      .then();
    given(posted('ben'), reported('dee')).when(plain('KeepMessage', 'ben')).thenRefused('own_message');
    given(posted('cal')).when(plain('KeepMessage', 'ben')).then();
    given(...history, removed('ana'))
      .when(plain('KeepMessage', 'ben'))
      .then();
    given(...history, kept)
      .when(report('dee'))
      .then();
    given(...history, kept)
      .when(report('ana'))
      .then(reported('ana'));
    given(...history, kept, edited('cal', 'Worse'))
      .when(report('dee'))
      .then(reported('dee'));
    given(...history, edited('cal', 'Better'))
      .when(report('dee'))
      .then();
  });
});

describe('a pin', () => {
  it('is set and taken off by those who run the team', () => {
    given(posted('cal')).when(plain('PinMessage', 'ben')).then(pinned);
    given(posted('cal'), pinned).when(plain('PinMessage', 'ana')).then();
    given(posted('cal'), pinned).when(plain('UnpinMessage', 'ana')).then(unpinned);
    given(posted('cal'), pinned, unpinned).when(plain('UnpinMessage', 'ana')).then();
    given(posted('cal'), pinned, unpinned).when(plain('PinMessage', 'ana')).then(pinned);
    given(posted('cal')).when(plain('PinMessage', 'cal')).thenRefused('not_team_manager');
    given(posted('cal'), pinned).when(plain('UnpinMessage', 'cal')).thenRefused('not_team_manager');
    given().when(plain('PinMessage', 'ben')).thenRefused('message_unknown');
  });

  it('goes with its message, and stays as it is in an archived team', () => {
    given(posted('cal'), deleted).when(plain('PinMessage', 'ben')).thenRefused('message_gone');
    given(posted('cal'), pinned, deleted).when(plain('UnpinMessage', 'ben')).then();
    given(posted('cal'))
      .when({ ...plain('PinMessage', 'ben'), member: member('ben', { archived: true }) })
      .thenRefused('team_archived');
    given(posted('cal'), pinned)
      .when({ ...plain('UnpinMessage', 'ben'), member: member('ben', { archived: true }) })
      .thenRefused('team_archived');
  });
});
