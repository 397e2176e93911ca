import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import type { Empty } from '@eventstore/db-client/generated/shared_pb';
import { UUID } from '@eventstore/db-client/generated/shared_pb';
import type { sendUnaryData } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';

/** Tells clients that ask for a cluster of this one node, which leads it: connection strings with several hosts do. */
export const gossipHandlers = (address: string, port: () => number) => {
  const instance = randomUUID();
  return {
    read: (_call: { readonly request: Empty }, callback: sendUnaryData<ClusterInfo>): void => {
      const member = new MemberInfo()
        .setInstanceId(new UUID().setString(instance))
        .setTimeStamp(String(Date.now() * 10_000))
        .setState(MemberInfo.VNodeState.LEADER)
        .setIsAlive(true)
        .setHttpEndPoint(new EndPoint().setAddress(address).setPort(port()));
      callback(null, new ClusterInfo().setMembersList([member]));
    },
  };
};
