import { useEffect, useState } from 'react';
import { report } from '../../../shared/lib/log';
import type { DashboardPart } from '../../../shared/dashboard/dashboard-part';
import { folders } from './part-folders';

const loads = new Map(Object.entries(folders).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));
// Of the last visit too: who comes back finds the page as it was.
const arrived = new Map<string, DashboardPart>();

const onTheWay = new Map<string, Promise<boolean>>();

/** @returns whether its code is there now; what is on its way is not asked for again */
const fetchPart = (name: string): Promise<boolean> => {
  const load = async (): Promise<boolean> => {
    try {
      const loaded = await loads.get(name)?.();
      if (loaded) arrived.set(name, loaded.part);
      return loaded !== undefined;
    } catch (error) {
      report(`the part '${name}' of the dashboard did not arrive`, error);
      return false;
    } finally {
      onTheWay.delete(name);
    }
  };
  const coming = onTheWay.get(name) ?? load();
  onTheWay.set(name, coming);
  return coming;
};

/** @returns those whose code did not come; the others are there now */
const fetchParts = async (names: readonly string[]): Promise<readonly string[]> => {
  const came = await Promise.all(names.map(fetchPart));
  return names.filter((_, n) => !came[n]);
};

/** The code that shows these parts, as far as it has come; what does not come leaves the others alone. */
export const useParts = (names: readonly string[]) => {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const coming = names.filter((name) => !arrived.has(name) && !missing.includes(name));
  const asked = coming.join();
  useEffect(() => {
    if (asked === '') return;
    let left = false;
    void fetchParts(asked.split(',')).then((failed) => {
      if (!left) setMissing((before) => [...before, ...failed]);
    });
    return () => {
      left = true;
    };
  }, [asked]);
  return {
    partOf: (name: string): DashboardPart | undefined => arrived.get(name),
    coming: coming.length > 0,
    missing: names.some((name) => missing.includes(name)),
    again: () => setMissing([]),
  } as const;
};
