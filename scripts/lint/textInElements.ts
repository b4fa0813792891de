/** A node of the syntax tree. Each kind has some of these. */
interface Node {
  type: string;
  name: string;
  value: unknown;
  operator: string;
  computed: boolean;
  left: Node;
  right: Node;
  consequent: Node;
  alternate: Node;
  callee: Node;
  object: Node;
  property: Node;
  expression: Node;
  expressions: Node[];
  quasis: { value: { raw: string } }[];
  children: Node[];
}

interface Context {
  report: (fault: { node: Node; message: string }) => void;
}

/** Names of what is a text, or of what may be one. */
const texts =
  /^(text|texts|words|name|title|label|description|reason|cancel_reason|hint|venue|count|number|amount|total|message|sentence|first_name|last_name|university_id)$|(Name|Title|Label|Text|Words)$/;
/** What hands out texts in a language. */
const sources = /^(messages|dates|numbers)$/;
/** Functions that give a text. */
const makers =
  /^(number|amount|String|cut|join|toFixed|toLocaleString|trim|slice|format|toUpperCase|toLowerCase)$/;

const rootOf = (node: Node): Node => (node.type === 'MemberExpression' ? rootOf(node.object) : node);
const nameOf = (node: Node): string => (node.type === 'MemberExpression' ? node.property.name : node.name);
const isBlank = (value: unknown): value is string => typeof value === 'string' && value.trim() === '';

/** Whether an expression may be a text: by its form and its names, as types are not known here. */
function mayBeText(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return ['string', 'number'].includes(typeof node.value) && !isBlank(node.value);
    case 'TemplateLiteral':
      return node.expressions.length > 0 || !isBlank(node.quasis[0]?.value.raw);
    case 'BinaryExpression':
      return node.operator === '+';
    case 'ConditionalExpression':
      return mayBeText(node.consequent) || mayBeText(node.alternate);
    case 'LogicalExpression':
      return mayBeText(node.right) || (node.operator !== '&&' && mayBeText(node.left));
    case 'CallExpression':
      return sources.test(rootOf(node.callee).name) || makers.test(nameOf(node.callee));
    case 'MemberExpression':
      return sources.test(rootOf(node).name) || (!node.computed && texts.test(nameOf(node)));
    case 'Identifier':
      return texts.test(node.name);
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ChainExpression':
      return mayBeText(node.expression);
    default:
      return false;
  }
}

const isSpace = (node: Node): boolean =>
  node.type === 'JSXText'
    ? isBlank(node.value)
    : node.type === 'JSXExpressionContainer' &&
      node.expression.type === 'Literal' &&
      isBlank(node.expression.value);
const isLayout = (node: Node): boolean =>
  (node.type === 'JSXText' && isBlank(node.value) && node.value.includes('\n')) ||
  (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');
const isText = (node: Node): boolean =>
  node.type === 'JSXText'
    ? !isBlank(node.value)
    : node.type === 'JSXExpressionContainer' && mayBeText(node.expression);

const message =
  'Give this text an element of its own, such as <span>, and one string: a browser that translates the page replaces bare text, ' +
  'and React then fails to change it, to remove it, or to put something before it.';

/** Text that React handles by itself, because it has siblings or no element around it. */
const check = (context: Context) => (node: Node) => {
  const children = node.children.filter((child) => !isLayout(child));
  const alone = children.length === 1 && node.type === 'JSXElement';
  if (alone) return;
  children.forEach((child, index) => {
    const before = children[index - 1];
    // React puts what comes and goes before the next sibling.
    const isAnchor = isSpace(child) && before?.type === 'JSXExpressionContainer' && !isSpace(before);
    if (isText(child) || isAnchor) context.report({ node: child, message });
  });
};

export default {
  meta: { name: 'constellation' },
  rules: {
    'text-in-elements-of-its-own': {
      create: (context: Context) => ({ JSXElement: check(context), JSXFragment: check(context) }),
    },
  },
};
