import { specification } from '@fieldhouse/kernel/testing';
import type { NoticeSettingsEvent } from '@fieldhouse/events/notifications';
import { isTold, type NoticeChoice } from '@fieldhouse/values';
import { accountId, added, me, set } from './notice-settings.fixture';
import { noticeSettingsDecider } from './notice-settings.decider';

const { given } = specification(noticeSettingsDecider);
type Said = Pick<NoticeChoice, 'kind' | 'channel' | 'teamId'>;
const say = (said: Said, on: boolean | null, ownTeam = true) =>
  ({ ...me, type: 'SetNoticeChannel', ...said, on, ownTeam }) as const;
const mentions = { kind: 'mention', channel: 'email', teamId: null } as const;
const inTeam = { ...mentions, teamId: 't1' };

describe('how somebody is told of a kind', () => {
  it('is what they say, once', () => {
    given().when(say(mentions, false)).then(set(mentions, false));
    given(set(mentions, false)).when(say(mentions, false)).then();
    given(set(mentions, false)).when(say(mentions, true)).then(set(mentions, true));
    given(set(mentions, false))
      .when(say({ ...mentions, channel: 'push' }, false))
      .then(set({ ...mentions, channel: 'push' }, false));
  });

  it('is taken back where something was said', () => {
    given().when(say(mentions, null)).then();
    given(set(mentions, false)).when(say(mentions, null)).then(set(mentions, null));
    given(set(mentions, false), set(mentions, null)).when(say(mentions, null)).then();
    expect(given(set(mentions, false), set(mentions, null)).state.choices).toEqual([]);
  });

  it('is another for a team of theirs', () => {
    given(set(mentions, false)).when(say(inTeam, true)).then(set(inTeam, true));
    const { choices } = given(set(mentions, false), set(inTeam, true)).state;
    expect(isTold(choices, 'mention', 'email', 't1')).toBe(true);
    expect(isTold(choices, 'mention', 'email', 't2')).toBe(false);
    given(set(inTeam, true)).when(say(inTeam, null)).then(set(inTeam, null));
    given()
      .when(say(inTeam, true, false))
      .thenRefused('not_found');
  });

  it('goes only ways that the kind has', () => {
    given()
      .when(say({ kind: 'draft', channel: 'email', teamId: 't1' }, false))
      .thenRefused('channel_unknown');
  });

  it('is for nobody else to say', () => {
    const actor = { kind: 'account', accountId: 'a2' } as const;
    given()
      .when({ ...say(mentions, false), actor })
      .thenRefused('not_found');
    given()
      .when({ ...say(mentions, false), actor: { kind: 'anonymous' } })
      .thenRefused('not_found');
  });
});

describe('the link of a mail', () => {
  const link = (on: boolean) =>
    ({ ...me, actor: { kind: 'anonymous' }, type: 'SetMailsOfKind', kind: 'mention', on }) as const;
  const off = set(mentions, false, 'unsubscribe');

  it('ends mails of its kind for whoever has it, once', () => {
    given().when(link(false)).then(off);
    given(off).when(link(false)).then();
    given(set(mentions, false)).when(link(false)).then();
  });

  it('ends them in teams for which they were wanted all the same', () => {
    const push = { ...inTeam, channel: 'push' } as const;
    const elsewhere = { ...inTeam, teamId: 't2' };
    given(set(inTeam, true), set(push, true), set(elsewhere, false))
      .when(link(false))
      .then(off, set(inTeam, null, 'unsubscribe'));
    given(set(mentions, false), set(inTeam, true))
      .when(link(false))
      .then(set(inTeam, null, 'unsubscribe'));
  });

  it('lets them begin again', () => {
    given(set(mentions, false))
      .when(link(true))
      .then(set(mentions, true, 'unsubscribe'));
    given(set(mentions, true), set(inTeam, false)).when(link(true)).then();
    given(set(mentions, false), set(inTeam, true)).when(link(true)).then();
  });

  describe('that has ended them', () => {
    const chat = { kind: 'chat', channel: 'email', teamId: null } as const;
    const chatLink = (on: boolean) => ({ ...link(on), kind: 'chat' }) as const;
    const [oneTeam, otherTeam] = [
      { ...chat, teamId: 't1' },
      { ...chat, teamId: 't2' },
    ];
    const stopped = [
      set(oneTeam, true),
      set(chat, false, 'unsubscribe'),
      set(oneTeam, null, 'unsubscribe'),
    ] as const;
    const restored = [set(chat, null, 'unsubscribe'), set(oneTeam, true, 'unsubscribe')] as const;

    it('lets them begin again for the teams that they were for, and for no other', () => {
      given(set(oneTeam, true)).when(chatLink(false)).then(stopped[1], stopped[2]);
      given(...stopped)
        .when(chatLink(true))
        .then(...restored);
      const { choices } = given(...stopped, ...restored).state;
      expect(choices).toEqual(given(set(oneTeam, true)).state.choices);
      expect(isTold(choices, 'chat', 'email', 't2')).toBe(false);
    });

    it('leaves what was said besides as it is', () => {
      given(set(otherTeam, false), ...stopped)
        .when(chatLink(true))
        .then(...restored);
      given(off)
        .when(link(true))
        .then(set(mentions, null, 'unsubscribe'));
      given(...stopped, off)
        .when(chatLink(true))
        .then(...restored);
    });

    it('changes nothing where it is pressed again', () => {
      given(...stopped, ...restored)
        .when(chatLink(true))
        .then();
      given(...stopped, ...restored)
        .when(chatLink(false))
        .then(stopped[1], stopped[2]);
    });

    it('does not bring back what the settings have changed since', () => {
      given(...stopped, set(otherTeam, true), set(otherTeam, null))
        .when(chatLink(true))
        .then(set(chat, true, 'unsubscribe'));
      given(...stopped, set({ ...oneTeam, channel: 'push' }, false))
        .when(chatLink(true))
        .then(...restored);
    });

    it('lets them begin where there were none', () => {
      given(set(chat, false, 'unsubscribe'))
        .when(chatLink(true))
        .then(set(chat, true, 'unsubscribe'));
    });
  });
});

describe('quiet hours', () => {
  const quiet = { from: '22:00', to: '08:00', zone: 'America/Chicago' };
  const set = (hours: typeof quiet | null) => ({ ...me, type: 'SetQuietHours', quiet: hours }) as const;
  const were = (hours: typeof quiet | null): NoticeSettingsEvent => ({
    type: 'QuietHoursSet',
    data: { accountId, quiet: hours },
  });

  it('hold until others are set or none', () => {
    given().when(set(null)).then();
    given().when(set(quiet)).then(were(quiet));
    given(were(quiet)).when(set(quiet)).then();
    given(were(quiet))
      .when(set({ ...quiet, to: '07:00' }))
      .then(were({ ...quiet, to: '07:00' }));
    given(were(quiet)).when(set(null)).then(were(null));
  });

  it('are by the clock of a zone that there is', () => {
    given()
      .when(set({ ...quiet, zone: 'Mars/Olympus' }))
      .thenRefused('zone_unknown', { zone: 'Mars/Olympus' });
  });
});

it('changes nothing else, whatever is set', () => {
  const quiet = { from: '22:00', to: '08:00', zone: 'America/Chicago' };
  const all: readonly NoticeSettingsEvent[] = [
    set(mentions, false),
    { type: 'QuietHoursSet', data: { accountId, quiet } },
    { type: 'ReminderLeadSet', data: { accountId, kind: 'draftReminder', minutes: 15 } },
    added('phone'),
  ];
  const settings = given(...all).state;
  expect(given(...all.toReversed()).state).toEqual(settings);
  expect(settings).toMatchObject({
    choices: [{ ...mentions, on: false }],
    quiet,
    leads: { draftReminder: 15 },
    devices: [{ deviceId: 'phone' }],
  });
});

describe('how long before somebody is reminded', () => {
  const lead = (minutes: 15 | 60 | null) =>
    ({ ...me, type: 'SetReminderLead', kind: 'draftReminder', minutes }) as const;
  const leadSet = (minutes: 15 | 60 | null): NoticeSettingsEvent => ({
    type: 'ReminderLeadSet',
    data: { accountId, kind: 'draftReminder', minutes },
  });

  it('is an hour until they say something else, or that they want none', () => {
    given().when(lead(60)).then();
    given().when(lead(15)).then(leadSet(15));
    given(leadSet(15)).when(lead(15)).then();
    given(leadSet(15)).when(lead(null)).then(leadSet(null));
    given(leadSet(null)).when(lead(null)).then();
    given(leadSet(null)).when(lead(60)).then(leadSet(60));
  });

  it('is for nobody else to say', () => {
    given()
      .when({ ...lead(15), actor: { kind: 'account', accountId: 'a2' } })
      .thenRefused('not_found');
  });
});
