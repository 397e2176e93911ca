import { layOut } from './lay-out';

const mail = {
  to: 'ana@example.com',
  subject: 'Welcome <to> Fieldhouse',
  paragraphs: ['Hi Ana & "Co",', '<script>alert(1)</script>'],
  action: { label: 'Go on', url: 'https://fieldhouse.example/auth?mode=confirm&token=a"b' },
};

describe('a mail', () => {
  it('says the same as text and as HTML', () => {
    const { text, html } = layOut(mail);
    expect(text).toContain(
      'Hi Ana & "Co",\n\n<script>alert(1)</script>\n\nGo on:\nhttps://fieldhouse.example/',
    );
    expect(html).toContain('Hi Ana &amp; &quot;Co&quot;,');
  });

  it('never takes what people wrote for HTML', () => {
    const { html } = layOut(mail);
    expect(html).not.toContain('<script');
    expect(html).toContain('<title>Welcome &lt;to&gt; Fieldhouse</title>');
    expect(html).toContain('href="https://fieldhouse.example/auth?mode=confirm&amp;token=a&quot;b"');
  });

  it('keeps the lines in which somebody wrote', () => {
    const paragraphs = ['No games.\nSee <you> on Tuesday'];
    const { html, text } = layOut({ to: mail.to, subject: 'News', paragraphs });
    expect(text).toContain('No games.\nSee <you> on Tuesday');
    expect(html).toContain('No games.<br>See &lt;you&gt; on Tuesday');
  });

  it('has no button where there is nothing to do', () => {
    const { html, text } = layOut({ to: mail.to, subject: 'News', paragraphs: ['Well done.'] });
    expect(html).not.toContain('<a ');
    expect(text).toMatch(/^News\n\nWell done\.\n\n-- \n/);
  });

  it('begins with its subject where its paragraphs go on from there', () => {
    const subject = 'You got $127.03 back & more';
    const { html, text } = layOut({ to: mail.to, subject, paragraphs: ['From Harbor, for Registration.'] });
    expect(text).toMatch(/^You got \$127\.03 back & more\n\nFrom Harbor, for Registration\.\n/);
    expect(html).toMatch(/<h1 [^>]+>You got \$127\.03 back &amp; more<\/h1><p [^>]+>From Harbor, /);
  });

  it.each([
    ['a greeting', 'Draft order set: Riverside', ['Hi Ana,', 'The order of the draft of Riverside stands.']],
    ['a greeting of nobody', 'Set a new password', ['Hello,', 'Somebody asked to set a new password.']],
    ['the same words', '“Priya” asks to join Harbor', ['“Priya” asks to join Harbor.']],
  ])('does not say twice what it is about, after %s', (_, subject, paragraphs) => {
    const { html, text } = layOut({ to: mail.to, subject, paragraphs });
    expect(text.startsWith(paragraphs.join('\n\n'))).toBe(true);
    expect(html).not.toContain('<h1');
  });

  it('has colors for the dark, of everything that has one in the light', () => {
    const { html } = layOut({ ...mail, paragraphs: ['Well done.'] });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const named = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name = '']) => name));
    expect([...named].sort()).toEqual(['brand', 'card', 'page', 'quiet']);
    const dark = html.slice(html.indexOf('@media(prefers-color-scheme:dark)'), html.indexOf('</style>'));
    for (const name of named) expect(dark).toContain(`.${name}{`);
  });

  it('says why it came and how such mails end, where one need not get them', () => {
    const list = {
      id: 'mention',
      because: 'You get this because you are told of mentions by e-mail.',
      oneClickUrl: 'https://fieldhouse.example/api/unsubscribe/t',
      pageUrl: 'https://fieldhouse.example/unsubscribe?token="t',
    };
    const { text, html } = layOut({ ...mail, list });
    expect(text).toMatch(
      /sports\.\nYou get this because .+ by e-mail\.\nStop these e-mails: https:\/\/fieldhouse\.example\/unsubscribe\?token="t$/,
    );
    expect(html).toContain(
      'by e-mail. <a href="https://fieldhouse.example/unsubscribe?token=&quot;t" class="brand" style="color:#0B6B4A">Stop these e-mails</a>',
    );
    expect(text + html).not.toContain(list.oneClickUrl);
  });
});
