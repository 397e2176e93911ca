import { isPushService } from './push-hosts';

describe('the addresses that pushes go to', () => {
  const known = isPushService('');

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('are of the push services of browsers, such as %s', (endpoint) => {
    expect(known(endpoint)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:pass@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.attacker.example/',
    'https://fcm.googleapis.com./',
    'https://attacker.example/#fcm.googleapis.com',
    'https://fcm.googleapis.com@attacker.example/',
    'https://push.apple.com.attacker.example/',
    'https://notify.windows.com.attacker.example/',
    'https://evil-fcm.googleapis.com/',
    'https://127.0.0.1/',
    'http://127.0.0.1:2113/',
    'http://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://mongodb/',
    'ftp://fcm.googleapis.com/',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('are no others: %s', (endpoint) => {
    expect(known(endpoint)).toBe(false);
  });

  it('are those besides that the operator names, on this machine with any port', () => {
    const more = isPushService('Push.Example.org, 127.0.0.1');
    expect(more('https://push.example.org/abc')).toBe(true);
    expect(more('http://push.example.org/abc')).toBe(false);
    expect(more('https://push.example.org:8443/abc')).toBe(false);
    expect(more('http://127.0.0.1:4711/abc')).toBe(true);
    expect(more('http://localhost:4711/abc')).toBe(false);
    expect(more('https://fcm.googleapis.com/abc')).toBe(true);
  });
});
