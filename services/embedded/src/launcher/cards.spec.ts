import { hostForPeople } from './cards';

it.each([
  ['127.0.0.1', undefined, /^localhost$/],
  ['192.168.1.5', undefined, /^192\.168\.1\.5$/],
  ['0.0.0.0', 'https://play.example.org', /^play\.example\.org$/],
  ['0.0.0.0', undefined, /^(?:localhost|(?!127\.)\d+\.\d+\.\d+\.\d+)$/],
])('sends people of a product on %s (%s) to a host that their phone finds', (host, publicUrl, expected) => {
  expect(hostForPeople({ host, publicUrl })).toMatch(expected);
});
