import { fileName } from './file-name';

it.each([
  ['IMG_1.JPG', 'IMG_1.webp'],
  ['../../etc/passwd', 'passwd.webp'],
  ['C:\\photos\\me.png', 'me.webp'],
  ['me.jpg\r\nset-cookie: a=b', 'me.jpg set-cookie a=b.webp'],
  ['me.webp\0.php', 'me.webp.webp'],
  ['\u202Egpj.exe', 'gpj.webp'],
  ['<b>"x"</b>', 'b.webp'],
  ['.htaccess', 'htaccess.webp'],
  ['Spielplan Frühjahr 2026.pdf', 'Spielplan Frühjahr 2026.webp'],
  [`a${'😀'.repeat(300)}`, `a${'😀'.repeat(49)}.webp`],
  ['', 'file.webp'],
  ['...', 'file.webp'],
])('%j is offered as %j', (sent, name) => {
  expect(fileName(sent, 'image/webp')).toBe(name);
});

it('ends as what the file is', () => {
  expect(fileName('run.html', 'application/gpx+xml')).toBe('run.gpx');
});
