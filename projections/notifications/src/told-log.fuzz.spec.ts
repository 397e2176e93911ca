import type { DeliveryEvent } from '@fieldhouse/events/notifications';
import { foldBatch, type Positioned, type Projection, type RecordedEvent } from '@fieldhouse/kernel';
import { at, recorded } from '@fieldhouse/kernel/testing';
import { attackSeed, attackSize } from '@fieldhouse/testing/attack-size';
import { chanceOf, type Chance } from '@fieldhouse/testing/seeded';
import { isFor } from './audience';
import { deliveriesProjection, type DeliveryDocument } from './deliveries/deliveries.projection';
import type { NotificationDocument, ToldEvent } from './notification';
import { notificationsProjection } from './notifications.projection';

type Fact = ToldEvent | DeliveryEvent;
/** What is expected: by thing, whom it names and whether it is for the team; null: it is over. Of deliveries, the state. */
type Expected = {
  readonly told: Map<string, { named: readonly string[]; wide: 'team' | null; by: string } | null>;
  readonly sent: Map<string, string>;
};

const FACTS = 30;
const teamId = 't1';
const people = ['ana', 'ben', 'cal'] as const;

/** A history, and what it comes to, said in another way than the projections say it. */
const historyOf = ({ below, oneOf }: Chance): { facts: readonly Fact[]; expected: Expected } => {
  const expected: Expected = { told: new Map(), sent: new Map() };
  const facts: Fact[] = [];
  const authors = new Map<string, string>();
  const say = (): void => {
    const messageId = `m${below(6)}`;
    const mentions = below(2) === 0 ? [] : [oneOf(people)];
    const wide = below(4) === 0 ? ('team' as const) : null;
    const known = authors.get(messageId);
    const authorId = known ?? oneOf(people);
    const message = { chatId: teamId, channel: 'team', messageId } as const;
    const text = { ...message, authorId, text: 'Hi', mentions, wide };
    const isOver = mentions.length === 0 && wide === null;
    const id = `mention:${messageId}`;
    if (known === undefined) {
      authors.set(messageId, authorId);
      facts.push({ type: 'MessagePosted', data: { ...text, replyTo: null, postedAt: at } });
      if (!isOver) expected.told.set(id, { named: mentions, wide, by: authorId });
    } else if (below(4) === 0) {
      facts.push({ type: 'MessageDeleted', data: message });
      expected.told.set(id, null);
    } else {
      facts.push({ type: 'MessageEdited', data: { ...text, editedAt: at } });
      expected.told.set(id, isOver ? null : { named: mentions, wide, by: authorId });
    }
  };
  const invite = (): void => {
    const invitationId = `i${below(4)}`;
    const id = `invitation:${invitationId}`;
    if (expected.told.has(id)) {
      facts.push({ type: 'MemberInvitationDeclined', data: { teamId, invitationId } });
      expected.told.set(id, null);
      return;
    }
    const accountId = oneOf(people);
    const sent = { email: '', role: 'player', sentAt: at, expiresAt: at } as const;
    facts.push({ type: 'MemberInvited', data: { teamId, invitationId, accountId, ...sent } });
    expected.told.set(id, { named: [accountId], wide: null, by: 'ana' });
  };
  const deliver = (): void => {
    const deliveryId = `email:mention:m${below(6)}`;
    const accountId = oneOf(people);
    const key = `${accountId}:${deliveryId}`;
    const channel = 'email' as const;
    const state = expected.sent.get(key);
    if (state === undefined) {
      const cause = { eventId: 'e', type: 'MessagePosted', at, stream: 's', revision: 0 };
      const plan = { kind: 'mention', teamId, by: null, message: null, cause, held: null } as const;
      facts.push({
        type: 'DeliveryPlanned',
        data: { accountId, deliveryId, channel, ...plan, plannedAt: at, dueAt: at },
      });
      expected.sent.set(key, 'planned');
    } else if (state === 'planned') {
      const end = oneOf(['sent', 'seen', 'gone'] as const);
      const ended = { accountId, channel, deliveryIds: [deliveryId] };
      facts.push(
        end === 'sent'
          ? { type: 'DeliveriesSent', data: { ...ended, sentAt: at } }
          : { type: 'DeliveriesSkipped', data: { ...ended, why: end, skippedAt: at } },
      );
      expected.sent.set(key, end);
    }
  };
  while (facts.length < FACTS) oneOf([say, invite, deliver])();
  return { facts, expected };
};

/**
 * Hands a log to a projection as a store and a runner may that die: parts come again from an older place, facts about
 * different things change places, of what a part changed only some is kept, and one that was thought dead comes late.
 */
const foldedBadly = <Doc extends { readonly _id: string }>(
  projection: Projection<Doc, never>,
  log: readonly RecordedEvent[],
  { below }: Chance,
): ReadonlyMap<string, Positioned<Doc>> => {
  const anyEvent = projection as Projection<Doc>;
  const stored = new Map<string, Positioned<Doc>>();
  for (let place = 0; place < log.length;) {
    const part = shuffled(anyEvent, log.slice(place, place + 1 + below(8)), below);
    const documents = new Map(stored);
    const changed = foldBatch(anyEvent, documents, part);
    const dies = below(3) === 0;
    for (const id of changed) {
      const document = documents.get(id);
      if (document && (!dies || below(2) === 0)) stored.set(id, document);
    }
    place = dies ? Math.max(0, place - below(10)) : place + part.length;
  }
  const late = below(log.length + 1);
  foldBatch(anyEvent, stored, log.slice(late, late + 3));
  return stored;
};

const shuffled = (
  { idsOf }: Pick<Projection, 'idsOf'>,
  part: readonly RecordedEvent[],
  below: Chance['below'],
): readonly RecordedEvent[] => {
  const order = [...part];
  for (let n = order.length - 1; n > 0; n -= 1) {
    const [one, other] = [order[n - 1], order[n]];
    if (!one || !other || below(2) === 0) continue;
    const ids = new Set(idsOf(one));
    if (!idsOf(other).some((id) => ids.has(id))) [order[n - 1], order[n]] = [other, one];
  }
  return order;
};

const presentIn = <Doc>(documents: ReadonlyMap<string, Positioned<Doc>>): readonly Positioned<Doc>[] =>
  [...documents.values()].filter(({ _gone }) => !_gone);

/** What somebody is listed, without order. */
const listOf = (told: readonly NotificationDocument[], accountId: string): readonly string[] =>
  told
    .filter((one) =>
      isFor(one, {
        accountId,
        membership: { memberId: accountId, accountId, role: 'player', status: 'active', since: '' },
        hearing: { mute: 'all', hidden: [] },
      }),
    )
    .map(({ _id }) => _id)
    .sort();

const faultsOf = (seed: number): readonly string[] => {
  const chance = chanceOf(seed);
  const { facts, expected } = historyOf(chance);
  const log = recorded<Fact>(facts);
  const isDelivery = ({ type }: RecordedEvent): boolean => type.startsWith('Deliver');
  const told = presentIn<NotificationDocument>(
    foldedBadly(
      notificationsProjection,
      log.filter((one) => !isDelivery(one)),
      chance,
    ),
  );
  const sent = presentIn<DeliveryDocument>(foldedBadly(deliveriesProjection, log.filter(isDelivery), chance));
  const lists = people.filter((who) => {
    const wanted = [...expected.told].flatMap(([id, one]) =>
      one && one.by !== who && (one.wide === 'team' || one.named.includes(who)) ? [id] : [],
    );
    return listOf(told, who).join() !== wanted.sort().join();
  });
  const states = sent.map(({ _id, state }) => `${_id}=${state}`).sort();
  const wanted = [...expected.sent].map(([id, state]) => `${id}=${state}`).sort();
  return [
    ...lists.map((who) => `seed ${seed}: the list of ${who}`),
    ...(states.join() === wanted.join() ? [] : [`seed ${seed}: what was sent`]),
  ];
};

describe('what people are told, whatever comes twice, late or in another order', () => {
  it('is listed as it happened, and so is what was sent', () => {
    const faults: string[] = [];
    for (let seed = attackSeed; seed < attackSeed + attackSize(20_000); seed += 1)
      faults.push(...faultsOf(seed));
    expect(faults).toEqual([]);
  });
});
