import type { CommandResultView, OwnPlayerView } from '@fieldhouse/api-contract';
import type { z } from 'zod';
import { isFailure } from '../../../shared/api/problem';
import { isStale } from '../../../shared/api/use-seen';
import { differing } from '../../../shared/form/differing';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { randomId } from '../../../shared/lib/random-id';
import { useToast } from '../../../shared/ui/toasts';
import { playersApi, savedPart, type PartBodies, type PartName } from '../api/players.api';
import { newerThan } from './newer-than';

type CardPart<Body extends PartBodies[PartName]> = {
  readonly part: PartName;
  readonly player: OwnPlayerView;
  /** What is saved of it. */
  readonly saved: Body;
  readonly schema: z.ZodType<Body, Body>;
  /** 'Sports': said in the toasts. */
  readonly name: string;
};

/** The form of one part of the card. A change of another part elsewhere is no conflict: then it is saved again. */
export const useCardPart = <Body extends PartBodies[PartName]>({
  part,
  player,
  saved,
  schema,
  name,
}: CardPart<Body>) => {
  const toast = useToast();
  const [savePart] = playersApi.useSavePartMutation();
  const [readAgain] = playersApi.useLazyOwnPlayerQuery();
  const save = async (body: Body, revision: number, commandKey: string): Promise<CommandResultView> => {
    try {
      return await savePart({ part, body, revision, commandKey }).unwrap();
    } catch (failure) {
      if (!isFailure(failure) || !isStale(failure)) throw failure;
      const fresh = await newerThan(revision, async () => (await readAgain()).data);
      if (!fresh || differing(savedPart[part](fresh), saved).length > 0) throw failure;
      return save(body, fresh.revision, randomId());
    }
  };
  return useCommandForm<Body, Body, CommandResultView>({
    schema,
    values: saved,
    revision: player.revision,
    send: ({ commandKey, ifRevision = player.revision }, body) => ({
      unwrap: () => save(body, ifRevision, commandKey),
    }),
    failureTitle: `${name} not saved`,
    onDone: () => toast.show(`${name} saved`),
    changed: null,
  });
};
