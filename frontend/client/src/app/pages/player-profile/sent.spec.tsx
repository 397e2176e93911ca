import type { DeliveryView, WhyView } from '@fieldhouse/api-contract';
import { screen, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { delivery, noticeSettings } from '../../../../test/notice-samples';
import { renderApp } from '../../../../test/render-app';
import { outcomeOf } from '../../../features/notifications/sent/delivery-words';
import { becauseOf, factOf } from '../../../features/notifications/sent/why-words';
import { shortTime } from '../../../features/notifications/bell/notification-words';

const WHY: WhyView = {
  kind: 'mention',
  chain: [{ type: 'MessagePosted', at: '2026-11-23T19:30:00.000Z', by: 'ben', name: 'Ben Ortiz' }],
  because: 'named',
  teamName: 'Night Hawks',
  deliveries: [delivery(), delivery({ id: 'push:mention:m1', channel: 'push', state: 'nowhere' })],
};

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/notification-settings', { body: noticeSettings() });
});
const open = (deliveries: readonly DeliveryView[], next: string | null = null) => {
  network.on('GET', '/notifications/deliveries', ({ query }) => ({
    body: query.has('before')
      ? { deliveries: [delivery({ id: 'email:chat:m0', kind: 'chat' })], next: null }
      : { deliveries, next },
  }));
  return renderApp('/player-profile?tab=notifications');
};
const section = async () => within(await screen.findByRole('region', { name: 'What was sent' }));
const rows = async () => (await section()).findAllByRole('listitem');

describe('what was sent', () => {
  it('says that there is nothing yet', async () => {
    open([]);
    expect(await (await section()).findByText('Nothing was sent yet.')).toBeVisible();
  });

  it('has each with what it was about and what became of it, and older ones when they are asked for', async () => {
    const { user } = open([delivery({ held: 'quiet' })], 'older');
    const [row] = await rows();
    expect(row).toHaveTextContent('Mentions · Night Hawks · Ben Ortiz');
    expect(row).toHaveTextContent(
      `E-mail sent ${shortTime('2026-11-23T19:45:00.000Z')}; waited for the end of your quiet hours`,
    );
    await user.click((await section()).getByRole('button', { name: 'Show more' }));
    await (await section()).findByText('Team chat · Night Hawks · Ben Ortiz');
    expect(await rows()).toHaveLength(2);
    expect((await section()).queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says why it could not be loaded, and asks again', async () => {
    network.on('GET', '/notifications/deliveries', problem(500, 'internal', 'Broken'));
    const { user } = renderApp('/player-profile?tab=notifications');
    expect(await screen.findByText('What was sent could not be loaded')).toBeVisible();
    network.on('GET', '/notifications/deliveries', { body: { deliveries: [delivery()], next: null } });
    await user.click((await section()).getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });

  const at = shortTime('2026-11-23T19:45:00.000Z');
  const later = '2126-11-23T19:45:00.000Z';
  it.each<[string, Partial<DeliveryView>]>([
    [`E-mail sent ${at}`, {}],
    [`E-mail sent ${at}, with 2 others; waited for you to read it first`, { together: 3, held: 'together' }],
    [
      `Push on its way since ${shortTime('2020-01-01T00:00:00.000Z')}`,
      { channel: 'push', state: 'planned', dueAt: '2020-01-01T00:00:00.000Z' },
    ],
    [
      `Push goes out ${at}, after your quiet hours`,
      { channel: 'push', state: 'planned', held: 'quiet', dueAt: later },
    ],
    [`E-mail goes out ${at}, unless you read it first`, { state: 'planned', held: 'together', dueAt: later }],
    [`E-mail goes out ${at}`, { state: 'planned', dueAt: later }],
    ['E-mail not sent: you had read it by then', { state: 'seen' }],
    ['E-mail not sent: it was over by then', { state: 'over' }],
    ['E-mail not sent: you had turned it off', { state: 'off' }],
    ['E-mail not sent: it no longer concerned you', { state: 'gone' }],
    ['E-mail not sent: your address was not confirmed', { state: 'nowhere' }],
    ['Push not sent: push was not on for any device', { state: 'nowhere', channel: 'push' }],
    ['E-mail not sent: your e-mail service did not take it', { state: 'refused' }],
    ['Push not sent: the device did not take it', { state: 'refused', channel: 'push' }],
    ['E-mail not sent: it was more than a day late', { state: 'late' }],
  ])('reads %j', (words, more) => {
    expect(outcomeOf(delivery(more))).toBe(words);
  });
});

describe('why one is told', () => {
  it('says what happened, why it is for this person and where it went', async () => {
    network.on('GET', '/notifications/:id/why', { body: WHY });
    const { user } = open([delivery()]);
    await user.click(await screen.findByRole('button', { name: /^Why did I get this\? Mentions/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why did I get this?' }));
    const happened = within(await dialog.findByRole('list', { name: 'What happened' }));
    const fact = happened.getByRole('listitem');
    expect(fact).toHaveTextContent('Ben Ortiz wrote a message that mentions you');
    expect(fact).toHaveTextContent(`Night Hawks · ${shortTime('2026-11-23T19:30:00.000Z')}`);
    expect(dialog.getByText('You are mentioned by name.')).toBeVisible();
    const ways = within(dialog.getByRole('list', { name: 'Where it went' })).getAllByRole('listitem');
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('E-mail sent'),
      expect.stringContaining('Push not sent: push was not on for any device'),
    ]);
    expect(network.sent('GET', '/notifications/mention%3Am1/why')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it is there no more', async () => {
    const { user } = open([delivery()]);
    await user.click(await screen.findByRole('button', { name: /^Why did I get this\?/ }));
    expect(await screen.findByText('Not found or no longer shared')).toBeVisible();
  });

  it.each([
    [
      'You asked to join the team',
      'joined',
      { type: 'JoinRequested', by: 'ana', name: 'Ana Brook', isOwn: true },
    ],
    [
      'Someone accepted the request',
      'joined',
      { type: 'JoinRequestAccepted', by: 'ben', name: null, isOwn: false },
    ],
    [
      'A place came free, and you were next',
      'placeOffer',
      { type: 'PlaceOffered', by: null, name: null, isOwn: false },
    ],
    [
      'Fieldhouse gave you a place',
      'registration',
      { type: 'PlaceTaken', by: null, name: null, isOwn: false },
    ],
    [
      'Somebody who manages the money reminded you',
      'payment',
      { type: 'PayerReminded', by: null, name: null, isOwn: false },
    ],
    [
      'The time to answer the invitation was over',
      'noAnswer',
      { type: 'TeamInvitationExpired', by: 'ann', name: 'Ann Lee', isOwn: false },
    ],
    [
      'Ann Lee asked to play on the team',
      'joinRequest',
      { type: 'RegistrationSubmitted', by: 'ann', name: 'Ann Lee', isOwn: false },
    ],
    [
      'You sent your registration',
      'registrationReceipt',
      { type: 'RegistrationSubmitted', by: null, name: null, isOwn: false },
    ],
    ['Roster frozen · Fieldhouse', 'joined', { type: 'RosterFrozen', by: null, name: null, isOwn: false }],
  ] as const)('reads %j', (words, kind, fact) => {
    expect(factOf(kind, fact)).toBe(words);
  });

  it.each([
    ['It is about your own place on the team.', 'joined', 'named'],
    ['It is about your own request to join.', 'requestDeclined', 'named'],
    ['It is for everybody on the team.', 'chat', 'team'],
    ['It is for the people who run the team, or lead it in the league.', 'joinRequest', 'captains'],
    ['You pick in this draft, or you run it.', 'draft', 'draft'],
    ['You picked for the team until then.', 'draft', 'team_lost'],
    ['It is about your own registration.', 'placeOffer', 'registration'],
    ['You have a part in the league, or are registered with it.', 'broadcast', 'league'],
    ['You owe it, have paid it, or it is credit of yours.', 'payment', 'payment'],
    ['You look after this money.', 'payment', 'treasurer'],
    ['The invitation is for you.', 'invitation', 'invited'],
  ] as const)('reads %j', (words, kind, because) => {
    expect(becauseOf({ kind, because })).toBe(words);
  });
});
