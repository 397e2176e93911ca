/** What this device keeps about being told of something, with whose account behind it. */
export const KEPT_PUSH = 'push-device ';
