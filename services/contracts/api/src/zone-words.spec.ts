import { zoneWords } from './zone-words';

it('calls a time zone as people call it', () => {
  expect(zoneWords('America/Los_Angeles')).toBe('Pacific Time');
  expect(zoneWords('America/New_York')).toBe('Eastern Time');
});

it('leaves a zone its identifier that has no name, or that is not known', () => {
  expect(zoneWords('Etc/GMT+5')).toBe('Etc/GMT+5');
  expect(zoneWords('Mars/Gale_Crater')).toBe('Mars/Gale Crater');
});
