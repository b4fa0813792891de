import { traverse, types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';

type Enrich = (csf: CsfFile, source: CsfFile) => Promise<void>;

/** Takes out of a story file what is nothing to show. It is parsed for that alone: what runs is parsed again. */
function tidy({ _ast, _meta }: CsfFile): void {
  const component = _meta?.component;
  const local = new Set(
    _ast.program.body.flatMap((statement) => {
      if (t.isFunctionDeclaration(statement)) return statement.id?.name ?? [];
      if (!t.isVariableDeclaration(statement)) return [];
      return statement.declarations.flatMap(({ id }) => (t.isIdentifier(id) ? id.name : []));
    }),
  );
  traverse(_ast, {
    noScope: true,
    // A test is nothing to copy.
    ObjectMember(path) {
      if (t.isIdentifier(path.node.key, { name: 'play' })) path.remove();
    },
    // A spy stands for what the page does: the function that it wraps, or one of nothing.
    CallExpression(path) {
      if (!t.isIdentifier(path.node.callee, { name: 'fn' })) return;
      const [wrapped] = path.node.arguments;
      path.replaceWith(t.isFunction(wrapped) ? wrapped : t.arrowFunctionExpression([], t.blockStatement([])));
    },
    // What holds the state of a story takes the props of the component, and is shown as the component.
    JSXOpeningElement({ node: { name, attributes, selfClosing } }) {
      const [attribute] = attributes;
      if (
        component &&
        selfClosing &&
        t.isJSXIdentifier(name) &&
        name.name !== component &&
        local.has(name.name) &&
        attributes.length === 1 &&
        t.isJSXSpreadAttribute(attribute) &&
        t.isIdentifier(attribute.argument, { name: 'args' })
      ) {
        name.name = component;
      }
    },
  });
}

/** Shows stories without what only tests need. Goes into `experimental_enrichCsf`, before what makes the code to show. */
export const forReaders =
  (inner: Enrich | undefined): Enrich =>
  async (csf, source) => {
    tidy(source);
    await inner?.(csf, source);
  };
