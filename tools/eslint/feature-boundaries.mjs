import { dirname, resolve, sep } from 'node:path';

/** Where a client file stands: which of app, features/<name> and shared. */
const placeOf = (path) => {
  const [, inside] = path.split(`${sep}frontend${sep}client${sep}src${sep}`);
  if (inside === undefined) return undefined;
  const [layer, feature] = inside.split(sep);
  return { layer, feature };
};

/** app → features → shared; a feature never imports another feature. */
export const featureBoundaries = {
  meta: { type: 'problem', schema: [], messages: { crossing: '{{from}} may not import {{to}}.' } },
  create: (context) => {
    const from = placeOf(context.filename);
    const check = (node) => {
      const source = node.source?.value;
      if (!from || typeof source !== 'string' || !source.startsWith('.')) return;
      const to = placeOf(resolve(dirname(context.filename), source));
      if (!to) return;
      const crossing =
        (from.layer === 'shared' && to.layer !== 'shared') ||
        (from.layer === 'features' &&
          (to.layer === 'app' || (to.layer === 'features' && to.feature !== from.feature)));
      if (!crossing) return;
      const name = ({ layer, feature }) => (layer === 'features' ? `feature ${feature}` : layer);
      context.report({ node, messageId: 'crossing', data: { from: name(from), to: name(to) } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
