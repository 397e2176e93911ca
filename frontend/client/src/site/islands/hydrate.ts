import type { ReactElement } from 'react';
import type { IslandName } from '../parts/island';

const ISLANDS: Readonly<Record<IslandName, () => Promise<ReactElement>>> = {
  contact: async () => (await import('./contact.island')).contact,
  status: async () => (await import('./status.island')).status,
};

/** Brings the islands of a page alive; pages without any load nothing. */
export const hydrateIslands = async (root: ParentNode): Promise<void> => {
  const places = [...root.querySelectorAll<HTMLElement>('[data-island]')];
  if (places.length === 0) return;
  // The content security policy forbids the code that zod would otherwise generate; it reads this when it is loaded.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const { hydrateRoot } = await import('react-dom/client');
  for (const place of places) {
    const name = place.dataset['island'];
    if (name === 'contact' || name === 'status') hydrateRoot(place, await ISLANDS[name]());
  }
};
