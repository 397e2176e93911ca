import { zoneLabel, zonesToChoose } from './zones';

test('a zone that this browser does not know is called by its identifier', () => {
  expect(zoneLabel('Mars/Gale_Crater')).toBe('Mars/Gale Crater');
});

test('zones that share a name are told apart by their city', () => {
  expect(zoneLabel('America/Los_Angeles')).toBe('Pacific Time (Los Angeles)');
  expect(zoneLabel('America/Tijuana')).toBe('Pacific Time (Tijuana)');
});

test('the zones of the United States come first, and each zone once', () => {
  const zones = zonesToChoose();
  expect(zones.slice(0, 2)).toEqual(['America/New_York', 'America/Chicago']);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toContain('Europe/Berlin');
});

test('no two zones are called alike', () => {
  const labels = zonesToChoose().map(zoneLabel);
  expect(new Set(labels).size).toBe(labels.length);
});
