// Asks who is signed in while the app's code is still on its way; the app takes the answer over (session-refresh.ts).
// Tabs go one after the other, because each refresh uses the cookie up.
(function () {
  var ask = function () {
    return fetch('/api/auth/token?grant_type=refresh_token', {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(function () {
      return null;
    });
  };
  window.earlySession = 'locks' in navigator ? navigator.locks.request('fieldhouse-session', ask) : ask();
})();
