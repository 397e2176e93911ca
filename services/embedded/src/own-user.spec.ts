import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { isOfUser, userIn } from './own-user';

const NOBODY = 65_534;
const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 10 1 0 100 0 0 10 0
   1: 0100007F:D431 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1001        0 11 1 0 20 4 30 10 -1
   2: 0100007F:1F90 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1000        0 12 1 0 20 4 30 10 -1`;

describe('who is behind a connection', () => {
  it('is the user of its other end', () => {
    expect(userIn(TABLE, 0xd431, 0x1f90)).toBe(1001);
    expect(userIn(TABLE, 0x1f90, 0xd431)).toBe(1000);
    expect(userIn(TABLE, 0xd432, 0x1f90)).toBeNull();
  });

  it('is told by the system for a real one', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const self = process.getuid?.() ?? 0;
    /** Whether the owner of a store lets in whom this test becomes for a moment. */
    const lets = async (owner: number, as: number): Promise<boolean> => {
      const arrived = once(server, 'connection');
      if (as !== self) process.seteuid?.(as);
      const client = connect(port, '127.0.0.1');
      // The socket is made a turn later.
      await once(client, 'connect');
      if (as !== self) process.seteuid?.(self);
      const [socket] = (await arrived) as [Socket];
      const admitted = isOfUser(socket, owner);
      client.destroy();
      return admitted;
    };
    expect(await lets(self, self)).toBe(true);
    // As root it can be somebody else, otherwise somebody else can be the owner.
    const stranger = self === 0 ? lets(self, NOBODY) : lets(self + 1, self);
    expect(await stranger).toBe(process.platform !== 'linux');
    server.close();
  });
});
