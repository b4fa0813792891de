/**
 * A step of the build: writes what the library is for tools. `components.json` lists every exported component with its entry,
 * props, parts, states and an example; `llms.txt` leads to it and says the same in short.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';
import { docgenOptions } from '../test/docgenOptions.ts';

const home = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(home, file), 'utf8');

interface Prop {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}

/** An element of a component that hosts may style: `[data-soc="Card"] [data-part="title"]`. */
interface Part {
  part: string;
  /** The element or the component of the library that it is. */
  element: string;
}

export interface Described {
  name: string;
  entry: string;
  description: string;
  props: Prop[];
  parts: Part[];
  /** What `data-state`, `data-variant` and `data-size` of its elements can say. */
  states: Record<string, string[]>;
  example: string;
}

const parse = (file: string) =>
  ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** Texts that an attribute can have: of `a ? 'x' : 'y'` both. */
const textsOf = (node: ts.Node): string[] => {
  const texts: string[] = [];
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isJsxExpression(node) && node.expression) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) texts.push(...textsOf(node.whenTrue), ...textsOf(node.whenFalse));
  if (ts.isBinaryExpression(node)) texts.push(...textsOf(node.right));
  return texts;
};

/** The parts and states in the sources of one folder. */
const marksIn = (files: readonly string[]) => {
  const parts = new Map<string, Part>();
  const states = new Map<string, Set<string>>();
  for (const file of files)
    walk(parse(file), (node) => {
      if (!ts.isJsxAttribute(node) || !node.initializer) return;
      const name = node.name.getText();
      const { tagName } = node.parent.parent;
      if (name === 'data-part')
        for (const part of textsOf(node.initializer))
          if (!parts.has(part)) parts.set(part, { part, element: tagName.getText() });
      if (/^data-(state|variant|size)$/.test(name))
        states.set(name, new Set([...(states.get(name) ?? []), ...textsOf(node.initializer)]));
    });
  const said = [...states]
    .filter(([, values]) => values.size > 0)
    .map(([name, values]) => [name, [...values]]);
  return { parts: [...parts.values()], states: Object.fromEntries(said) as Record<string, string[]> };
};

/** How a component is written, out of what its first story gives it. */
const exampleOf = (name: string, file: string): string => {
  let args: ts.ObjectLiteralExpression | undefined;
  const stories = file.replace(/\.tsx$/, '.stories.tsx');
  if (globSync(stories, { cwd: home }).length > 0)
    walk(parse(stories), (node) => {
      if (args || !ts.isPropertyAssignment(node) || node.name.getText() !== 'args') return;
      if (ts.isObjectLiteralExpression(node.initializer)) args = node.initializer;
    });
  let children = '';
  const attributes = (args?.properties ?? []).flatMap((property) => {
    const key = property.name?.getText() ?? '';
    if (ts.isShorthandPropertyAssignment(property)) return `${key}={${key}}`;
    if (!ts.isPropertyAssignment(property)) return [];
    const value = property.initializer;
    const text = /^fn\(/.test(value.getText()) ? '() => {}' : value.getText();
    if (key === 'children') {
      children = ts.isStringLiteral(value) ? value.text : ts.isJsxElement(value) ? text : `{${text}}`;
      return [];
    }
    if (ts.isStringLiteral(value)) return `${key}=${JSON.stringify(value.text)}`;
    return text === 'true' ? key : `${key}={${text}}`;
  });
  const open = [name, ...attributes].join(' ');
  return children ? `<${open}>${children}</${name}>` : `<${open} />`;
};

/** The entry that exports each name. */
const entries = () => {
  const found = new Map<string, string>();
  const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string> };
  for (const [entry, source] of Object.entries(exports)) {
    if (!source.endsWith('.ts')) continue;
    for (const [, names = ''] of read(source).matchAll(/export \{([^}]*)\} from/g))
      for (const name of names.split(','))
        if (/^[A-Z]\w*$/.test(name.trim())) found.set(name.trim(), `societies-ui${entry.slice(1)}`);
  }
  return found;
};

/** Every component that an entry exports, in the order of their names. */
export const describeComponents = (): Described[] => {
  const files = globSync('src/**/*.tsx', { cwd: home }).filter(
    (file) => !/\.(stories|fixture|test)\.tsx$/.test(file),
  );
  const { config } = ts.readConfigFile(join(home, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, home);
  const parser = withCompilerOptions(options, docgenOptions);
  const program = ts.createProgram(
    files.map((file) => join(home, file)),
    options,
  );
  const exported = entries();
  return files
    .flatMap((file): Described[] => {
      const named = [...read(file).matchAll(/^(\w+)\.displayName = /gm)].flatMap(([, name = '']) =>
        exported.has(name) ? name : [],
      );
      if (named.length === 0) return [];
      const docs = parser.parseWithProgramProvider(join(home, file), () => program);
      const sources = globSync(join(dirname(file), '*.tsx'), { cwd: home }).filter(
        (source) => !/\.(stories|fixture|test)\.tsx$/.test(source),
      );
      return named.map((name) => {
        const doc = docs.find(({ displayName }) => displayName === name);
        return {
          name,
          entry: exported.get(name) ?? '',
          description: doc?.description ?? '',
          props: Object.values(doc?.props ?? {}).map((prop): Prop => {
            const initial = prop.defaultValue as { value?: unknown } | null;
            return {
              name: prop.name,
              type: prop.type.name === 'enum' ? (prop.type.raw ?? prop.type.name) : prop.type.name,
              required: prop.required,
              ...(typeof initial?.value === 'string' ? { default: initial.value } : {}),
              description: prop.description,
            };
          }),
          ...marksIn(sources),
          example: exampleOf(name, file),
        };
      });
    })
    .sort((one, other) => one.name.localeCompare(other.name));
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What tools read first: https://llmstxt.org */
const brief = (components: readonly Described[]): string => {
  const readme = read('README.md');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const groups = new Map<string, Described[]>();
  for (const one of components) groups.set(one.entry, [...(groups.get(one.entry) ?? []), one]);
  return [
    `# societies-ui ${version}`,
    '',
    '> React components for student societies: themed by four colours, accessible, presentational. React 18 and 19, styled-components 6.',
    '',
    'Everything about a component, its props, parts, states and an example, is in `societies-ui/components.json`; every design token in',
    '`societies-ui/tokens.json`. How to begin, theming, routes, texts, forms and server rendering are in README.md of the package.',
    '',
    ...[...readme.matchAll(/^## (.*)$/gm)].map(([, title = '']) => `- README.md: ${title}`),
    ...[...groups].flatMap(([entry, list]) => [
      '',
      `## ${entry}`,
      '',
      ...list.map(
        ({ name, description, example }) => `- ${name}: ${oneLine(description)} \`${oneLine(example)}\``,
      ),
    ]),
    '',
    '## Parts',
    '',
    'What a host may style, by `[data-soc="Component"] [data-part="part"]`. Nothing else of the markup is promised.',
    ...components
      .filter(({ parts, states }) => parts.length > 0 || Object.keys(states).length > 0)
      .flatMap(({ name, parts, states }) => [
        '',
        `### ${name}`,
        '',
        ...(parts.length > 0 ? ['| part | element |', '| --- | --- |'] : []),
        ...parts.map(({ part, element }) => `| ${part} | ${element} |`),
        ...Object.entries(states).map(([state, values]) => `\n\`${state}\`: ${values.join(', ')}`),
      ]),
    '',
  ].join('\n');
};

if (import.meta.main) {
  const components = describeComponents();
  const { version } = JSON.parse(read('package.json')) as { version: string };
  mkdirSync(join(home, 'dist'), { recursive: true });
  cpSync(join(home, 'src/fonts/tokens.json'), join(home, 'dist/tokens.json'));
  // What `import 'societies-ui/page.css'` is to TypeScript, which asks for a declaration.
  writeFileSync(join(home, 'dist/css.d.cts'), 'export {};\n');
  writeFileSync(join(home, 'dist/components.json'), JSON.stringify({ version, components }));
  writeFileSync(join(home, 'dist/llms.txt'), brief(components));
}
