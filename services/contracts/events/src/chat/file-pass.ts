import { dayPass, dayPassHolds, type DayPass } from '@fieldhouse/kernel';

/** Who may open files of which chat; whether they still may is asked each time. */
type Reader = { readonly chatId: string; readonly by: string };

const whatOf = ({ chatId, by }: Reader): string => `chat-files|${chatId}|${by}`;

/**
 * What somebody opens the files of a chat with: {@link dayPass}, good for nobody else.
 * @param key the installation's for files of chats
 * @param at the present, in milliseconds
 */
export const filePass = (key: Buffer, reader: Reader, at: number): DayPass & { readonly by: string } => ({
  by: reader.by,
  ...dayPass(key, whatOf(reader), at),
});

/** As {@link dayPassHolds}. */
export const filePassHolds = (
  keys: readonly Buffer[],
  { chatId, by, ...pass }: Reader & DayPass,
  at: number,
): number | null => dayPassHolds(keys, whatOf({ chatId, by }), pass, at);
