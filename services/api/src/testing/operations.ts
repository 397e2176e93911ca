import { type Audience, type socketMessages } from '@fieldhouse/api-contract';
import { ACCESS } from '@fieldhouse/platform';
import { EVENT_STORE, type EventStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import type { TestApp } from '@fieldhouse/testing';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** One documented operation. `path` has its parameters in braces: `/api/leagues/{leagueId}`. */
export type Operation = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly audiences: readonly Audience[] | undefined;
  /** Pages of other sites may send it too. */
  readonly fromAnywhere?: true;
};
type Described = { readonly 'x-access'?: readonly Audience[]; readonly 'x-from-anywhere'?: true };

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** What `/api/openapi.json` says there is. */
export const documentedOperations = async ({ url }: TestApp): Promise<readonly Operation[]> => {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  };
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => operations[method]).map((key) => {
      const method = key.toUpperCase();
      const { 'x-access': audiences, 'x-from-anywhere': fromAnywhere } = operations[key] ?? {};
      return { name: `${method} ${path}`, method, path, audiences, fromAnywhere };
    }),
  );
};

const LEVEL = 4;

/** What the server's router really answers, as `METHOD /path/{parameter}`; HEAD and OPTIONS follow from GET and are left out. */
export const registeredRoutes = ({ nest }: TestApp): readonly string[] => {
  const tree = nest.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const open: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods = ''] =
      /^([│\s]*[├└]── )(\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (indent === '') return [];
    const level = indent.length / LEVEL;
    const path = (level > 1 ? (open[level - 1] ?? '') : '') + segment;
    open[level] = path;
    return methods
      .split(', ')
      .filter((method) => METHODS.includes(method.toLowerCase()))
      .map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  });
};

/** The messages that the gateways really listen to, with the audiences that they state. */
export const statedMessages = ({
  nest,
}: TestApp): ReadonlyMap<keyof typeof socketMessages, readonly Audience[]> => {
  const scanner = new MetadataScanner();
  const found = new Map<keyof typeof socketMessages, readonly Audience[]>();
  for (const { instance, metatype } of nest.get(DiscoveryService).getProviders()) {
    if (!metatype || !Reflect.getMetadata('websockets:is_gateway', metatype)) continue;
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    for (const method of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[method] ?? {};
      if (!Reflect.getMetadata('websockets:message_mapping', handler)) continue;
      const message = Reflect.getMetadata('message', handler) as keyof typeof socketMessages;
      found.set(message, (Reflect.getMetadata(ACCESS, handler) ?? []) as readonly Audience[]);
    }
  }
  return found;
};

/** Every event there is, in the order of the log. */
export const wholeLog = async ({ nest }: TestApp): Promise<readonly StoredEvent[]> => {
  const store = nest.get<EventStore>(EVENT_STORE);
  const end = await store.lastPosition();
  const subscription = store.subscribe([], null);
  const events: StoredEvent[] = [];
  for await (const event of subscription) {
    events.push(event);
    if (!end || event.position.commit >= end.commit) break;
  }
  await subscription.close();
  return events;
};
