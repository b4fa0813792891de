import { traverse, types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';

type Enrich = (csf: CsfFile, source: CsfFile) => Promise<void>;

/**
 * Removes what only tests need from a story's source. Changes the syntax tree for display only; the code that runs is parsed
 * separately.
 */
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
    // Readers do not copy `play` functions.
    ObjectMember(path) {
      if (t.isIdentifier(path.node.key, { name: 'play' })) path.remove();
    },
    // Replaces a spy by the function it wraps, or by an empty one.
    CallExpression(path) {
      if (!t.isIdentifier(path.node.callee, { name: 'fn' })) return;
      const [wrapped] = path.node.arguments;
      path.replaceWith(t.isFunction(wrapped) ? wrapped : t.arrowFunctionExpression([], t.blockStatement([])));
    },
    // A wrapper that holds a story's state takes the props of the component, so it is shown as the component.
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

/**
 * Removes test code from displayed stories. Goes into `experimental_enrichCsf`, before the step that generates the snippets.
 */
export const forReaders =
  (inner: Enrich | undefined): Enrich =>
  async (csf, source) => {
    tidy(source);
    await inner?.(csf, source);
  };
