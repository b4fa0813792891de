/**
 * The second step of the build, after tsup: the contract derives its types from schemas of TypeBox, and this writes into the
 * declarations what they come to. An embedder then installs and checks no TypeBox, and an editor shows the fields.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What stands for a statement that needs TypeBox; undefined for every other. */
function replacement(statement: ts.Statement, file: ts.SourceFile): string | undefined {
  if (ts.isImportDeclaration(statement))
    return statement.moduleSpecifier.getText(file) === "'typebox'" ? '' : undefined;
  const text = statement.getText(file);
  if (ts.isVariableStatement(statement)) return /\bType\.T/.test(text) ? '' : undefined;
  if (!ts.isTypeAliasDeclaration(statement) || !/\bStatic</.test(text)) return undefined;
  const type = checker.getTypeFromTypeNode(statement.type);
  const node = checker.typeToTypeNode(type, statement, NoTruncation | InTypeAlias | MultilineObjectLiterals);
  if (!node) throw new Error(`${file.fileName}: ${statement.name.text} has no type that can be written`);
  describe(node, type);
  return `type ${statement.name.text} = ${printer.printNode(ts.EmitHint.Unspecified, node, file)};`;
}

for (const name of files) {
  const file = program.getSourceFile(name);
  if (!file) continue;
  let code = readFileSync(name, 'utf8');
  for (const statement of file.statements.toReversed()) {
    const text = replacement(statement, file);
    if (text === undefined) continue;
    code = code.slice(0, statement.getStart(file)) + text + code.slice(statement.end);
  }
  if (/typebox|\bStatic</.test(code)) throw new Error(`${name} still needs TypeBox`);
  writeFileSync(name, code);
}
