import type { CommandResultView, OwnPlayerView } from '@fieldhouse/api-contract';
import type { z } from 'zod';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useToast } from '../../../shared/ui/toasts';
import { playersApi, type PartBodies, type PartName } from '../api/players.api';

type CardPart<Body extends PartBodies[PartName]> = {
  readonly part: PartName;
  readonly player: OwnPlayerView;
  /** What is saved of it. */
  readonly saved: Body;
  readonly schema: z.ZodType<Body, Body>;
  /** 'Sports': said in the toasts. */
  readonly name: string;
};

/** The form of one part of the card. */
export const useCardPart = <Body extends PartBodies[PartName]>({
  part,
  player: { revision },
  saved,
  schema,
  name,
}: CardPart<Body>) => {
  const toast = useToast();
  const [save] = playersApi.useSavePartMutation();
  return useCommandForm<Body, Body, CommandResultView>({
    schema,
    values: saved,
    revision,
    isPart: true,
    send: ({ commandKey, ifRevision = revision }, body) =>
      save({ part, body, revision: ifRevision, commandKey }),
    failureTitle: `${name} not saved`,
    onDone: () => toast.show(`${name} saved`),
    changed: null,
  });
};
