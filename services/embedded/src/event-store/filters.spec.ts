import { ReadReq } from '@eventstore/db-client/generated/streams_pb';
import { InvalidFilterError, toFilter } from './filters';
import type { StoredEvent } from './frames';

const { FilterOptions } = ReadReq.Options;
const expression = (): ReadReq.Options.FilterOptions.Expression => new FilterOptions.Expression();
const event = (stream: string, type: string): StoredEvent => ({
  position: 1,
  stream,
  revision: 0,
  created: 0,
  type,
  frame: Buffer.alloc(0),
});

describe('a filter', () => {
  it('looks at the stream or at the type', () => {
    const byStream = toFilter(
      new FilterOptions().setStreamIdentifier(expression().setPrefixList(['draft-'])),
    );
    expect(byStream.matches(event('draft-1', 'x'))).toBe(true);
    expect(byStream.matches(event('x', 'draft-1'))).toBe(false);
    const byType = toFilter(new FilterOptions().setEventType(expression().setRegex('^[^$]')));
    expect(byType.matches(event('$s', 'Picked'))).toBe(true);
    expect(byType.matches(event('s', '$metadata'))).toBe(false);
  });

  it('reports after the window times the interval, and after 32 events at least unless told otherwise', () => {
    const options = () => new FilterOptions().setEventType(expression().setPrefixList(['a']));
    expect(toFilter(options().setMax(10).setCheckpointintervalmultiplier(3)).checkpointEvery).toBe(30);
    expect(toFilter(options().setCheckpointintervalmultiplier(2)).checkpointEvery).toBe(64);
  });

  it.each([
    ['nothing to look for', expression()],
    ['an expression that does not compile', expression().setRegex('(')],
  ])('is refused with %s', (_, wrong) => {
    expect(() => toFilter(new FilterOptions().setEventType(wrong))).toThrow(InvalidFilterError);
  });
});
