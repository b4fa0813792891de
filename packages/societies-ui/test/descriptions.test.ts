import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { docgenOptions } from './docgenOptions.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.(stories|fixture|test)\.tsx$/.test(file))
  .map((file) => join(root, file));

/** The components of the library as their pages in Storybook show them. */
const components = () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const parser = withCompilerOptions(options, docgenOptions);
  const program = ts.createProgram(files, options);
  return files.flatMap((file) => {
    const docs = parser.parseWithProgramProvider(file, () => program);
    return [...readFileSync(file, 'utf8').matchAll(/^(\w+)\.displayName = /gm)].map(([, name = '']) => ({
      name,
      file: relative(root, file),
      doc: docs.find(({ displayName }) => displayName === name),
    }));
  });
};

describe('what Storybook says about components', () => {
  it('describes each and every prop', { timeout: 60_000 }, () => {
    const found = components();
    expect(found.length).toBeGreaterThan(100);
    const faults = found.flatMap(({ name, file, doc }) =>
      doc?.description
        ? Object.values(doc.props)
            .filter((prop) => prop.description === '')
            .map((prop) => `${file}: ${name} has a prop \`${prop.name}\` without a description`)
        : `${file}: ${name} has no description`,
    );
    expect(faults).toEqual([]);
  });
});
