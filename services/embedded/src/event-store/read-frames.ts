import { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb';
import { ReadResp } from '@eventstore/db-client/generated/streams_pb';

const bytes = (response: ReadResp): Buffer => Buffer.from(response.serializeBinary());

/** The messages of a read besides events, ready for the wire. */
export const readFrames = {
  confirmation: (id: string): Buffer =>
    bytes(new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(id))),
  checkpoint: (position: number): Buffer =>
    bytes(
      new ReadResp().setCheckpoint(
        // Of a checkpoint the real server tells the commit position alone.
        new ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition('0'),
      ),
    ),
  streamNotFound: (stream: string): Buffer =>
    bytes(
      new ReadResp().setStreamNotFound(
        new ReadResp.StreamNotFound().setStreamIdentifier(
          new StreamIdentifier().setStreamName(new Uint8Array(Buffer.from(stream))),
        ),
      ),
    ),
  caughtUp: bytes(new ReadResp().setCaughtUp(new ReadResp.CaughtUp())),
  fellBehind: bytes(new ReadResp().setFellBehind(new ReadResp.FellBehind())),
};
