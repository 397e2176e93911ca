import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { specification } from '@fieldhouse/kernel/testing';
import { chatLogDecider } from '../chat-log.decider';
import {
  about,
  at,
  deleted,
  edit,
  edited,
  file,
  later,
  member,
  messageId,
  otherId,
  post,
  posted,
  removed,
  reported,
} from '../chat.fixture';

const { given } = specification(chatLogDecider);
const DAY = 24 * 60;

describe('a message', () => {
  it('is there once, however often it is sent', () => {
    given().when(post('cal')).then(posted('cal'));
    given(posted('cal')).when(post('cal')).then();
    given(posted('cal'), edited('cal', 'Who brings balls?')).when(post('cal')).then();
    given(posted('cal'), deleted).when(post('cal')).then();
    given(posted('cal')).when(post('dee')).thenRefused('message_id_taken');
  });

  it('has the files that its writer has sent, and is refused while one is missing', () => {
    const { attachmentId } = file;
    const named = { ...post('cal', ''), attachments: [{ attachmentId }] };
    const sent = posted('cal', '', { attachments: [file] });
    given()
      .when({ ...named, files: [file] })
      .then(sent);
    given().when(named).thenRefused('attachment_unknown');
    // Sent again, it is there, whatever has become of its files.
    given(sent).when(named).then();
  });

  it('does not exist for whoever is not of the team', () => {
    given().when(post('eve')).thenRefused('not_found');
    given(posted('cal')).when(edit('eve', 'Mine')).thenRefused('not_found');
    given()
      .when({ ...post('cal'), actor: { kind: 'process', name: 'p' }, member: null })
      .thenRefused('not_found');
  });

  it('is not written where a draft was called off, or two share nothing any more', () => {
    const over = member('cal', { archived: true });
    given()
      .when({ ...post('cal'), ...about('draft'), chatId: 'draft:l1', member: over })
      .thenRefused('draft_cancelled');
    given()
      .when({ ...post('cal'), ...about('direct'), chatId: 'direct:cal:dee', member: over })
      .thenRefused('direct_closed');
  });

  it('mentions many only in a team', () => {
    for (const [channel, chatId] of [
      ['draft', 'draft:l1'],
      ['direct', 'direct:ana:cal'],
    ] as const)
      given()
        .when({ ...post('ana', 'Hi <!captains>'), ...about(channel), chatId })
        .thenRefused('mention_unknown');
  });

  it('is written by members, and in an archived team by nobody', () => {
    given()
      .when({ ...post('cal'), member: member('cal', { status: 'inactive' }) })
      .then(posted('cal'));
    given()
      .when({ ...post('ana'), member: member('ana', { status: 'suspended' }) })
      .thenRefused('member_suspended');
    given()
      .when({ ...post('ana'), member: member('ana', { archived: true }) })
      .thenRefused('team_archived');
    given(posted('cal'))
      .when({ ...edit('cal', 'Balls'), member: member('cal', { status: 'suspended' }) })
      .thenRefused('member_suspended');
  });

  it('needs a confirmed address of whoever does not run the team', () => {
    given()
      .when({ ...post('cal'), emailConfirmed: false })
      .thenRefused('email_unconfirmed');
    given()
      .when({ ...post('ben'), emailConfirmed: false })
      .then(posted('ben'));
    given()
      .when({ ...post('ben'), emailConfirmed: false, member: member('ben', { status: 'inactive' }) })
      .thenRefused('email_unconfirmed');
  });

  it('among the news is written by active captains and admins', () => {
    const news = { ...about('news') };
    given()
      .when({ ...post('ben'), ...news })
      .then({ type: 'MessagePosted', data: { ...posted('ben').data, ...news } } as ChatLogEvent);
    given()
      .when({ ...post('cal'), ...news })
      .thenRefused('not_team_manager');
    given()
      .when({ ...post('ana'), ...news, member: member('ana', { status: 'inactive' }) })
      .thenRefused('not_team_manager');
  });

  it('goes into this month, the one before, and the next a day before it begins', () => {
    const inMonth = (month: string, when: string) => ({
      ...post('cal', 'Hi', when),
      messageId: month + messageId.slice(6),
    });
    const refused = (month: string, when: string) =>
      given().when(inMonth(month, when)).thenRefused('month_closed');
    const taken = (month: string, when: string) =>
      expect(given().when(inMonth(month, when)).events()).toHaveLength(1);
    taken('202610', '2026-11-30T23:59:59.999Z');
    refused('202610', '2026-12-01T00:00:00.000Z');
    refused('202612', '2026-11-29T23:59:59.999Z');
    taken('202612', '2026-11-30T00:00:00.000Z');
    taken('202512', '2026-01-01T00:00:00.000Z');
    refused('999912', at);
  });

  it('answers a message of the channel', () => {
    const reply = { ...post('cal'), replyTo: otherId };
    given()
      .when({ ...reply, replyKnown: true })
      .then(posted('cal', undefined, { replyTo: otherId }));
    given().when(reply).thenRefused('message_unknown');
  });
});

describe('a mention', () => {
  it('is of people on the team, each once', () => {
    given()
      .when(post('cal', '<@dee> and <@ana>, <@dee>?'))
      .then(posted('cal', '<@dee> and <@ana>, <@dee>?', { mentions: ['dee', 'ana'] }));
    given().when(post('cal', '<@eve>')).thenRefused('mention_unknown');
    given().when(post('cal', '<@fay>')).thenRefused('mention_unknown');
    const many = Array.from({ length: 21 }, (_, n) => `<@p${n}>`).join('');
    given().when(post('cal', many)).thenRefused('too_many_mentions', { limit: 20 });
  });

  it('stays in a changed text though the person has left since', () => {
    given(posted('cal', '<@fay> brings bats', { mentions: ['fay'] }))
      .when(edit('cal', '<@fay> brings balls'))
      .then(edited('cal', '<@fay> brings balls', { mentions: ['fay'] }));
    given(posted('cal')).when(edit('cal', '<@fay>')).thenRefused('mention_unknown');
  });

  it('of many comes once in ten minutes, whoever makes it, in whatever month it stands', () => {
    const team = posted('cal', '<!team>', { wide: 'team' });
    const next = (when: string, by = 'ana') => ({ ...post(by, '<!captains>', when), messageId: otherId });
    given().when(post('cal', '<!team>')).then(team);
    given(team)
      .when(next(later(9.5)))
      .thenRefused('wide_mention_just_made', { minutes: 1 });
    given(team).when(next(at, 'cal')).thenRefused('wide_mention_just_made', { minutes: 10 });
    expect(
      given(team)
        .when(next(later(10)))
        .events(),
    ).toHaveLength(1);
    given()
      .when({ ...next(later(1)), wideElsewhere: at })
      .thenRefused('wide_mention_just_made', { minutes: 9 });
    given(team, edited('cal', '<!team> now', { wide: 'team' }, later(5)))
      .when(next(later(9)))
      .thenRefused('wide_mention_just_made', { minutes: 1 });
  });

  it('of many can be kept for those who run the team', () => {
    given()
      .when({ ...post('cal', '<!team>'), wideMentions: false })
      .thenRefused('wide_mentions_off');
    given()
      .when({ ...post('ben', '<!team>'), wideMentions: false })
      .then(posted('ben', '<!team>', { wide: 'team' }));
  });

  it('of many does not come in by a change either, unless it was there', () => {
    const captains = posted('cal', '<!captains>', { wide: 'captains' });
    given(captains)
      .when(edit('cal', '<!team>', later(1)))
      .thenRefused('wide_mention_just_made', { minutes: 9 });
    given(captains)
      .when({ ...edit('cal', '<!captains>!', later(1)), wideMentions: false })
      .then(edited('cal', '<!captains>!', { wide: 'captains' }, later(1)));
    given(posted('cal'))
      .when({ ...edit('cal', '<!team>'), wideMentions: false })
      .thenRefused('wide_mentions_off');
    const by = edited('cal', '<!team>', { wide: 'team' }, later(1));
    given(posted('cal'), by)
      .when({ ...post('ana', '<!team>', later(2)), messageId: otherId })
      .thenRefused('wide_mention_just_made', { minutes: 9 });
  });
});

describe('a text', () => {
  it('is changed by its author within 24 hours', () => {
    given(posted('cal'))
      .when(edit('cal', 'Balls', later(DAY)))
      .then(edited('cal', 'Balls', {}, later(DAY)));
    given(posted('cal'))
      .when(edit('cal', 'Balls', later(DAY + 1)))
      .thenRefused('edit_window_over', { hours: 24 });
    given(posted('cal')).when(edit('ana', 'Balls')).thenRefused('not_own_message');
    given().when(edit('cal', 'Balls')).thenRefused('message_unknown');
  });

  it('that is the same changes nothing, however late', () => {
    given(posted('cal'))
      .when(edit('cal', 'Who brings bats?', later(2 * DAY)))
      .then();
    given(posted('cal'), edited('cal', 'Balls')).when(edit('cal', 'Balls')).then();
  });

  it('is gone once it was deleted or removed', () => {
    given(posted('cal'), deleted).when(edit('cal', 'Balls')).thenRefused('message_gone');
    given(posted('cal'), removed('ana')).when(edit('cal', 'Who brings bats?')).thenRefused('message_gone');
  });

  it('among the news is changed only by whoever may still write there', () => {
    const news = { ...about('news') };
    const said = { type: 'MessagePosted', data: { ...posted('cal').data, ...news } } as ChatLogEvent;
    given(said)
      .when({ ...edit('cal', 'Balls'), ...news })
      .thenRefused('not_team_manager');
  });

  it('that was reported can be changed', () => {
    given(posted('cal'), reported('dee')).when(edit('cal', 'Balls')).then(edited('cal', 'Balls'));
  });
});

it('facts about messages that are not there change nothing', () => {
  expect(given(deleted, edited('cal', 'Balls')).state).toEqual(given().state);
});
