import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

// Its own JavaScript: the quicker programs that it would look for are not for every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = await import('recheck');

interface Found {
  /** File and line. */
  place: string;
  source: string;
  flags: string;
}

const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'app/src/**/*.{ts,tsx}'], {
  exclude: (name) => /\.(test|stories|fixture)\.|stories\.styles/.test(name),
}).map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));

/** Constants by file and name, as they are written. */
const constants = new Map<ts.SourceFile, Map<string, ts.Expression>>();
/** Where a name of a file comes from. */
const imported = new Map<ts.SourceFile, Map<string, string>>();
for (const file of files) {
  const own = new Map<string, ts.Expression>();
  const others = new Map<string, string>();
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) own.set(name.text, initializer);
    } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const names = statement.importClause?.namedBindings;
      if (names && ts.isNamedImports(names))
        for (const { name } of names.elements) others.set(name.text, statement.moduleSpecifier.text);
    }
  }
  constants.set(file, own);
  imported.set(file, others);
}

/** What an expression is before the program runs; undefined if only running tells. */
function valueOf(node: ts.Expression): string | number | ts.ObjectLiteralExpression | undefined {
  const file = node.getSourceFile();
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return valueOf(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [valueOf(node.left), valueOf(node.right)];
    return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
  }
  if (ts.isTemplateExpression(node)) {
    let text = node.head.text;
    for (const { expression, literal } of node.templateSpans) {
      const value = valueOf(expression);
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      text += `${value}${literal.text}`;
    }
    return text;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const owner = valueOf(node.expression);
    if (typeof owner !== 'object') return undefined;
    const property = owner.properties.find(({ name }) => name?.getText() === node.name.text);
    return property && ts.isPropertyAssignment(property) ? valueOf(property.initializer) : undefined;
  }
  if (!ts.isIdentifier(node)) return undefined;
  const own = constants.get(file)?.get(node.text);
  if (own) return valueOf(own);
  const from = imported.get(file)?.get(node.text);
  if (from === undefined) return undefined;
  const elsewhere = files.filter((other) =>
    from.startsWith('.')
      ? path.join(path.dirname(file.fileName), from) === other.fileName
      : other.fileName.startsWith(`packages/${from}/`),
  );
  const [declared] = elsewhere.flatMap((other) => constants.get(other)?.get(node.text) ?? []);
  return declared && valueOf(declared);
}

/** Files with a pattern that only running tells, with why it needs no look. */
const notExamined: Readonly<Record<string, string>> = {
  'packages/societies-server/src/platform/validation.ts': 'the patterns of schemas, which are found there',
  'packages/societies-contract/src/schemas/societies.ts': 'given by the lines below it, by name',
  'packages/societies-contract/src/forms/fields.ts':
    "the rules of a form: the product's are found where they stand",
  'packages/societies-server/src/platform/security-headers.ts': "reads the app's own page",
};

const found: Found[] = [];
const notFound: string[] = [];
for (const file of files) {
  const placeOf = (node: ts.Node) =>
    `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const take = (node: ts.Expression, flags: string) => {
    const source = valueOf(node);
    if (typeof source === 'string') found.push({ place: placeOf(node), source, flags });
    else if (!(file.fileName in notExamined)) notFound.push(`${placeOf(node)} ${node.getText()}`);
  };
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place: placeOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      // Messages name the keyword too.
      if (node.expression.getText() === 'withMessages') return;
      const [source, given] = node.arguments ?? [];
      const flags = given && valueOf(given);
      if (source && node.expression.getText() === 'RegExp')
        take(source, typeof flags === 'string' ? flags : '');
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern') {
      if (!ts.isFunctionLike(node.initializer)) take(node.initializer, 'u');
    } else if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'pattern') {
      take(node.name, 'u');
    } else if (ts.isVariableDeclaration(node) && /Pattern$/.test(node.name.getText()) && node.initializer) {
      if (typeof valueOf(node.initializer) === 'string') take(node.initializer, 'u');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Milliseconds for one pattern. */
const timeout = 60_000;

/**
 * Where the checker could only try texts, it counts the steps of an engine of its own. Whether the worst that it found is slow here
 * too: some 60,000 characters take a linear pattern a few milliseconds, and another one seconds.
 */
function isSlow({ source, flags }: Found, text: string): boolean {
  const expression = new RegExp(source, flags);
  const before = process.threadCpuUsage();
  expression.test(text);
  return process.threadCpuUsage(before).user > 200_000;
}

test('reads every regular expression of the product', () => {
  expect(notFound).toEqual([]);
  expect(found.length).toBeGreaterThan(100);
});

test('finds no regular expression that is super-linear', { timeout: 300_000 }, () => {
  const placesOf = new Map<string, Found[]>();
  for (const one of found) {
    const expression = `/${one.source}/${one.flags}`;
    placesOf.set(expression, [...(placesOf.get(expression) ?? []), one]);
  }
  const slow = [...placesOf].flatMap(([expression, places]) => {
    const result = checkSync(places[0]!.source, places[0]!.flags, { timeout });
    if (result.status === 'safe') return [];
    if (
      result.status === 'vulnerable' &&
      result.checker === 'fuzz' &&
      !isSlow(places[0]!, result.attack.string)
    )
      return [];
    const why =
      result.status === 'vulnerable'
        ? `${result.complexity.summary}, as with ${result.attack.pattern}`
        : `not known: ${result.error.kind}`;
    return [`${places.map(({ place }) => place).join(', ')} ${expression} ${why}`];
  });
  expect(slow).toEqual([]);
});
