describe('toBeVisible by the rules of a page', () => {
  /** Written as the style rules of a page are. */
  const rules = `
    .gone { display: none }
    .gone.back { display: block }
    .faint { opacity: 0 }
    .blank { visibility: hidden }
    .bar::before { display: none }
    @media screen { .off-screen { display: none } }
  `;

  const shown = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    const element = document.querySelector<HTMLElement>('[data-it]');
    if (!element) throw new Error('there is no such element');
    return element;
  };

  beforeAll(() => {
    const sheet = document.createElement('style');
    sheet.textContent = rules;
    document.head.append(sheet);
  });

  it.each([
    ['of a rule', '<p class="gone" data-it>'],
    ['below one', '<div class="faint"><p data-it></div>'],
    ['not seen', '<p class="blank" data-it>'],
    ['of a rule for screens', '<p class="off-screen" data-it>'],
    ['of its own style', '<p style="display: none" data-it>'],
    ['of an attribute', '<p hidden data-it>'],
    ['of a closed dialog', '<dialog><p data-it></dialog>'],
  ])('sees what is hidden: %s', (_, html) => {
    expect(shown(html)).not.toBeVisible();
  });

  it.each([
    ['that no rule hides', '<p data-it>'],
    ['that a later rule shows again', '<p class="gone back" data-it>'],
    ['of which a rule hides only what stands before it', '<p class="bar" data-it>'],
    ['of an open dialog', '<dialog open><p data-it></dialog>'],
  ])('sees what is shown: %s', (_, html) => {
    expect(shown(html)).toBeVisible();
  });

  it('knows a rule that came later', () => {
    const element = shown('<p class="late" data-it>');
    expect(element).toBeVisible();
    const sheet = document.createElement('style');
    sheet.textContent = '.late { display: none }';
    document.head.append(sheet);
    expect(element).not.toBeVisible();
  });
});
