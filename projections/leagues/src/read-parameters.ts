import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';

/** `atLeast`: a position that a command answered; the query waits a moment until the read model has seen it. */
export class ReadParameters extends createZodDto(
  z.object({
    atLeast: z
      .string()
      .regex(/^\d{1,20}$/, 'Send a position that a command answered')
      .optional(),
  }),
) {}
