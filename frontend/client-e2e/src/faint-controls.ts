import type { Page } from 'playwright-core';

/** Controls whose outline or icon stands out less than 3 to 1 from what is around it (WCAG 1.4.11); axe looks at texts. */
export const faintControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(LOOKING);

const LOOKING = `(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((part, i) => part * a + under[i] * (1 - a));
  const ground = (element) => {
    if (!element) return [255, 255, 255];
    const color = rgba(getComputedStyle(element).backgroundColor);
    return color[3] === 1 ? color.slice(0, 3) : over(color, ground(element.parentElement));
  };
  const light = (color) => {
    const [r, g, b] = color.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 4;
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.name ?? element.textContent.trim();
  const faint = [];
  const FIELDS = 'textarea, [role=combobox], input:not([type=checkbox], [type=radio], [type=file], [type=hidden])';
  for (const field of document.querySelectorAll(FIELDS)) {
    if (!seen(field) || field.matches(':disabled, [aria-disabled=true], [aria-hidden=true]')) continue;
    const box = field.closest('.MuiOutlinedInput-root') ?? field;
    const outline = box.querySelector('fieldset') ?? box;
    const around = ground(box.parentElement);
    const { borderBottomColor, borderBottomWidth } = getComputedStyle(outline);
    const edge = borderBottomWidth === '0px' ? around : over(rgba(borderBottomColor), around);
    const best = Math.max(contrast(edge, around), contrast(ground(box), around));
    if (best < 3) faint.push('field ' + nameOf(field) + ' ' + best.toFixed(2));
  }
  for (const icon of document.querySelectorAll('button svg, a svg, [role=checkbox] svg, .MuiCheckbox-root svg')) {
    const control = icon.closest('button, a, [role=checkbox], .MuiCheckbox-root');
    if (!seen(icon) || control.matches(':disabled, [aria-disabled=true]') || control.innerText?.trim()) continue;
    const best = contrast(over(rgba(getComputedStyle(icon).color), ground(control)), ground(control));
    if (best < 3) faint.push('icon of ' + nameOf(control) + ' ' + best.toFixed(2));
  }
  return faint;
})()`;
