/** What browsers hide by themselves. */
const BY_ITSELF =
  '[hidden],head,head *,style,script,link,meta,title,template,datalist,noframes,param,rp,dialog:not([open]),input[type="hidden"]';

const hides = ({ display, visibility, opacity }: CSSStyleDeclaration): boolean =>
  display === 'none' || visibility === 'hidden' || visibility === 'collapse' || opacity === '0';

type Rule = {
  readonly selectorText?: string;
  readonly style?: CSSStyleDeclaration;
  readonly cssRules?: CSSRuleList;
};

const selectorsOf = (rules: CSSRuleList): readonly string[] =>
  [...rules].flatMap((rule) => {
    const { selectorText, style, cssRules } = rule as Rule;
    return [
      ...(selectorText !== undefined && style !== undefined && hides(style) ? [selectorText] : []),
      ...(cssRules ? selectorsOf(cssRules) : []),
    ];
  });

const known = new WeakMap<CSSRuleList, { readonly length: number; readonly selectors: readonly string[] }>();
const hidingIn = ({ cssRules }: CSSStyleSheet): readonly string[] => {
  const { length } = cssRules;
  const seen = known.get(cssRules);
  if (seen?.length === length) return seen.selectors;
  const selectors = selectorsOf(cssRules);
  known.set(cssRules, { length, selectors });
  return selectors;
};

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector);
  } catch {
    // Of a pseudo-element.
    return false;
  }
};

/**
 * As the document is now: whether any rule would hide an element, were it the only one. Few do, and what all rules
 * together say costs much.
 */
export const hidingRules = (): ((element: Element) => boolean) => {
  const selectors = [BY_ITSELF, ...[...document.styleSheets].flatMap(hidingIn)];
  return (element) => selectors.some((selector) => matches(element, selector));
};
