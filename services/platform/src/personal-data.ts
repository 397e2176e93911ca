import { hashOf, type CommandMeta } from '@fieldhouse/kernel';
import type { EventCatalog, EventStore, StoredEvent } from '@fieldhouse/kernel/runtime';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { v5 as uuidv5 } from 'uuid';

/** Somebody with an account. `addresses`: every e-mail address that was ever theirs, as they wrote it. */
export type Person = { readonly accountId: string; readonly addresses: readonly string[] };

/** What a context hands a person of their own data: facts of the log, and what else it keeps under a name. */
export type OwnData = {
  readonly facts?: readonly object[];
  readonly more?: Readonly<Record<string, unknown>>;
};

/** The one port by which a context hands over and forgets what it keeps about a person. */
export interface PersonalData {
  exportOf(person: Person): Promise<OwnData>;
  /** Takes away what is not closed with the account's key, which is destroyed afterwards. May be repeated. */
  erase(person: Person): Promise<void>;
}

/** What a context answers for. Tests hold it to the keys that its events are closed with, and to the collections there are. */
export type Keeping = {
  readonly context: string;
  /** By the field that names whose key closes something in an event: when that key is destroyed. */
  readonly subjects: Readonly<Record<string, string>>;
  /** By collection outside the log (read models not counted): when what it keeps about people goes. */
  readonly collections: Readonly<Record<string, string>>;
};

/** Marks the class through which a context keeps {@link PersonalData}. */
export const KeepsPersonalData = DiscoveryService.createDecorator<Keeping>();

/** The {@link PersonalData} of every context that the application is made of. */
@Injectable()
export class EverybodysData {
  constructor(private readonly discovery: DiscoveryService) {}

  keepers(): readonly (PersonalData & { readonly keeping: Keeping })[] {
    const found = new Map<PersonalData, Keeping>();
    for (const wrapper of this.discovery.getProviders({ metadataKey: KeepsPersonalData.KEY })) {
      const keeping = this.discovery.getMetadataByDecorator(KeepsPersonalData, wrapper);
      if (keeping && wrapper.instance) found.set(wrapper.instance as PersonalData, keeping);
    }
    return [...found].map(([data, keeping]) => ({
      keeping,
      exportOf: (person) => data.exportOf(person),
      erase: (person) => data.erase(person),
    }));
  }
}

/** The facts of a stream, readable; all, or those that are about somebody. */
export const factsOf = async (
  store: EventStore,
  catalog: EventCatalog,
  streamId: string,
  isAbout: (event: StoredEvent) => boolean = () => true,
): Promise<readonly object[]> => {
  const facts: object[] = [];
  for await (const stored of store.read(streamId)) {
    if (!isAbout(stored)) continue;
    const { type, data, metadata } = await catalog.decode(stored);
    facts.push({ stream: streamId.split('-')[0], type, at: metadata.occurredAt, data });
  }
  return facts;
};

/** The meta of a command that follows from an erasure: the same one however often the erasure is begun again. */
export const metaOfErasure = (of: string, request: { readonly type: string }): CommandMeta => {
  const id = uuidv5(`erasure:${request.type}`, of);
  return {
    commandId: id,
    correlationId: id,
    causationId: id,
    requestHash: hashOf(request),
    actor: { kind: 'process', name: 'erasure' },
  };
};
