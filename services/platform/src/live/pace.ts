import type { Socket } from 'socket.io';
import { HttpProblem } from '../http/problem';

const EVERY_MS = 1_000;

/** To enter a room is to read it: once a second and connection; who comes sooner waits, and does not wait twice. */
export class Pace {
  /** When a connection may enter again. */
  private readonly freeAt = new WeakMap<Socket, number>();

  /** @throws 429 for whoever waits already */
  async wait(socket: Socket): Promise<void> {
    const now = performance.now();
    const free = this.freeAt.get(socket) ?? now;
    if (free > now + EVERY_MS)
      throw new HttpProblem(429, 'too_many_requests', 'Too many requests', 'Wait a moment and try again.');
    this.freeAt.set(socket, Math.max(now, free) + EVERY_MS);
    if (free > now) await new Promise((resolve) => setTimeout(resolve, free - now));
  }
}
