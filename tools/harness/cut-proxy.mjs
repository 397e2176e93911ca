import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Passes connections on to a port of this machine, and cuts them when it is told to: as a phone between two cells does. */
export const openCutProxy = async (port) => {
  const passing = new Set();
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    const pair = { cut: () => [from, to].forEach((end) => end.destroy()) };
    passing.add(pair);
    for (const end of [from, to]) {
      end.setNoDelay(true);
      end.on('error', () => undefined);
      end.on('close', () => {
        passing.delete(pair);
        pair.cut();
      });
    }
    from.pipe(to).pipe(from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    /** Cuts one of the connections that are there. @param next a number from 0 up to 1 */
    cutOne: (next) => [...passing][Math.floor(next * passing.size)]?.cut(),
    close: async () => {
      for (const { cut } of passing) cut();
      server.close();
      await once(server, 'close');
    },
  };
};
