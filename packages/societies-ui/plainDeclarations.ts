/**
 * The second step of the build, after tsup: the contract derives its types from schemas of TypeBox, and this writes into the
 * declarations what they come to. An embedder then installs and checks no TypeBox, and an editor shows the fields. It also suits the
 * declarations to the strictest settings of embedders' compilers.
 */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const files = globSync('dist/*.d.{ts,cts}');
const program = ts.createProgram(files, {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
  // The contract's own, because the library depends on none.
  paths: { typebox: [join(import.meta.dirname, '../societies-contract/node_modules/typebox')] },
});
const checker = program.getTypeChecker();
const printer = ts.createPrinter();

/** A text to insert, and where. */
type Insertion = readonly [at: number, text: string];

const insert = (code: string, insertions: readonly Insertion[]): string =>
  insertions
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [at, added]) => text.slice(0, at) + added + text.slice(at), code);

/**
 * Allows undefined where something is optional, as the library's own code does: with `exactOptionalPropertyTypes` an embedder could
 * otherwise not hand on what may be missing.
 */
function allowUndefined(code: string): string {
  const file = ts.createSourceFile('code.d.ts', code, ts.ScriptTarget.Latest);
  const insertions: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type)
      insertions.push([node.type.getStart(file), '('], [node.type.end, ') | undefined']);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return insert(code, insertions);
}

/** The declarations of date-fns for CommonJS cannot be checked by TypeScript; those of its modules can, from CommonJS too. */
function fromModulesOfDates(code: string): string {
  const file = ts.createSourceFile('code.d.cts', code, ts.ScriptTarget.Latest);
  const insertions: Insertion[] = [];
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (!statement.moduleSpecifier.text.startsWith('date-fns') || !statement.importClause) continue;
    insertions.push([
      statement.importClause.getStart(file),
      statement.importClause.isTypeOnly ? '' : 'type ',
    ]);
    insertions.push([statement.moduleSpecifier.end, " with { 'resolution-mode': 'import' }"]);
  }
  return insert(code, insertions);
}

const { InTypeAlias, MultilineObjectLiterals, NoTruncation } = ts.NodeBuilderFlags;

/** The object type whose fields are written: without null, and of a list its items. */
function objectOf(type: ts.Type): ts.Type {
  const present = checker.getNonNullableType(type);
  return checker.getIndexTypeOfType(present, ts.IndexKind.Number) ?? present;
}

/** Writes above each field what its schema says of it. */
function describe(node: ts.Node, type: ts.Type): void {
  ts.forEachChild(node, (child) => {
    if (!ts.isPropertySignature(child)) {
      describe(child, type);
      return;
    }
    const field = ts.isIdentifier(child.name) && objectOf(type).getProperty(child.name.text);
    if (!field) return;
    const comment = ts.displayPartsToString(field.getDocumentationComment(checker));
    if (comment)
      ts.addSyntheticLeadingComment(child, ts.SyntaxKind.MultiLineCommentTrivia, `* ${comment} `, true);
    describe(child, checker.getTypeOfSymbol(field));
  });
}

/** The names by which a file knows TypeBox. */
const namesOfTypebox = (file: ts.SourceFile): Set<string> =>
  new Set(
    file.statements.filter(isOfTypebox).flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      return [importClause, ...named].flatMap((binding) => binding?.name?.text ?? []);
    }),
  );

const isOfTypebox = (statement: ts.Statement): statement is ts.ImportDeclaration =>
  ts.isImportDeclaration(statement) &&
  ts.isStringLiteral(statement.moduleSpecifier) &&
  statement.moduleSpecifier.text === 'typebox';

const names = (node: ts.Node, known: ReadonlySet<string>): boolean =>
  (ts.isIdentifier(node) && known.has(node.text)) ||
  ts.forEachChild(node, (child) => names(child, known)) === true;

/** What stands for a statement that needs TypeBox. */
function replacement(statement: ts.Statement, file: ts.SourceFile): string {
  if (!ts.isTypeAliasDeclaration(statement)) return '';
  const type = checker.getTypeFromTypeNode(statement.type);
  const node = checker.typeToTypeNode(type, statement, NoTruncation | InTypeAlias | MultilineObjectLiterals);
  if (!node) throw new Error(`${file.fileName}: ${statement.name.text} has no type that can be written`);
  describe(node, type);
  return `type ${statement.name.text} = ${printer.printNode(ts.EmitHint.Unspecified, node, file)};`;
}

for (const name of files) {
  const file = program.getSourceFile(name);
  if (!file) continue;
  const known = namesOfTypebox(file);
  const code = file.statements.map((statement) =>
    isOfTypebox(statement) || names(statement, known)
      ? replacement(statement, file)
      : statement.getFullText(file),
  );
  const plain = allowUndefined(code.join('\n'));
  writeFileSync(name, name.endsWith('.cts') ? fromModulesOfDates(plain) : plain);
}
