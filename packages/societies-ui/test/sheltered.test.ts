import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const home = join(import.meta.dirname, '..');

const files = globSync('src/**/*.{ts,tsx}', { cwd: home }).filter(
  (file) => !/\.(stories|fixture|test)\.|stories\.styles|foundations[\\/]/.test(file),
);

/** No host styles these by themselves: boxes and runs of text without a meaning, and what stands inside a drawing or a list to choose from. */
const plain = new Set(
  (
    'b br circle clipPath defs div ellipse g line linearGradient mask option optgroup path pattern polygon polyline radialGradient ' +
    'rect span stop symbol text title tspan use wbr datalist'
  ).split(' '),
);

const parse = (file: string) =>
  ts.createSourceFile(
    file,
    readFileSync(join(home, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

const isElement = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** `sheltered` reaches what says `data-part`, and what is styled itself. "In a hostile page" shows that it is enough. */
describe("a host's CSS for bare elements", () => {
  it('finds no element of the library that does not say whose it is', () => {
    const faults = files.flatMap((file) => {
      const bare: string[] = [];
      walk(parse(file), (node) => {
        if (!isElement(node)) return;
        const name = node.tagName.getText();
        if (!/^[a-z]/.test(name) || plain.has(name)) return;
        const says = node.attributes.properties.some(
          (attribute) =>
            ts.isJsxSpreadAttribute(attribute) || /^data-(part|soc)$/.test(attribute.name.getText()),
        );
        if (!says)
          bare.push(`${file}: write <${name} data-part>, so that a host's CSS for ${name} does not reach it`);
      });
      return bare;
    });
    expect(faults).toEqual([]);
  });

  it('finds no styled element that does not begin with what it would be alone', () => {
    let count = 0;
    const faults = files.flatMap((file) => {
      const text = readFileSync(join(home, file), 'utf8');
      return [...text.matchAll(/= styled\.(\w+)(?:\(\s*onePiece\(css)?`\s*(\S+)/g)].flatMap(
        ([, tag, first = '']) => {
          count += 1;
          return /^\$\{sheltered(Drawing)?\}/.test(first)
            ? []
            : `${file}: begin styled.${tag} with \${sheltered} (a picture's with \${shelteredDrawing}), not with ${first}`;
        },
      );
    });
    expect(count).toBeGreaterThan(150);
    expect(faults).toEqual([]);
  });

  it('loses to each rule of a row, which names its part and so weighs more', () => {
    let count = 0;
    const faults = files
      .filter((file) => file.endsWith('.styles.ts'))
      .flatMap((file) =>
        [
          ...readFileSync(join(home, file), 'utf8').matchAll(/^\s*(&.*\btr\b(?:[^\s>+~{]|, )*) \{$/gm),
        ].flatMap(([, selector = '']) => {
          count += 1;
          return /^&&|tr(:is\()?\[data-part|tr[^\s]*\[data-part/.test(selector)
            ? []
            : `${file}: write tr[data-part='…'] in "${selector}"; as it is, the shelter takes its place`;
        }),
      );
    expect(count).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
});
