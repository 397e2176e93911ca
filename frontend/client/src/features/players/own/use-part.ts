import type { OwnPlayerView } from '@fieldhouse/api-contract';
import { useCallback, useMemo, useState } from 'react';
import type { z } from 'zod';
import type { Failure } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { playersApi, savedPart, type PartBodies, type PartName } from '../api/players.api';
import { newerThan } from './newer-than';

/** What is wrong, by the path of its field: 'exceptions.0.to'. */
export type Faults = Readonly<Record<string, string>>;

type PartSetting<Part extends PartName> = {
  readonly part: Part;
  readonly player: OwnPlayerView;
  readonly schema: z.ZodType<PartBodies[Part], PartBodies[Part]>;
  /** 'Sports': said in the toasts. */
  readonly name: string;
  /** Rules beyond the schema. */
  readonly check?: (body: PartBodies[Part]) => Faults;
  /** Puts in order what has no order of its own; shown once it is saved, so that nothing moves while one types. */
  readonly tidy?: (body: PartBodies[Part]) => PartBodies[Part];
};

/** One part of the card while the person changes it. */
export type PartForm<Body> = {
  readonly value: Body;
  readonly change: (next: (now: Body) => Body) => void;
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly faults: Faults;
  readonly failure: Failure | null;
  /** What stands saved meanwhile, when somebody changed the same part elsewhere. */
  readonly newer: Body | null;
  readonly takeNewer: () => void;
  readonly discard: () => void;
  /** @returns whether it is saved */
  readonly save: () => Promise<boolean>;
};

/**
 * What is typed stays until it is saved or discarded. A change elsewhere is taken over while nothing is typed, and
 * shown beside what was typed otherwise; one of another part is no conflict.
 */
export const usePart = <Part extends PartName>({
  part,
  player,
  schema,
  name,
  check,
  tidy,
}: PartSetting<Part>): PartForm<PartBodies[Part]> => {
  type Body = PartBodies[Part];
  const saved = savedPart[part](player);
  const [base, setBase] = useState<Body>(saved);
  const [value, setValue] = useState<Body>(saved);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Faults>({});
  const toast = useToast();
  const { run, busy, failure, clearFailure } = useCommand(playersApi.useSavePartMutation()[0]);
  const [readAgain] = playersApi.useLazyOwnPlayerQuery();

  const same = useCallback(
    (a: Body, b: Body): boolean => {
      const textOf = (body: Body): string => {
        const tidied = tidy ? tidy(body) : body;
        return JSON.stringify(schema.safeParse(tidied).data ?? tidied);
      };
      return a === b || textOf(a) === textOf(b);
    },
    [schema, tidy],
  );
  const dirty = !same(value, base);
  const moved = !same(saved, base);
  const begin = useCallback((body: Body): void => {
    setBase(body);
    setValue(body);
    setTried(false);
    setRefused({});
  }, []);
  if (moved && (!dirty || same(saved, value))) begin(saved);
  const newer = moved && dirty ? saved : null;

  const faults = useMemo<Faults>(() => {
    if (!tried) return refused;
    return { ...refused, ...faultsOf(schema.safeParse(value).error), ...(check?.(value) ?? {}) };
  }, [tried, refused, schema, value, check]);

  const change = useCallback((next: (now: Body) => Body): void => {
    setRefused({});
    setValue(next);
  }, []);

  const send = async (body: Body, revision: number): Promise<boolean> => {
    const outcome = await run({ part, body, revision });
    if (outcome.ok) {
      setBase(body);
      // What was typed while it was on its way stays.
      setValue((now) => (same(now, body) ? body : now));
      setTried(false);
      toast.show(`${name} saved`);
      return true;
    }
    if (outcome.failure.status === 412) {
      const fresh = await newerThan(revision, async () => (await readAgain()).data);
      if (!fresh) toast.failed(`${name} not saved`, outcome.failure);
      return fresh !== null && same(savedPart[part](fresh), base) && send(body, fresh.revision);
    }
    const errors = outcome.failure.errors ?? [];
    setRefused(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
    toast.failed(`${name} not saved`, outcome.failure);
    return false;
  };
  const save = async (): Promise<boolean> => {
    const tidied = tidy ? tidy(value) : value;
    setTried(true);
    setValue(tidied);
    const { data } = schema.safeParse(tidied);
    if (!data || Object.keys(check?.(data) ?? {}).length > 0) {
      toast.warn('Check the marked fields', 'Nothing was saved yet.');
      return false;
    }
    // What was seen beside the own text is what this replaces.
    return send(data, player.revision);
  };
  const restart = (body: Body) => (): void => {
    clearFailure();
    begin(body);
  };
  return {
    value,
    change,
    dirty,
    busy,
    faults,
    failure: failure?.status === 412 ? null : failure,
    newer,
    takeNewer: restart(saved),
    discard: restart(saved),
    save,
  };
};

const faultsOf = (error: z.ZodError | undefined): Faults =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
