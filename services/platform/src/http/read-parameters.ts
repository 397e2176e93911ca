import { atLeast } from '@fieldhouse/api-contract';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';

/** `atLeast`: a position that a command answered; the query waits a moment until the read model has seen it. */
export class ReadParameters extends createZodDto(z.object({ atLeast })) {}
