import { allEvents } from '@fieldhouse/contexts';
import { startTestApp, type TestApp, type TestAppOptions } from '@fieldhouse/testing';
import { ProjectionsModule } from '@fieldhouse/projections';
import { WorkerModule } from '@fieldhouse/worker';
import { DiscoveryModule } from '@nestjs/core';
import { ApiModule } from '../api.module';

/** Who is made site admin when they sign up. */
export const SITE_ADMIN = 'site-admin';

/** What signs webhooks of the card provider. */
export const CARD_WEBHOOK_SECRET = 'whsec_of_tests';

/** The product as `npm start` runs it: the API with the worker and the projections in one process. */
export const startWholeApi = (
  stack: TestAppOptions['stack'],
  env: TestAppOptions['env'] = {},
): Promise<TestApp> =>
  startTestApp({
    stack,
    modules: [ApiModule, WorkerModule, ProjectionsModule, DiscoveryModule],
    events: allEvents,
    env: {
      FIRST_SITE_ADMIN: `${SITE_ADMIN}@example.org`,
      CARD_WEBHOOK_SECRETS: CARD_WEBHOOK_SECRET,
      ...env,
    },
  });
