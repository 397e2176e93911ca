import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { draftEvents } from '@fieldhouse/events/drafts';
import { hashOf, type AggregateType, type Command, type DomainEvent } from '@fieldhouse/kernel';
import {
  AggregateStore,
  EsdbEventStore,
  EventCatalog,
  MongoCommandAnswers,
} from '@fieldhouse/kernel/runtime';
import { MemoryKeyring } from '@fieldhouse/kernel/testing';
import { MongoClient } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import { DraftError, draftAggregate } from '../domain';
import { candidates, live, team } from '../domain/draft.scenario';
import { DraftCommand, DraftHandler, type DraftRequest } from './draft.handler';
import type { DraftLeaguePort } from './league.port';

/** A store in which something happens between a handler's look at the draft and its decision. */
class HurriedStore extends AggregateStore {
  meanwhile: (() => Promise<unknown>) | undefined;
  override async load<State, C extends Command, E extends DomainEvent>(
    type: AggregateType<State, C, E>,
    id: string,
  ) {
    const loaded = await super.load(type, id);
    await this.meanwhile?.();
    this.meanwhile = undefined;
    return loaded;
  }
}

describe('the handler of draft commands', () => {
  let stack: EmbeddedStack;
  let events: EsdbEventStore;
  let mongo: MongoClient;
  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['eventStore', 'documentStore'] });
    events = new EsdbEventStore(stack.eventStoreUrl);
    mongo = new MongoClient(stack.mongoUrl);
  });
  afterAll(async () => {
    await events.close();
    await mongo.close();
    await stack.stop();
  });

  const requests: readonly DraftRequest[] = [{ type: 'RefreshDraftPool' }, { type: 'RefreshDraftTeams' }];

  it.each(requests)(
    'does not take a draft that began meanwhile for one without players: $type',
    async (request) => {
      const id = uuidv4();
      const keyring = new MemoryKeyring();
      const catalog = new EventCatalog(draftEvents, keyring);
      const store = new HurriedStore(events, catalog, keyring, new MongoCommandAnswers(mongo.db('answers')));
      const leagues: DraftLeaguePort = {
        league: () => Promise.resolve({ teams: [team('t1'), team('t2')], commissionerIds: ['boss'] }),
        isMember: () => Promise.resolve(false),
        pool: () => Promise.resolve(candidates(4)),
      };
      const actor = { kind: 'process', name: 'draft-follows-league' } as const;
      const metadata = {
        $correlationId: 'c',
        $causationId: 'c',
        commandId: uuidv4(),
        commandHash: '',
        actor,
        occurredAt: new Date().toISOString(),
      };
      store.meanwhile = async () =>
        events.append(
          `draft-${id}`,
          await Promise.all(live().map((event) => catalog.encode(uuidv4(), event, metadata))),
          'no_stream',
        );
      const meta = {
        commandId: uuidv4(),
        correlationId: 'c',
        causationId: 'c',
        requestHash: hashOf(request),
        actor,
      };
      const asked = new DraftHandler(store, leagues).execute(new DraftCommand(id, request, meta));
      await expect(asked).rejects.toThrow(DraftError);
      expect((await store.load(draftAggregate, id)).state.status).toBe('live');
    },
  );
});
