// A file of its own because the content security policy allows no inline script. It runs before the first paint.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('theme') || 'system';
  } catch {
    // Storage may be blocked: the system's scheme it is.
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
