import { setPriority } from 'node:os';
import { openConnection } from '../harness/http-connection.mjs';

const SIGN_IN = '/api/auth/token?grant_type=password';

/**
 * People who sign in, each as soon as the last sign-in was answered, in a process that gives way to the product's: what
 * their machines compute is not its doing. It says when all are connected, and stops when it is told to.
 */
setPriority(19);
const [port, asked] = process.argv.slice(2);
const people = JSON.parse(asked);
const connections = await Promise.all(people.map(() => openConnection(Number(port))));
let over = false;
process.on('message', () => {
  over = true;
});
process.send('ready');
await Promise.all(
  connections.map(async (connection, index) => {
    for (let i = index; !over; i += 1) {
      const { status } = await connection.post(SIGN_IN, null, people[i % people.length]);
      if (status !== 200) throw new Error(`signing in answered ${status}`);
    }
  }),
);
process.send('over');
