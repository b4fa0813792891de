import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * Every command of the documentation is either typed here as it stands there, or run by another test, or read where a machine of
 * tests lacks what it takes. A command that is none of these fails the last test.
 */

const root = path.resolve(import.meta.dirname, '..');
const pages = globSync(
  ['*.md', '.github/*.md', 'docs/*.md', 'packages/*/README.md', 'packages/*/docs/*.md'],
  { cwd: root },
);

/** Words that begin a command: the workspace's own and those of the machine. SQL counts too. */
const programs = new Set([
  ...readdirSync(path.join(root, 'node_modules/.bin')),
  ...[
    'npm',
    'npx',
    'git',
    'docker',
    'psql',
    'pg_dump',
    'systemctl',
    'cp',
    'cd',
    'rm',
    'find',
    'curl',
    'openssl',
    'export',
    'apt-get',
  ],
]);
const isSql = (text: string) => /^(?:select|update|alter|delete|insert|create) \w\S* \S+ \S/.test(text);
const isCommand = (text: string) => {
  const [first = '', second] = text.replace(/^(?:[A-Z_]+=\S* )+/, '').split(' ');
  return (programs.has(first) && second !== undefined) || isSql(text);
};
/** Blocks that show a file, a setting or a header. The first line of others begins with `# ` and the name of the file. */
const notTyped = ["default-src 'none'", 'societies-contract ←', 'DATABASE_URL=postgres://constellation:…@db'];

/** The commands of a page: the lines of its blocks, and code within its sentences that begins with a program. */
function commandsOf(page: string): string[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  const fence = /^```(\w*)\n(.*?)^```$/gms;
  const blocks = [...text.matchAll(fence)].flatMap(([, language = '', block = '']) =>
    ['', 'sh'].includes(language) &&
    !/^# \S+(?:file|\.\w+)\n/.test(block) &&
    !notTyped.some((beginning) => block.startsWith(beginning))
      ? block.split('\n')
      : [],
  );
  const inline = [...text.replace(fence, '').matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code.replaceAll('\n', ' ').trim())
    .filter((code) => isCommand(code) && !code.endsWith(' as const'));
  return [...blocks.map((line) => line.replace(/(?:^| {2,})# .*$/, '').trim()), ...inline].filter(Boolean);
}
const documented = new Set(pages.flatMap(commandsOf));

/** Run by another test, which is named by file and title. */
const elsewhere: Readonly<Record<string, [file: string, title: string]>> = {
  'npm start': ['scripts/start.test.ts', 'prints its address, drains on SIGTERM and exits with 0'],
  'npm run ship -- <folder>': ['scripts/ship.test.ts', 'is built by one RUN line'],
  'pnpm run ship <folder>': ['scripts/ship.test.ts', 'is built by one RUN line'],
  'DATABASE_URL=postgres://… JWT_SECRET=$(cat .data/jwt-secret) npm run restore -- /tmp/move.tar.gz': [
    'packages/societies-server/test/operations-backup.test.ts',
    'taken while the server runs restores to the same replies',
  ],
  'npm install societies-ui styled-components': [
    'packages/societies-ui/consumers/portal.test.ts',
    'shows societies and events in its own look',
  ],
  'npm install --save-dev @types/react @types/react-dom # with TypeScript, 5.4 or newer': [
    'packages/societies-ui/consumers/types.test.ts',
    'has a type for everything, seen by a bundler',
  ],
  'npm install societies-ui react react-dom styled-components': [
    'packages/societies-ui/consumers/portal.test.ts',
    'shows societies and events in its own look',
  ],
  'VITE_SOCIETIES=https://societies.example.ac.uk npm run build': [
    'packages/societies-ui/consumers/portal.test.ts',
    'shows societies and events in its own look',
  ],
  'npx jscodeshift --parser tsx --extensions js,jsx,ts,tsx --transform node_modules/societies-ui/codemods/confirm-dialog.cjs src':
    ['packages/societies-ui/test/codemods.test.ts', "'codemods/confirm-dialog.cjs'"],
  'npx pnpm@12.21.0 pack': ['packages/societies-ui/consumers/build.ts', "'pack'"],
  ...Object.fromEntries(
    [
      'update sessions set revoked_at = now() where revoked_at is null',
      "update sessions set revoked_at = now() where university_id = '…'",
      "alter role constellation password '…'",
      'select pid, state, query from pg_stat_activity',
    ].map((statement) => [
      statement,
      ['packages/societies-server/test/docs-statements.test.ts', 'every SQL statement in the documentation'],
    ]),
  ),
};

const isTest = 'it is a part of npm test itself, or takes minutes';
const container = 'it takes Docker and the registry of images';
const network = 'it takes a registry or a host that is the reader’s own';
/** Read only, and why: its syntax is checked, and that the scripts, projects, services and files that it names are there. */
const onlyRead: Readonly<Record<string, string>> = {
  'git clone … && cd constellation': network,
  'npm create vite@latest our-site -- --template react-ts': network,
  'cd our-site': network,
  'npm run dev': 'it belongs to the page that the reader makes; its build is tested',
  'psql -h standby -c "select pg_promote()"': 'it takes a second PostgreSQL',
  'systemctl reload pgbouncer': 'it takes systemd',
  'apt-get install haproxy pgbouncer postgresql libpq-dev': 'it changes the machine',
  'docker compose up -d --build': container,
  'docker compose logs server': container,
  'docker compose stop server': container,
  'docker run -v constellation:/srv/constellation/data -p 3000:3000 -e SEED=none …': container,
  'git pull && docker compose pull --ignore-buildable && docker compose up -d --build': container,
  'pnpm --filter app exec vite': 'it waits for a browser',
  'pnpm storybook': 'it waits for a browser',
  'npm run storybook': 'it waits for a browser',
  'CHROMATIC_PROJECT_TOKEN=… pnpm chromatic': network,
  'pnpm chromatic': network,
  'pnpm test:visual v1.2.0': isTest,
  'changeset publish': 'it publishes',
  'changeset version': 'it changes the checkout',
  'npm run upgrade -- v1.2.0': isTest,
  'npm run upgrade': isTest,
  'git config commit.template .gitmessage': 'it changes the checkout',
  'pnpm changeset': 'it asks questions',
  ...Object.fromEntries(
    [
      ...[
        'npm test',
        'npm test -- --changed',
        'npm test -- --full',
        'npm test -- --step lint',
        'npm run build',
        'npm run lint',
        'pnpm lint',
        'pnpm format',
        'pnpm unused',
        'pnpm build',
        'tsc -b',
      ],
      ...[
        'pnpm test:contract',
        'pnpm test:ui',
        'pnpm test:server',
        'pnpm test:e2e',
        'pnpm test:visual',
        'pnpm lighthouse',
      ],
      ...[
        'pnpm bench:ui',
        'pnpm bench:drag',
        'pnpm bench:server',
        'pnpm bench:signup',
        'pnpm bench:fair',
        'pnpm bench:import',
        'pnpm bench:vote',
        'pnpm bench:search',
        'pnpm bench:meanwhile',
        'pnpm screenshots',
      ],
      ...['pnpm bench:server --soak 10m', 'pnpm cluster', 'pnpm cluster --faults', 'pnpm cluster --suite'],
      ...['vitest run --project stories Button', 'vitest run --project server-postgres'],
      ...['playwright test --last-failed --trace on', 'node src/main.ts'],
    ].map((command) => [command, isTest]),
  ),
};

const typed = new Set<string>();
let scratch: string;
let port: string;
const started: ReturnType<typeof spawn>[] = [];

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'constellation-docs-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  port = typeof address === 'object' && address ? String(address.port) : '';
  probe.close();
  // A checkout of tests must not be updated.
  await mkdir(path.join(scratch, 'bin'));
  await writeFile(path.join(scratch, 'bin/git'), '#!/bin/sh\necho "git $*"\n');
  await chmod(path.join(scratch, 'bin/git'), 0o755);
});
afterAll(async () => {
  for (const { pid } of started) {
    try {
      process.kill(-(pid ?? Number.NaN), 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
  await rm(scratch, { recursive: true, force: true, maxRetries: 10 });
});

/** The command with folders and a port of the test's own. */
const ownPlaces = (command: string) =>
  command
    .replaceAll('/srv/constellation', root)
    .replaceAll('/backups', path.join(scratch, 'backups'))
    .replaceAll('/tmp/', `${scratch}/`)
    .replaceAll(' data/', ` ${scratch}/`)
    .replace('.env.example .env', `.env.example ${scratch}/.env`)
    .replaceAll('PORT=3000', `PORT=${port}`);

interface Typing {
  data?: string;
  input?: string;
  /** What is left of the command where the rest is a container's or cron's. */
  shown?: (command: string) => string;
}

function launch(command: string, { data = 'data', input, shown = (all) => all }: Typing = {}) {
  expect([...documented], 'the documentation says it').toContain(command);
  typed.add(command);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: [path.join(scratch, 'bin'), process.env.PATH].join(path.delimiter),
    ...{ DATA_DIR: path.join(scratch, data), PORT: port, SEED: 'none', LOG_LEVEL: 'fatal', DATABASE_URL: '' },
  };
  for (const name of ['NODE_OPTIONS', 'VITEST', 'INIT_CWD']) delete env[name];
  const child = spawn('bash', ['-c', ownPlaces(shown(command))], { cwd: root, env, detached: true });
  started.push(child);
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => output };
}

/** Types a command that ends. @returns what it wrote. */
async function type(command: string, typing?: Typing): Promise<string> {
  const { ended, output } = launch(command, typing);
  expect([command, await ended, output()]).toEqual([command, 0, output()]);
  return output();
}

/** Types a command that serves, until `use` is done. Then it is stopped by Ctrl-C. */
async function serving(command: string, use: () => Promise<void> = () => Promise.resolve(), typing?: Typing) {
  const { child, ended, output } = launch(command, typing);
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 90_000, message: command }).toBe(true);
  await use();
  process.kill(-(child.pid ?? Number.NaN), 'SIGINT');
  await ended;
  expect(await answers(), output()).toBe(false);
}

const person = '--id 12345678 --first-name Ada --last-name Lovelace --email ada@example.ac.uk';
const password = 'Cosmos2026\n';
const archives = async () => (await readdir(path.join(scratch, 'backups')).catch(() => [])).sort();

describe('commands of operating.md', { timeout: 600_000 }, () => {
  it('install, create an administrator, and back up for two weeks', async () => {
    await serving('SEED=none PORT=3000 npm start');
    const made = await type(`npm run admin -- create ${person}`, { input: password });
    expect(made).toContain('12345678 is an administrator.');
    await serving('SEED=none SECURE_COOKIES=always TRUSTED_PROXIES=127.0.0.1 npm start', async () => {
      expect(await type('npm run admin -- grant 12345678')).toContain('is an administrator');
      const here = /to (\S+\.tar\.gz)/.exec(await type('npm run backup'))?.[1] ?? '';
      expect(path.dirname(here)).toBe(root);
      await rm(here);
      await type('npm run backup -- /backups/');
      await type('npm run backup -- /backups/monday.tar.gz');
      expect(await archives()).toEqual([expect.stringMatching(/^constellation-/), 'monday.tar.gz']);

      const nightly = [...documented].find((command) => command.startsWith('0 3 * * *')) ?? '';
      const asCron = (line: string) => line.replace(/^(?:\S+ +){5}/, '').replaceAll(String.raw`\%`, '%');
      /** Days go by for the files that are there. */
      const sleep = async (days: number) => {
        for (const name of await archives()) {
          const file = path.join(scratch, 'backups', name);
          const before = (await stat(file)).mtimeMs - days * 86_400_000;
          await utimes(file, before / 1_000, before / 1_000);
        }
      };
      // Twice in one night.
      await type(nightly, { shown: asCron });
      await type(nightly, { shown: asCron });
      await sleep(8);
      await type(nightly, { shown: asCron });
      const inFirstWeeks = await archives();
      expect(inFirstWeeks).toHaveLength(5);
      await sleep(7);
      await type(nightly, { shown: asCron });
      // What is older than two weeks is gone; a name of one's own stays.
      const left = await archives();
      expect(left).toEqual([inFirstWeeks[3], expect.stringMatching(/^constellation-/), 'monday.tar.gz']);

      expect(await type('npm run admin -- revoke 12345678')).toContain('no longer an administrator');
    });
  });

  it('restore, move, update, and run as a service', async () => {
    await type('npm run restore -- /backups/monday.tar.gz', { data: 'restored' });
    await type('npm run restore -- /backups/monday.tar.gz --replace', { data: 'restored' });
    await type('npm run backup -- /tmp/move.tar.gz', { data: 'restored' });
    expect(existsSync(path.join(scratch, 'move.tar.gz'))).toBe(true);
    const before = await readdir(root);
    await serving('npm run backup && git pull && npm start', undefined, { data: 'restored' });
    const [kept = ''] = (await readdir(root)).filter((name) => !before.includes(name));
    expect(kept).toMatch(/^constellation-.*\.tar\.gz$/);
    await rm(path.join(root, kept));

    const unit = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
    const service = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '';
    documented.add(service);
    await serving(service, undefined, { data: 'restored' });
  });

  it('work in a container', async () => {
    await type('cp .env.example .env');
    expect(existsSync(path.join(scratch, '.env'))).toBe(true);
    const inContainer = (line: string) => line.replace(/^docker compose (?:exec|run --rm) server /, '');
    const operate = 'server node packages/societies-server/dist/operate.js';
    const typing = { data: 'image', shown: inContainer };
    await type(`docker compose exec ${operate} admin create ${person}`, { ...typing, input: password });
    await type(`docker compose exec ${operate} backup data/before-update.tar.gz`, typing);
    await type(`docker compose run --rm ${operate} restore data/before-update.tar.gz --replace`, typing);
  });
});

describe('commands of other documents', { timeout: 200_000 }, () => {
  it('show the public directory', async () => {
    await serving('PUBLIC_DIRECTORY=true npm start', async () => {
      expect((await fetch(`http://127.0.0.1:${port}/api/public/societies/`)).status).toBe(200);
    });
  });

  it('name existing scripts, and count the lines of each package', async () => {
    await type('export PATH=$PWD/node_modules/.bin:$PATH', {
      shown: (line) => `${line} && vitest --version`,
    });
    const counting = [...documented].find((command) => command.startsWith('for part in')) ?? '';
    // Git is the real one here.
    await rm(path.join(scratch, 'bin/git'));
    const counted = await type(counting);
    for (const part of ['app', ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)])
      expect(counted).toMatch(new RegExp(`^${part} [1-9]\\d+$`, 'm'));
  });
});

describe('other commands', () => {
  interface Manifest {
    scripts?: Record<string, string>;
  }
  const manifestOf = (folder: string) =>
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const scripts = { ...manifestOf('packages/societies-server').scripts, ...manifestOf('.').scripts };

  it('are run by existing tests', () => {
    for (const [command, [file, title]] of Object.entries(elsewhere))
      expect(readFileSync(path.join(root, file), 'utf8'), command).toContain(title);
  });

  it('name existing files and scripts', () => {
    for (const command of Object.keys(onlyRead)) readCommand(command);
  });

  function readCommand(command: string) {
    const { status, stderr } = spawnSync('bash', ['-n', '-c', command.replaceAll(/<\w+>/g, 'x')]);
    expect([status, String(stderr)]).toEqual([0, '']);
    const [, script = ''] = /(?:npm run|pnpm(?: run)?) ([a-z][a-z0-9:-]*)/.exec(command) ?? [];
    if (script && script !== 'dev') {
      expect(Object.keys(scripts)).toContain(script);
      const [source] = /\S+\.(?:mjs|ts)$/.exec(scripts[script] ?? '') ?? [];
      if (source) {
        // The options too.
        for (const [option] of command.matchAll(/--[a-z-]+/g))
          expect(readFileSync(path.join(root, source), 'utf8')).toContain(option.slice(2));
      }
    }
    for (const [, project = ''] of command.matchAll(/--project (\S+)/g))
      expect(readFileSync(path.join(root, 'vitest.config.ts'), 'utf8')).toContain(`name: '${project}'`);
    if (/docker compose \w+ server/.test(command))
      expect(readFileSync(path.join(root, 'compose.yaml'), 'utf8')).toMatch(/^ {2}server:$/m);
  }

  it('are complete: each documented command is run here, elsewhere, or read', () => {
    const known = [...typed, ...Object.keys(elsewhere), ...Object.keys(onlyRead)];
    // A name such as `npm run backup` stands for what is typed with more behind it.
    const isKnown = (command: string) =>
      known.some((one) => one === command || one.startsWith(`${command} `));
    expect([...documented].filter((command) => !isKnown(command))).toEqual([]);
    expect(known.filter((command) => !documented.has(command))).toEqual([]);
  });
});
