/** Those that browsers use. Whoever names an address here makes the product send there: nobody else is sent to. */
const PUSH_SERVICES =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|(?:[\w-]+\.)+notify\.windows\.com)$/;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Tells the addresses of push services: by https, without a port of their own or a name and password.
 * @param more hosts of further services, separated by commas; on this machine they may have any port and go without TLS
 */
export const isPushService = (more: string): ((endpoint: string) => boolean) => {
  const named = new Set(more.split(',').flatMap((host) => host.trim().toLowerCase() || []));
  return (endpoint) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (named.has(hostname) && LOOPBACK.test(hostname)) return /^https?:$/.test(protocol);
    return protocol === 'https:' && port === '' && (named.has(hostname) || PUSH_SERVICES.test(hostname));
  };
};
