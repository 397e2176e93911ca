import { built } from './system.mjs';

/** Where the product's live screens connect, and how. */
export const { liveEndpoint } = built('services/platform/src/live/live-parts.js');
