/** Names of calls that can fail a test: expectations, the given/when/then of deciders, properties, waits. */
const CAN_FAIL = /^(expect|then|assert|until|refuse|check|hold|await)/i;
const nameOf = (callee) =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : '';

/** A test that nothing can fail proves nothing. */
export const assertingTests = {
  meta: { type: 'problem', schema: [], messages: { nothing: 'This test asserts nothing.' } },
  create: (context) => {
    const open = [];
    const isTest = ({ callee, arguments: args }) =>
      /^(it|test)$/.test(nameOf(callee)) &&
      callee.type === 'Identifier' &&
      args.some(({ type }) => type.endsWith('FunctionExpression'));
    return {
      CallExpression: (node) => {
        if (isTest(node)) open.push({ node, asserts: false });
        const test = open.at(-1);
        if (test && CAN_FAIL.test(nameOf(node.callee))) test.asserts = true;
      },
      'CallExpression:exit': (node) => {
        const test = open.at(-1);
        if (test?.node !== node) return;
        open.pop();
        if (!test.asserts) context.report({ node: node.callee, messageId: 'nothing' });
      },
    };
  },
};
