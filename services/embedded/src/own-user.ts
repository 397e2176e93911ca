import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

/** Where Linux tells which user opened a connection. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
const ROOT = 0;
const ADDRESS_COLUMN = 1;
const PEER_COLUMN = 2;
const USER_COLUMN = 7;

const hexPort = (port: number | undefined): string => (port ?? 0).toString(16).toUpperCase().padStart(4, '0');

/**
 * The user behind the other end of a connection within this machine, out of the kernel's table of connections
 * (proc(5), /proc/net/tcp); null when it is not in it.
 */
export const userIn = (table: string, theirPort: number, ourPort: number): number | null => {
  for (const line of table.split('\n')) {
    const columns = line.trim().split(/\s+/);
    const ends = [columns[ADDRESS_COLUMN], columns[PEER_COLUMN]].map((end) => end?.split(':')[1]);
    if (ends[0] === hexPort(theirPort) && ends[1] === hexPort(ourPort)) return Number(columns[USER_COLUMN]);
  }
  return null;
};

/**
 * Whether a connection comes from the user that this process runs as (or from root, who may do everything anyhow): the
 * stores hold names, addresses and password digests, and every user of a machine reaches its loopback addresses. Other
 * systems than Linux do not tell; there everybody on the machine is let in.
 *
 * @param owner the user that is let in
 */
export const isOfUser = (
  { remotePort, localPort }: Pick<Socket, 'remotePort' | 'localPort'>,
  owner: number | undefined,
): boolean => {
  if (process.platform !== 'linux' || owner === undefined) return true;
  for (const file of TABLES) {
    const user = userIn(readFileSync(file, 'latin1'), remotePort ?? 0, localPort ?? 0);
    if (user !== null) return user === owner || user === ROOT;
  }
  return false;
};
