import type { TeamHistoryEntry } from '@fieldhouse/api-contract';
import { kindOf, sentenceFor } from './history-words';

const entry = (more: Partial<TeamHistoryEntry>): TeamHistoryEntry => ({
  revision: 1,
  type: 'TeamCreated',
  at: '2026-10-01T00:00:00.000Z',
  by: 'Ana Brook',
  member: 'Kim Young',
  changes: [],
  reason: null,
  undo: null,
  ...more,
});
const change = (field: string, from: string | null, to: string | null) => ({ field, from, to });

it.each([
  [
    entry({ type: 'MemberJoined', changes: [change('role', null, 'substitute')] }),
    'Kim Young joined as substitute',
  ],
  [
    entry({ type: 'MemberInvited', member: null, changes: [change('role', null, 'player')] }),
    'Somebody was invited as player',
  ],
  [entry({ type: 'MemberLeft' }), 'Kim Young was removed'],
  [entry({ type: 'MemberLeft', by: 'Kim Young' }), 'Kim Young left'],
  [entry({ type: 'MemberChanged', changes: [change('number', null, '7')] }), 'Kim Young: number 7'],
  [
    entry({
      type: 'TeamDetailsChanged',
      changes: [
        change('name', 'Hawks', 'Owls'),
        change('city', 'Springfield', null),
        change('joinPolicy', 'open', 'invite'),
      ],
    }),
    'Changed: name from Hawks to Owls, city Springfield removed, and how people join from anybody can join to by invitation only',
  ],
  [
    entry({ type: 'TeamSeasonStarted', changes: [change('season', null, 'Fall')] }),
    'A new season began: Fall',
  ],
  [entry({ type: 'SomethingNew' }), 'The team was changed'],
])('says %j as a sentence', (fact, sentence) => {
  expect(sentenceFor(fact)).toBe(sentence);
});

it.each([
  ['MemberRoleChanged', 'people'],
  ['MemberInvitationDeclined', 'invitations'],
  ['JoinRequested', 'invitations'],
  ['TeamLinkClosed', 'invitations'],
  ['TeamCrestSet', 'team'],
  ['TeamDetailsChanged', 'team'],
])('counts %s among %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});
