// Asks who is signed in, and then for what the address shows first, while the app's code is still on its way; the app
// takes the answers over (session-refresh.ts, early-answer.ts). Tabs go one after the other, because each refresh uses
// the cookie up.
(function () {
  var ask = function () {
    return fetch('/api/auth/token?grant_type=refresh_token', {
      method: 'POST',
      credentials: 'same-origin',
      // Also of a page that is put away meanwhile the cookie arrives.
      keepalive: true,
      // Other tabs wait for their turn.
      signal: AbortSignal.timeout(15000),
    }).catch(function () {
      return null;
    });
  };
  // The service or whoever signed out has said so, and nobody has signed in here since (session-hint.ts).
  var none = false;
  try {
    none = localStorage.getItem('no-session') !== null;
  } catch {
    // Storage may be blocked: it is asked.
  }
  // A tab that its browser has put to sleep may keep its turn for ever.
  var session = none
    ? Promise.resolve(new Response(null, { status: 401 }))
    : 'locks' in navigator
      ? navigator.locks.request('fieldhouse-session', { signal: AbortSignal.timeout(20000) }, ask).catch(ask)
      : ask();
  window.earlySession = session;

  // By address, from the route table; the build puts it in place. A part with a colon is whatever stands there.
  var first = typeof __FIRST__ === 'undefined' ? {} : __FIRST__;
  var parts = location.pathname.replace(/\/+$/, '').split('/');
  var values = {};
  var address = Object.keys(first).find(function (path) {
    var names = path.split('/');
    return (
      names.length === parts.length &&
      names.every(function (name, place) {
        values[name] = parts[place];
        return name === parts[place] || name[0] === ':';
      })
    );
  });
  // A spectator's link is asked for instead of the session.
  if (!address || /[?&]spectator=/.test(location.search)) return;
  var urls = first[address].map(function (url) {
    return url.replace(/:\w+/g, function (name) {
      return values[name];
    });
  });
  var answers = {};
  var taken = {};
  var authorization;
  var asked = session
    .then(function (answer) {
      return answer && answer.ok ? answer.clone().json() : null;
    })
    .then(function (opened) {
      if (!opened) return;
      authorization = 'Bearer ' + opened.access_token;
      urls.forEach(function (url) {
        answers[url] = fetch(url, {
          headers: { authorization: authorization, accept: 'application/json' },
          signal: AbortSignal.timeout(10000),
        })
          .then(function (response) {
            // Read to its end, whoever takes it over or not: a copy of it is another one's to read.
            return response.blob().then(function (body) {
              return new Response(body, { status: response.status, headers: response.headers });
            });
          })
          .catch(function () {
            return null;
          });
      });
      // What has not been taken by then is old.
      setTimeout(function () {
        answers = {};
      }, 15000);
    })
    .catch(function () {});
  // The token stays in here: only who has the same one gets an answer, and each once; who reads along does so before or after.
  window.earlyAnswer = function (url, header, along) {
    return asked.then(function () {
      if (header !== authorization) answers = {};
      var answer = answers[url] || null;
      if (!along && taken[url]) return null;
      if (!along) taken[url] = true;
      return (
        answer &&
        answer.then(function (response) {
          return response && response.clone();
        })
      );
    });
  };
})();
