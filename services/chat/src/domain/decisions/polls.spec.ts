import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { specification } from '@fieldhouse/kernel/testing';
import type { Poll } from '@fieldhouse/values';
import { chatLogDecider } from '../chat-log.decider';
import { about, as, at, deleted, edit, edited, later, member, post, posted, removed } from '../chat.fixture';

const { given } = specification(chatLogDecider);
const [tue, thu, sat] = ['o1', 'o2', 'o3'];
const question = 'Which night?';
const pollOf = (more: Partial<Poll> = {}): Poll => ({
  options: [
    { optionId: tue, text: 'Tuesday' },
    { optionId: thu, text: 'Thursday' },
    { optionId: sat, text: 'Saturday' },
  ],
  ...{ multiple: false, secret: false, closesAt: null, ...more },
});
/** Cal asks. */
const asked = (more: Partial<Poll> = {}): ChatLogEvent => posted('cal', question, { poll: pollOf(more) });
const ask = (more: Partial<Poll> = {}) => ({ ...post('cal', question), poll: pollOf(more) });
const vote = (accountId: string, optionIds: string[], when = at) =>
  ({ ...as(accountId, when), ...about(), type: 'Vote', optionIds }) as const;
const voted = (accountId: string, ...optionIds: string[]): ChatLogEvent => ({
  type: 'PollVoted',
  data: { ...about(), accountId, optionIds },
});
const close = (accountId: string, when = at) =>
  ({ ...as(accountId, when), ...about(), type: 'ClosePoll' }) as const;
const closed: ChatLogEvent = { type: 'PollClosed', data: about() };
const DAYS_90 = 90 * 24 * 60;

describe('a poll', () => {
  it('is part of its message, and there once', () => {
    given().when(ask()).then(asked());
    given(asked()).when(ask()).then();
  });

  it('closes by itself after it is posted, within 90 days', () => {
    given()
      .when(ask({ closesAt: later(1) }))
      .then(asked({ closesAt: later(1) }));
    given()
      .when(ask({ closesAt: later(DAYS_90) }))
      .then(asked({ closesAt: later(DAYS_90) }));
    for (const closesAt of [at, later(-1), later(DAYS_90 + 1)])
      given().when(ask({ closesAt })).thenRefused('poll_end_refused', { days: 90 });
  });

  it('keeps its question once somebody has voted', () => {
    given(asked()).when(edit('cal', 'Which day?')).then(edited('cal', 'Which day?'));
    given(asked(), voted('dee', tue)).when(edit('cal', 'Which day?')).thenRefused('poll_voted');
    given(asked(), voted('dee', tue)).when(edit('cal', question)).then();
    given(asked(), voted('dee', tue), voted('dee'))
      .when(edit('cal', 'Which day?'))
      .then(edited('cal', 'Which day?'));
  });
});

describe('a vote', () => {
  it('is the whole choice: the same once more is none, another one takes its place, none takes it back', () => {
    given(asked())
      .when(vote('dee', [tue]))
      .then(voted('dee', tue));
    given(asked(), voted('dee', tue))
      .when(vote('dee', [tue]))
      .then();
    given(asked(), voted('dee', tue))
      .when(vote('dee', [thu]))
      .then(voted('dee', thu));
    given(asked(), voted('dee', tue)).when(vote('dee', [])).then(voted('dee'));
    given(asked(), voted('dee', tue), voted('dee'))
      .when(vote('dee', [tue]))
      .then(voted('dee', tue));
    given(asked()).when(vote('dee', [])).then();
  });

  it('is for one option, or for several where the poll says so, in whichever order', () => {
    given(asked())
      .when(vote('dee', [tue, thu]))
      .thenRefused('one_option_only');
    given(asked({ multiple: true }))
      .when(vote('dee', [sat, tue]))
      .then(voted('dee', tue, sat));
    given(asked({ multiple: true }), voted('dee', tue, sat))
      .when(vote('dee', [sat, tue]))
      .then();
    given(asked())
      .when(vote('dee', [tue, 'o9']))
      .thenRefused('option_unknown');
  });

  it('is taken until the poll closes, by itself or by hand', () => {
    const ends = asked({ closesAt: later(60) });
    given(ends)
      .when(vote('dee', [tue], later(59)))
      .then(voted('dee', tue));
    given(ends)
      .when(vote('dee', [tue], later(60)))
      .thenRefused('poll_closed');
    given(asked(), closed)
      .when(vote('dee', [tue]))
      .thenRefused('poll_closed');
    given(asked(), voted('dee', tue), closed).when(vote('dee', [])).thenRefused('poll_closed');
    // An answer was lost: the vote is there.
    given(asked(), voted('dee', tue), closed)
      .when(vote('dee', [tue]))
      .then();
  });

  it('needs no confirmed address, but a member who may react', () => {
    const by = (change: Parameters<typeof member>[1]) => ({
      ...vote('dee', [tue]),
      member: member('dee', change),
    });
    given(asked())
      .when(vote('eve', [tue]))
      .thenRefused('not_found');
    given(asked())
      .when(by({ status: 'suspended' }))
      .thenRefused('member_suspended');
    given(asked())
      .when(by({ archived: true }))
      .thenRefused('team_archived');
  });

  it('is on a poll that is there', () => {
    given()
      .when(vote('dee', [tue]))
      .thenRefused('message_unknown');
    given(posted('cal'))
      .when(vote('dee', [tue]))
      .thenRefused('poll_unknown');
    for (const gone of [deleted, removed('ana')])
      given(asked(), gone)
        .when(vote('dee', [tue]))
        .thenRefused('message_gone');
    // Its author has left the product.
    given({ ...asked(), data: { ...asked().data, text: null, poll: null } } as ChatLogEvent)
      .when(vote('dee', [tue]))
      .thenRefused('poll_unknown');
  });
});

describe('closing a poll', () => {
  it('is for its author and for who runs the team, once', () => {
    given(asked()).when(close('cal')).then(closed);
    given(asked()).when(close('ana')).then(closed);
    given(asked()).when(close('dee')).thenRefused('not_own_poll');
    given(asked()).when(close('eve')).thenRefused('not_found');
    given(asked(), closed).when(close('cal')).then();
    given(asked({ closesAt: later(60) }))
      .when(close('cal', later(60)))
      .then();
    given(posted('cal')).when(close('cal')).thenRefused('poll_unknown');
    given(asked(), deleted).when(close('cal')).thenRefused('message_gone');
  });
});
