// A file of its own because the content security policy allows no inline script (prerendered pages carry it with its
// hash). It runs before the first paint, so that neither the wrong colours nor the
// wrong door nor the wrong letters flash.
(function () {
  var root = document.documentElement;
  var mode = 'system';
  try {
    mode = localStorage.getItem('theme') || 'system';
    if (localStorage.getItem('fonts') === '1') root.setAttribute('data-fonts', '');
    if (localStorage.getItem('signed-in') === '1') root.setAttribute('data-session', 'in');
  } catch {
    // Storage may be blocked: the system's scheme it is, and nobody is known to be signed in.
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  // The page that the service worker shows without a connection has no other script.
  addEventListener('online', function () {
    if (document.querySelector('[data-offline]')) location.reload();
  });
  // Its link leads to the address without what stands behind #, where links of mails say what they are good for.
  addEventListener('click', function (event) {
    var on = event.target;
    if (!(on instanceof Element) || !on.closest('[data-offline] a')) return;
    event.preventDefault();
    location.reload();
  });
})();
