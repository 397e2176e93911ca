import { hashOf, type Dispatch } from '@fieldhouse/kernel';
import { EVENT_STORE, EventCatalog, type EventStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { v5 as uuidv5 } from 'uuid';
import { CommandSender } from './command-sender';

/**
 * An e-mail address that an account has proven, as its person wrote it. `until`: when the account left it, ISO-8601 UTC,
 * since whoever uses it afterwards may be somebody else; null while it is the account's.
 */
export type OwnAddress = { readonly email: string; readonly until: string | null };

/** Somebody with an account. `addresses`: none that was only asked for or signed up with, which anybody can do. */
export type Person = { readonly accountId: string; readonly addresses: readonly OwnAddress[] };

/** A fact of the log as a person takes it along; `revision` is its place in its stream. */
export type OwnFact = {
  readonly stream: string;
  readonly type: string;
  readonly at: string;
  readonly revision: number;
  readonly data: unknown;
};

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

/** The log, as it is read and written for a person who takes their data along or is forgotten. */
@Injectable()
export class PersonalLog {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly catalog: EventCatalog,
    private readonly sender: CommandSender,
  ) {}

  /** The facts of a stream, readable; all, or those that are about somebody. */
  async factsOf(
    streamId: string,
    isAbout: (event: StoredEvent) => boolean = () => true,
  ): Promise<readonly OwnFact[]> {
    const [stream = ''] = streamId.split('-');
    const facts: OwnFact[] = [];
    for await (const stored of this.store.read(streamId)) {
      if (!isAbout(stored)) continue;
      const { type, data, revision, metadata } = await this.catalog.decode(stored);
      facts.push({ stream, type, at: metadata.occurredAt, revision, data });
    }
    return facts;
  }

  /**
   * Sends a command that follows from an erasure: the same one however often the erasure is begun again.
   * @param subjectId of whom or what it is
   */
  async forget(command: Dispatch, subjectId: string = command.id): Promise<void> {
    const { request } = command;
    const id = uuidv5(`erasure:${request.type}`, subjectId);
    await this.sender.send(command, {
      commandId: id,
      correlationId: id,
      causationId: id,
      requestHash: hashOf(request),
      actor: { kind: 'process', name: 'erasure' },
    });
  }
}
