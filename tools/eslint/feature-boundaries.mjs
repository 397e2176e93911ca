import { dirname, resolve, sep } from 'node:path';

/** What each layer of the client may import besides itself. A feature never imports another feature. */
const below = {
  app: ['content', 'features', 'native', 'shared'],
  features: ['shared'],
  native: ['shared'],
  pwa: [],
  shared: [],
  site: ['content', 'native', 'shared'],
  content: [],
};

/** Where a client file stands: its layer, and inside of features which one. */
const placeOf = (path) => {
  const [, inside] = path.split(`${sep}frontend${sep}client${sep}src${sep}`);
  if (inside === undefined) return undefined;
  const [layer, feature] = inside.split(sep);
  return layer in below ? { layer, feature: layer === 'features' ? feature : undefined } : undefined;
};
const name = ({ layer, feature }) => (feature ? `feature ${feature}` : layer);

/** app → features → shared, site → content; only app and site start the native shell. */
export const featureBoundaries = {
  meta: { type: 'problem', schema: [], messages: { crossing: '{{from}} may not import {{to}}.' } },
  create: (context) => {
    const from = placeOf(context.filename);
    // The specs of the site hold it against the routes and the theme of the app.
    const compares = from?.layer === 'site' && /\.spec\.tsx?$/.test(context.filename);
    const check = (node) => {
      const source = node.source?.value;
      if (!from || typeof source !== 'string' || !source.startsWith('.')) return;
      const to = placeOf(resolve(dirname(context.filename), source));
      if (!to || name(to) === name(from)) return;
      if (below[from.layer].includes(to.layer) || (compares && to.layer === 'app')) return;
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
