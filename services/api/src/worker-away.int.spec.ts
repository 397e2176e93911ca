import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { allEvents } from '@fieldhouse/contexts';
import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { registrationInvoiceId } from '@fieldhouse/events/payments';
import { asks, metaFromProcess, type Effect } from '@fieldhouse/kernel';
import { CommandSender } from '@fieldhouse/platform';
import { registrationsOwe } from '@fieldhouse/processes';
import { ProjectionsModule } from '@fieldhouse/projections';
import { startTestApp, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { ApiModule } from './api.module';
import { movedClock, type MovedClock } from './testing/moved-clock';
import { openLeague, register } from './testing/open-league';

const MINUTE_MS = 60_000;
const PRICE = 5_000;

describe('while no worker runs', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let clock: MovedClock;
  let owner: TestPerson;

  beforeAll(async () => {
    clock = movedClock();
    stack = await startEmbeddedStack();
    app = await startTestApp({ stack, modules: [ApiModule, ProjectionsModule], events: allEvents });
    owner = await app.signUp('owner');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
    clock.restore();
  });

  const factsOf = (leagueId: string) => app.eventsOf<LeaguePlacesEvent>(`leaguePlaces-${leagueId}`);
  /** Sends what a worker would, once one runs. */
  const send = async (leagueId: string, effects: readonly Effect[]): Promise<void> => {
    const [cause] = await factsOf(leagueId);
    const about = { id: cause?.id ?? '', correlationId: cause?.metadata.$correlationId ?? '' };
    for (const effect of effects)
      if (effect.kind === 'dispatch')
        await app.nest
          .get(CommandSender)
          .send(effect.command, metaFromProcess('a-worker', about, effect.command.request));
  };

  it('a place stays theirs who pay for it in time', async () => {
    const ann = await app.signUp('ann');
    const leagueId = await openLeague(app, owner, {
      ...{ format: 'individual', paidFirst: true, places: { players: 1, positions: [], genders: [] } },
      prices: { free_agent: { early: null, regular: PRICE, late: null } },
    });
    const registrationId = await register(app, leagueId, ann, {}, PRICE);
    const asked = (await factsOf(leagueId)).filter(({ type }) => type === 'PaymentAsked');
    await send(
      leagueId,
      asked.flatMap((one) => registrationsOwe.react(one)),
    );
    const receivedOn = new Date().toISOString().slice(0, 10);
    await app.command('POST', `/invoices/${registrationInvoiceId(registrationId)}/payments`, {
      token: owner.token,
      body: { amountMinor: PRICE, currency: 'USD', way: 'cash', receivedOn, paidBy: null, proof: 'No. 7' },
    });
    clock.forward(20 * MINUTE_MS);
    await send(leagueId, [asks({ aggregate: 'leaguePlaces', id: leagueId, request: { type: 'CatchUp' } })]);
    const types = (await factsOf(leagueId)).map(({ type }) => type);
    expect(types).toContain('RegistrationConfirmed');
    expect(types).not.toContain('PaymentLapsed');
  });
});
