/**
 * What the release workflow runs:
 * `npm run release -- version` takes the changesets into versions and changelogs,
 * `npm run release -- publish` packs, publishes to npm and tags,
 * `node scripts/release.mjs migrations` prints, for the notes of a release, which migrations it brings.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { environment, pnpm, root } from './workspace.mjs';

const [what] = process.argv.slice(2);
const migrations = 'packages/societies-server/src/database/migrations';

/** @param {string[]} words of a command of git */
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** @param {string} command */
function run(command, cwd = root) {
  const { status } = spawnSync(command, { cwd, env: environment, shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** @returns {string[]} names of the migrations that the release before did not have */
function newMigrations() {
  const tags = git('tag', '--list', 'societies-server@*', '--sort=-version:refname').split('\n');
  const before = tags.filter((tag) => tag && git('rev-list', '-n', '1', tag) !== git('rev-parse', 'HEAD'))[0];
  const files = before
    ? git('diff', '--name-only', '--diff-filter=A', before, 'HEAD', '--', migrations)
    : git('ls-files', migrations);
  return files.split('\n').flatMap((file) => /^\d{4}-.*(?=\.ts$)/.exec(basename(file))?.[0] ?? []);
}

switch (what) {
  case 'version':
    run('changeset version');
    // The lockfile names versions too.
    run(`${pnpm} install --lockfile-only`);
    break;
  case 'publish': {
    const library = 'packages/societies-ui';
    // npm compares it with where the package was built before it signs that.
    if (process.env['GITHUB_REPOSITORY'])
      run(
        `npm pkg set repository.type=git repository.url=git+https://github.com/${process.env['GITHUB_REPOSITORY']}.git repository.directory=${library}`,
        library,
      );
    run('npm run build', library);
    run('changeset publish');
    break;
  }
  case 'migrations': {
    const names = newMigrations();
    console.log('\n## Database\n');
    console.log(
      names.length > 0
        ? `Migrations that run at the first start: ${names.map((name) => `\`${name}\``).join(', ')}. Take a backup before.`
        : 'No migration.',
    );
    break;
  }
  default:
    console.error('Say `version`, `publish` or `migrations`.');
    process.exitCode = 1;
}
