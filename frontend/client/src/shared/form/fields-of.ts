import type { z } from 'zod';

/** What a form starts from: of a view, the fields that the body of its command has. */
export const fieldsOf = <Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  view: z.input<z.ZodObject<Shape>>,
): z.input<z.ZodObject<Shape>> =>
  // eslint-disable-next-line no-restricted-syntax -- object entries have no literal keys
  Object.fromEntries(Object.entries(view).filter(([name]) => name in shape)) as unknown as z.input<
    z.ZodObject<Shape>
  >;
