import { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import type { EventLog } from './event-log';
import { eventDataOf, type StoredEvent } from './frames';

const LINK_TYPE = '$>';
/** `<revision>@<stream>`, the payload of a link. */
const TARGET = /^(\d+)@(.+)$/s;

const targetOf = (log: EventLog, link: StoredEvent): StoredEvent | undefined => {
  const [, revision, stream] = TARGET.exec(Buffer.from(eventDataOf(link.frame)).toString('utf8')) ?? [];
  if (revision === undefined || stream === undefined) return undefined;
  const page = log.readStream(stream, 'forwards', Number(revision), 1);
  const [event] = page.kind === 'page' ? page.events : [];
  return event?.revision === Number(revision) ? event : undefined;
};

/** The frame of an event for a reader who wants links resolved; a link whose event is gone comes alone. */
export const resolvedFrame = (log: EventLog, event: StoredEvent): Buffer => {
  if (event.type !== LINK_TYPE) return event.frame;
  const response = ReadResp.deserializeBinary(event.frame);
  const read = response.getEvent();
  const target = targetOf(log, event);
  read?.setLink(read.getEvent());
  read?.setEvent(target && ReadResp.deserializeBinary(target.frame).getEvent()?.getEvent());
  return Buffer.from(response.serializeBinary());
};
