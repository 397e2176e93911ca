import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { draftEvents } from '@fieldhouse/events/drafts';
import {
  Unseen,
  hashOf,
  type Actor,
  type AggregateType,
  type Command,
  type DomainEvent,
} from '@fieldhouse/kernel';
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
import { account, candidates, live, published, team } from '../domain/draft.scenario';
import { ReasonAuthors } from '../infrastructure/reason-authors.store';
import { DraftCommand, DraftHandler, type DraftRequest } from './draft.handler';
import type { DraftLeaguePort } from './league.port';
import { ResultKey } from './result-key';
import { ResultSigner } from './result-signer';

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

const follows: Actor = { kind: 'process', name: 'draft-follows-league' };
const metadata = {
  $correlationId: 'c',
  $causationId: 'c',
  commandId: uuidv4(),
  commandHash: '',
  actor: follows,
  occurredAt: new Date().toISOString(),
};

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

  const setUp = (teamIds: readonly string[] = ['t1', 't2']) => {
    const id = uuidv4();
    const keyring = new MemoryKeyring();
    const catalog = new EventCatalog(draftEvents, keyring);
    const store = new HurriedStore(events, catalog, keyring, new MongoCommandAnswers(mongo.db('answers')));
    const leagues: DraftLeaguePort = {
      league: () =>
        Promise.resolve({
          teams: teamIds.map((teamId) => team(teamId)),
          formerCaptainTeamIds: [],
          commissionerIds: ['boss'],
          name: 'Tuesday League',
          teamCount: 2,
          cancelledBecause: null,
        }),
      isMember: () => Promise.resolve(false),
      pool: () => Promise.resolve(candidates(6)),
    };
    const authors = new ReasonAuthors(mongo.db('authors'));
    const signer = new ResultSigner(events, catalog, new ResultKey(keyring));
    const handler = new DraftHandler(store, leagues, authors, signer);
    const begin = async (history = live()) =>
      events.append(
        `draft-${id}`,
        await Promise.all(history.map((event) => catalog.encode(uuidv4(), event, metadata))),
        'no_stream',
      );
    const ask = (request: DraftRequest, actor: Actor) =>
      handler.execute(
        new DraftCommand(id, request, {
          commandId: uuidv4(),
          correlationId: 'c',
          causationId: 'c',
          requestHash: hashOf(request),
          actor,
        }),
      );
    const last = async () => {
      const stored = [];
      for await (const event of events.read(`draft-${id}`)) stored.push(event);
      return stored.at(-1);
    };
    return { id, store, authors, begin, ask, last };
  };

  const requests: readonly DraftRequest[] = [{ type: 'RefreshDraftPool' }, { type: 'RefreshDraftTeams' }];

  it.each(requests)(
    'does not take a draft that began meanwhile for one without players: $type',
    async (request) => {
      const { id, store, begin, ask } = setUp();
      store.meanwhile = () => begin();
      await expect(ask(request, follows)).rejects.toThrow(DraftError);
      expect((await store.load(draftAggregate, id)).state.status).toBe('live');
    },
  );

  it('notes who gives a reason before it is written, so that an erasure finds it, and keeps nothing of strangers', async () => {
    const { id, authors, begin, ask, last } = setUp();
    await begin();
    const pause: DraftRequest = { type: 'PauseDraft', leagueId: 'l1', reason: 'because of rain' };
    await expect(ask(pause, account('stranger'))).rejects.toThrow(Unseen);
    expect(await authors.of('stranger')).toEqual([]);
    await ask(pause, account('boss'));
    expect(await authors.of('boss')).toMatchObject([{ draftId: id }]);
    const paused = await last();
    expect(paused).toMatchObject({ type: 'DraftPaused', data: { authorId: 'boss' } });
    expect(JSON.stringify(paused?.data)).not.toContain('rain');
    await authors.removeAllOf('boss');
    expect(await authors.of('boss')).toEqual([]);
  });

  it('assigns a late player to a team that the league still has', async () => {
    const { begin, ask, last } = setUp(['t2']);
    await begin(published);
    await ask({ type: 'AssignLatePlayer', leagueId: 'l1', playerId: 'e' }, account('boss'));
    expect(await last()).toMatchObject({ type: 'LatePlayerAssigned', data: { teamId: 't2' } });
  });
});
