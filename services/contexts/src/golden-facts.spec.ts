import { betaApplicationEvents, betaSpotsEvents } from '@fieldhouse/events/beta';
import { chatLogEvents, chatReaderEvents, chatRoomEvents } from '@fieldhouse/events/chat';
import { contactEvents } from '@fieldhouse/events/contact';
import { draftEvents, draftPlanEvents } from '@fieldhouse/events/drafts';
import { accountEvents } from '@fieldhouse/events/identity';
import {
  leagueBroadcastEvents,
  leagueDisciplineEvents,
  leagueEvents,
  leaguePlacesEvents,
  playerPoolEvents,
  prospectusEvents,
  registrationEvents,
  scheduleRequestEvents,
} from '@fieldhouse/events/leagues';
import {
  deliveryEvents,
  inboxEvents,
  noticeSettingsEvents,
  reminderEvents,
} from '@fieldhouse/events/notifications';
import {
  invoiceEvents,
  moneyTermsEvents,
  periodEvents,
  providerEventEvents,
  providerSweepEvents,
  reconciliationEvents,
  settlementEvents,
  teamFeesEvents,
  walletEvents,
} from '@fieldhouse/events/payments';
import { playerProfileEvents } from '@fieldhouse/events/players';
import { teamEvents } from '@fieldhouse/events/teams';
import { foldBatch, type EventDefinition, type RecordedEvent } from '@fieldhouse/kernel';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allEvents, allProjections } from './all';
import { goldenFactsOf } from './golden-facts.fixture';

/** What stands in the streams of each category. */
const streams: Readonly<Record<string, readonly EventDefinition[]>> = {
  account: accountEvents,
  betaApplication: betaApplicationEvents,
  betaSpots: betaSpotsEvents,
  chatLog: chatLogEvents,
  chatReader: chatReaderEvents,
  chatRoom: chatRoomEvents,
  contactTicket: contactEvents,
  deliveries: deliveryEvents,
  draft: draftEvents,
  draftPlan: draftPlanEvents,
  inbox: inboxEvents,
  invoice: invoiceEvents,
  league: leagueEvents,
  leagueBroadcasts: leagueBroadcastEvents,
  leagueDiscipline: leagueDisciplineEvents,
  leaguePlaces: leaguePlacesEvents,
  moneyTerms: moneyTermsEvents,
  noticeSettings: noticeSettingsEvents,
  period: periodEvents,
  playerPool: playerPoolEvents,
  playerProfile: playerProfileEvents,
  prospectus: prospectusEvents,
  providerEvent: providerEventEvents,
  providerSweep: providerSweepEvents,
  reconciliation: reconciliationEvents,
  registration: registrationEvents,
  reminders: reminderEvents,
  scheduleRequests: scheduleRequestEvents,
  settlement: settlementEvents,
  team: teamEvents,
  teamFees: teamFeesEvents,
  wallet: walletEvents,
};

type Folded = {
  readonly category: string;
  readonly decider: {
    readonly initialState: unknown;
    readonly evolve: (state: unknown, fact: RecordedEvent) => unknown;
  };
};
const isAggregate = (value: unknown): value is Folded =>
  typeof value === 'object' && value !== null && 'category' in value && 'decider' in value;

const services = join(__dirname, '../..');
/** Reads only what somebody wrote to somebody else alone; the golden message is a team's. */
const DIRECT_CHATS = 'chat-directs';

/** Every aggregate that some file of the services exports, by its category. */
const aggregates = new Map(
  readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/src\/.*(?<!spec)\.ts$/.test(file) && !/node_modules|\/testing\//.test(file))
    .map((file) => join(services, file))
    .filter((file) => /^export const \w+Aggregate\b/m.test(readFileSync(file, 'utf8')))
    .flatMap((file) => Object.values(jest.requireActual<object>(file)))
    .filter(isAggregate)
    .map((aggregate) => [aggregate.category, aggregate.decider]),
);

/** The golden facts of a category as one stream has them, one after the other. */
const factsOf = (category: string): readonly RecordedEvent[] =>
  (streams[category] ?? []).flatMap(goldenFactsOf).map((fact, revision) => ({ ...fact, revision }));

/** The same of several categories, as the log has them. */
const logOf = (categories: readonly string[]): RecordedEvent[] =>
  categories.flatMap(factsOf).map((fact, index) => {
    const at = BigInt(index + 1);
    return { ...fact, position: { commit: at, prepare: at } };
  });

describe('golden facts', () => {
  it('are of every type, in the streams of aggregates', () => {
    expect(new Set(Object.values(streams).flat())).toEqual(new Set(allEvents));
    expect([...aggregates.keys()].sort()).toEqual(Object.keys(streams).sort());
  });

  it.each(Object.keys(streams))('are folded by the aggregate: %s', (category) => {
    const decider = aggregates.get(category);
    if (!decider) throw new Error(`no aggregate of ${category}`);
    const facts = factsOf(category);
    for (const fact of facts) expect(() => decider.evolve(decider.initialState, fact)).not.toThrow();
    expect(() => facts.reduce(decider.evolve, decider.initialState)).not.toThrow();
  });

  it.each(allProjections.map((projection) => [projection.name, projection] as const))(
    'are folded by the read model: %s',
    (name, projection) => {
      const log = logOf(projection.categories);
      for (const fact of log) expect(() => foldBatch(projection, new Map(), [fact])).not.toThrow();
      expect(foldBatch(projection, new Map(), log).size > 0).toBe(name !== DIRECT_CHATS);
    },
  );
});
