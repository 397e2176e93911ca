import { ATTACHABLE, ATTACHABLE_SENTENCE } from '@fieldhouse/api-contract';

type Named = { readonly name: string; readonly size: number };

/** What the file chooser offers. */
export const ACCEPTED = Object.values(ATTACHABLE)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',');

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';
const kindOf = (name: string) =>
  Object.values(ATTACHABLE).find(({ endings }) => (endings as readonly string[]).includes(endingOf(name)));

/** Whether a file on this device looks like a picture: what it is, the service says. */
export const looksLikePicture = (name: string): boolean => kindOf(name) === ATTACHABLE.picture;

/** Why a file cannot be attached, as far as its name and size tell; null: it can. */
export const fileFault = ({ name, size }: Named): string | null => {
  const kind = kindOf(name);
  if (!kind) return `“${name}” cannot be attached. ${ATTACHABLE_SENTENCE}`;
  if (size === 0) return `“${name}” is empty.`;
  return size > kind.bytes ? `“${name}” has ${sizeWords(size)}. ${ATTACHABLE_SENTENCE}` : null;
};

const KILOBYTE = 1_024;
/** '850 KB', '1.2 MB'. */
export const sizeWords = (bytes: number): string => {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.max(1, Math.round(kilobytes))} KB`;
  const megabytes = kilobytes / KILOBYTE;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
};
