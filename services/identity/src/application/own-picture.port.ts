/** What this context asks about the picture that a person shows of themselves; bound by the composing application. */
export interface OwnPicture {
  /** The WebP picture, or null when there is none. */
  of(accountId: string): Promise<Buffer | null>;
}
/** Nest token of the {@link OwnPicture}. */
export const OWN_PICTURE = Symbol('OwnPicture');
