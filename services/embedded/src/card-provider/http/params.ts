import type { Field, Fields } from './form';
import { missingParameter, unknownParameter, wrongParameter } from './refusals';

const INTEGER = /^-?\d{1,15}$/;
const MAX_TEXT = 5_000;
const METADATA = { keys: 50, key: 40, value: 500 } as const;

/** What a call was given, read by name; what nobody asked for is refused in the end, as the API does. */
export class Params {
  private readonly asked = new Set<string>();
  private readonly inner: Params[] = [];

  constructor(
    private readonly fields: Fields,
    private readonly at = '',
  ) {}

  nameOf(name: string): string {
    return this.at === '' ? name : `${this.at}[${name}]`;
  }

  has(name: string): boolean {
    return this.fields.has(name);
  }

  isText(name: string): boolean {
    return typeof this.fields.get(name) === 'string';
  }

  /** A text; nothing when it is missing or empty. */
  text(name: string, longest = MAX_TEXT): string | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string')
      throw wrongParameter(this.nameOf(name), `Invalid string: ${this.nameOf(name)}`);
    if (value.length > longest)
      throw wrongParameter(this.nameOf(name), `Invalid string: must be at most ${longest} characters`);
    return value;
  }

  needText(name: string): string {
    return this.needed(name, this.text(name));
  }

  integer(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!INTEGER.test(text))
      throw wrongParameter(this.nameOf(name), `Invalid integer: ${text}`, 'parameter_invalid_integer');
    return Number(text);
  }

  needInteger(name: string): number {
    return this.needed(name, this.integer(name));
  }

  flag(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined || text === 'true' || text === 'false') return text && text === 'true';
    throw wrongParameter(this.nameOf(name), `Invalid boolean: ${text}`);
  }

  choice<const T extends string>(name: string, choices: readonly T[]): T | undefined {
    const text = this.text(name);
    const found = choices.find((one) => one === text);
    if (text !== undefined && found === undefined)
      throw wrongParameter(this.nameOf(name), `Invalid ${name}: must be one of ${choices.join(', ')}`);
    return found;
  }

  /** A group of parameters. */
  group(name: string): Params | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string')
      throw wrongParameter(this.nameOf(name), `Invalid object: ${this.nameOf(name)}`);
    return this.within(value, this.nameOf(name));
  }

  /** A list of groups, in the order of their numbers. */
  groups(name: string): readonly Params[] {
    return this.elements(name).map(([key, value]) => {
      if (typeof value === 'string')
        throw wrongParameter(this.nameOf(name), `Invalid array: ${this.nameOf(name)}`);
      return this.within(value, `${this.nameOf(name)}[${key}]`);
    });
  }

  /** A list of texts. */
  texts(name: string): readonly string[] {
    return this.elements(name).map(([, value]) => {
      if (typeof value !== 'string')
        throw wrongParameter(this.nameOf(name), `Invalid array: ${this.nameOf(name)}`);
      return value;
    });
  }

  /** What the caller keeps with an object, over what is kept already; an empty value takes its key away. */
  metadata(kept: Readonly<Record<string, string>> = {}): Record<string, string> {
    const name = 'metadata';
    const group = this.group(name);
    const entries = [...(group?.names() ?? [])].map(
      (key) => [key, group?.text(key, METADATA.value) ?? ''] as const,
    );
    if (entries.length > METADATA.keys || entries.some(([key]) => key.length > METADATA.key))
      throw wrongParameter(
        this.nameOf(name),
        `Metadata takes ${METADATA.keys} keys of ${METADATA.key} characters.`,
      );
    return Object.fromEntries(
      Object.entries({ ...kept, ...Object.fromEntries(entries) }).filter(([, value]) => value !== ''),
    );
  }

  names(): Iterable<string> {
    return this.fields.keys();
  }

  /** @throws Refusal when something was given that nobody asked for */
  end(): void {
    const unknown = [...this.fields.keys()].find((name) => !this.asked.has(name));
    if (unknown !== undefined) throw unknownParameter(this.nameOf(unknown));
    for (const params of this.inner) params.end();
  }

  private elements(name: string): readonly (readonly [string, Field])[] {
    const value = this.take(name);
    if (value === undefined || value === '') return [];
    if (typeof value === 'string')
      throw wrongParameter(this.nameOf(name), `Invalid array: ${this.nameOf(name)}`);
    const elements = [...value].sort(([a], [b]) => Number(a) - Number(b));
    if (elements.some(([key]) => !/^\d{1,4}$/.test(key)))
      throw wrongParameter(this.nameOf(name), `Invalid array: ${this.nameOf(name)}`);
    return elements;
  }

  private within(fields: Fields, at: string): Params {
    const params = new Params(fields, at);
    this.inner.push(params);
    return params;
  }

  private take(name: string): Field | undefined {
    this.asked.add(name);
    return this.fields.get(name);
  }

  private needed<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw missingParameter(this.nameOf(name));
    return value;
  }
}
