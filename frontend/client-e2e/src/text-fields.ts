import * as contract from '@fieldhouse/api-contract';
import { z } from 'zod';

const PROBE = '<script>pwn=1</script>';
type Shape = {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
};

/** Where in a body any text may stand, as `body.field` or `body.list[]`. */
const textsIn = (name: string, shape: Shape): readonly string[] => {
  const inner = [
    ...Object.entries(shape.properties ?? {}).map(([key, one]) => [`${name}.${key}`, one] as const),
    ...(shape.items ? [[`${name}[]`, shape.items] as const] : []),
    ...(shape.anyOf ?? []).map((one) => [name, one] as const),
  ].flatMap(([path, one]) => textsIn(path, one));
  const open =
    shape.type === 'string' &&
    shape.enum === undefined &&
    shape.const === undefined &&
    shape.format === undefined &&
    (shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(PROBE));
  return open ? [name, ...inner] : inner;
};

/** Every field of every request body in the contract that takes a script as text. */
export const textFields = (): string[] => {
  const bodies = Object.entries(contract).flatMap(([name, value]): (readonly [string, z.ZodType])[] => {
    const [, context] = /^(draft|team|chat|report|noticeSettings)Bodies$/.exec(name) ?? [];
    if (context !== undefined)
      return Object.entries(value as Readonly<Record<string, z.ZodType>>).map(
        ([key, one]) => [`${context}.${key}`, one] as const,
      );
    return /Body$/.test(name) && value instanceof z.ZodType ? [[name, value]] : [];
  });
  const found = bodies.flatMap(([name, body]) =>
    textsIn(name, z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape),
  );
  return [...new Set(found)];
};
