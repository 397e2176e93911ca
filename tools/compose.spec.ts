import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Service = {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly args: Readonly<Record<string, string>> };
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  /** Null: what the shell or `.env` has, unset where they have nothing. */
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[]; readonly interval: string };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly profiles?: readonly string[];
  readonly networks?: readonly string[];
  readonly init?: boolean;
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> };
};
const root = join(__dirname, '..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
};
const services = Object.entries(compose.services);
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`there is no service ${name}`);
  return found;
};
const knownSettings = [
  ...readFileSync(join(root, 'services/platform/src/config.ts'), 'utf8').matchAll(/^ {2}([A-Z\d_]+):/gm),
].map(([, name = '']) => name);
const apps = services.filter(([, { build }]) => build !== undefined);

describe('docker-compose.yml', () => {
  it('runs each server at an exact version', () => {
    for (const [name, { image, build }] of services)
      expect([name, build?.context ?? image]).toEqual([
        name,
        expect.stringMatching(/^(\.|[\w./-]+:v?\d+\.\d+\.\d+[\w.-]*)$/),
      ]);
    expect(service('eventstore').image).toMatch(/:23\.10\./);
    for (const [, { build }] of apps) expect(build?.args).toHaveProperty('SITE_SOCIAL_URL');
    const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
    expect(image).toContain('ARG SITE_SOCIAL_URL\nRUN node tools/build-server.mjs');
  });

  it('opens its ports to this machine only, the event store’s UI on 2113', () => {
    const ports = services.flatMap(([, one]) => one.ports ?? []);
    expect(ports).toContain('127.0.0.1:2113:2113');
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    expect(new Set(ports.map((port) => port.split(':')[1])).size).toBe(ports.length);
  });

  it('knows of every long-running service whether it is well', () => {
    for (const [name, { healthcheck }] of services) {
      if (name !== 'mongodb-init')
        expect([name, healthcheck?.test[0]]).toEqual([name, expect.stringMatching(/^CMD/)]);
    }
  });

  it('asks each app itself whether it is well, so that a stuck one is not', () => {
    for (const [name, { healthcheck, environment = {} }] of apps) {
      const port = environment['PORT'] ?? environment['HEALTH_PORT'] ?? 'none';
      expect([name, healthcheck?.test.join(' ')]).toEqual([
        name,
        expect.stringContaining(`http://localhost:${port}/health/ready`),
      ]);
    }
  });

  it('has a first process in each app’s container that hands signals on before the app knows of them', () => {
    expect(apps.filter(([, { init }]) => init !== true).map(([name]) => name)).toEqual([]);
  });

  it('lets no log of a container fill the disk', () => {
    for (const [name, { logging }] of services)
      expect([name, logging?.options]).toEqual([
        name,
        { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d+$/) },
      ]);
  });

  it('lets whoever watches from the apps’ network have the metrics of each, and nobody else', () => {
    for (const [name, { environment = {}, ports = [], networks = [] }] of apps) {
      expect([name, environment['HOST'], environment['HEALTH_PORT']]).toEqual([name, '0.0.0.0', '3100']);
      expect([name, ports.filter((port) => port.endsWith(':3100'))]).toEqual([name, []]);
      expect([name, networks]).toEqual([name, expect.arrayContaining(['outside'])]);
    }
  });

  it('runs one node of each unless told otherwise, and never both profiles on one store', () => {
    expect(readFileSync(join(root, '.env'), 'utf8')).toMatch(/^COMPOSE_PROFILES=single$/m);
    for (const [name, { profiles = [], environment = {}, depends_on: needs = {} }] of services) {
      if (name === 'mail') continue;
      expect([name, profiles]).toEqual([name, [expect.stringMatching(/^(single|cluster)$/)]]);
      for (const other of Object.keys(needs))
        expect([name, service(other).profiles]).toEqual([name, profiles]);
      for (const url of ['EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL'])
        for (const [, host = ''] of (environment[url] ?? '').matchAll(/[/,@]([a-z][\w-]*):\d+/g))
          expect([name, host, service(host).profiles]).toEqual([name, host, profiles]);
    }
    const volumes = services.flatMap(([, one]) => one.volumes ?? []).map((volume) => volume.split(':')[0]);
    // The apps share what people attach.
    const stores = volumes.filter((volume) => volume !== 'files');
    expect(stores.length).toBeLessThan(volumes.length);
    expect(new Set(stores).size).toBe(stores.length);
  });

  it('shows categories and types in the event store’s UI', () => {
    for (const [, { environment = {} }] of services.filter(([name]) => /^eventstore(-\d)?$/.test(name)))
      expect(environment).toMatchObject({
        EVENTSTORE_RUN_PROJECTIONS: 'System',
        EVENTSTORE_START_STANDARD_PROJECTIONS: 'true',
      });
  });

  it('starts nothing before what it needs, and needs nothing that is not there', () => {
    for (const [name, { depends_on: needs = {} }] of services) {
      for (const [other, { condition }] of Object.entries(needs)) {
        expect([name, other in compose.services, condition]).toEqual([
          name,
          true,
          other === 'mongodb-init' ? 'service_completed_successfully' : 'service_healthy',
        ]);
      }
    }
  });

  it('gives the apps settings that they know, and no secret', () => {
    expect(apps.map(([name]) => name)).toEqual(expect.arrayContaining(['api', 'worker', 'projections']));
    for (const [name, { environment = {} }] of apps) {
      for (const setting of Object.keys(environment))
        expect([name, knownSettings]).toEqual([name, expect.arrayContaining([setting])]);
      expect(environment['FIELDHOUSE_SECRET']).toMatch(/^\$\{FIELDHOUSE_SECRET:\?/);
    }
  });

  it('hands on to the apps whatever may be set in production', () => {
    const refused = ['LOCAL_INBOX', 'CONFIRMED_EMAIL_DOMAINS'];
    const ofTheApi = ['PORT', 'CLIENT_DIR', 'APPS'];
    const wanted = knownSettings.filter((name) => !refused.includes(name));
    for (const [name, { environment = {}, command = [] }] of apps) {
      const isApi = command.join(' ').includes('/api/');
      expect([name, wanted.filter((one) => !(one in environment))]).toEqual([name, isApi ? [] : ofTheApi]);
    }
    expect(service('worker').environment).toMatchObject({ LOG_LEVEL: null, MESSAGES_PER_DAY: null });
  });

  it('asks for a password wherever a store knows one, and for the mail server', () => {
    const asked = (name: string): RegExp => new RegExp(`\\$\\{${name}:\\?[^}]{10,}\\}`);
    for (const [name, { environment = {} }] of apps) {
      expect([name, environment['MONGODB_URL']]).toEqual([
        name,
        expect.stringMatching(/^mongodb:\/\/fieldhouse:/),
      ]);
      expect([name, environment['REDIS_URL']]).toEqual([name, expect.stringMatching(/^redis:\/\/:/)]);
      expect(environment['MONGODB_URL']).toMatch(asked('MONGODB_PASSWORD'));
      expect(environment['REDIS_URL']).toMatch(asked('REDIS_PASSWORD'));
      expect(environment['SMTP_URL']).toMatch(asked('SMTP_URL'));
    }
    for (const name of ['mongodb', 'mongodb-1'])
      expect(service(name).environment?.['MONGO_INITDB_ROOT_PASSWORD']).toMatch(asked('MONGODB_PASSWORD'));
    for (const name of ['mongodb-1', 'mongodb-2', 'mongodb-3']) {
      expect([name, service(name).environment?.['MONGODB_PASSWORD']]).toEqual([
        name,
        expect.stringMatching(asked('MONGODB_PASSWORD')),
      ]);
      expect([name, service(name).entrypoint?.join(' ')]).toEqual([
        name,
        expect.stringContaining('--keyFile'),
      ]);
    }
    for (const name of ['redis', 'redis-cluster']) {
      const command = service(name).command ?? [];
      expect(command[command.indexOf('--requirepass') + 1]).toMatch(asked('REDIS_PASSWORD'));
    }
    // No fallback can be meant in production: mails that nobody gets.
    expect(service('mail').profiles).toEqual(['catcher']);
  });

  it('keeps the stores where only the apps reach them, and mails elsewhere', () => {
    expect(compose.networks['stores']).toEqual({ internal: true });
    for (const [name, { networks }] of services) {
      const isStore = /^(eventstore|mongodb|redis)/.test(name);
      const own = name === 'mail' ? ['outside'] : isStore ? ['stores'] : ['stores', 'outside'];
      expect([name, networks]).toEqual([name, name === 'eventstore' ? ['stores', 'console'] : own]);
    }
    const ofStores = services.filter(
      ([name, { ports }]) => /^(eventstore|mongodb|redis)/.test(name) && ports,
    );
    expect(ofStores.map(([name]) => name)).toEqual(['eventstore']);
  });

  it('runs mains that exist', () => {
    for (const [name, { command = [] }] of apps) {
      const main = command[command.length - 1]?.replace('dist/server/', '').replace(/\.js$/, '.ts') ?? '';
      expect([name, existsSync(join(root, main))]).toEqual([name, true]);
    }
  });

  it('has three nodes of each store and two of each app in the cluster profile', () => {
    const inCluster = (prefix: string): number =>
      services.filter(
        ([name, { profiles }]) => profiles?.includes('cluster') && new RegExp(`^${prefix}-\\d$`).test(name),
      ).length;
    expect(['eventstore', 'mongodb', 'api', 'worker', 'projections'].map(inCluster)).toEqual([3, 3, 2, 2, 2]);
    expect(service('mongodb-init').profiles).toContain('cluster');
  });

  it('keeps the data of every store in a volume', () => {
    for (const [name, { volumes }] of services.filter(([one]) =>
      /^(eventstore|mongodb|redis)(-\d|-cluster)?$/.test(one),
    )) {
      expect([name, volumes?.[0]?.split(':')[0]]).toEqual([name, name]);
      expect(compose.volumes).toHaveProperty(name);
    }
  });
});
