import { built } from './system.mjs';

/** A port that was free a moment ago. */
export const freePortNow = built('services/embedded/src/free-port.js').freePort;
