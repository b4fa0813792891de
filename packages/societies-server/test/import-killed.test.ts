import { paths, type ImportReply, type ImportsPage } from 'societies-contract';
import { expect, inject, onTestFinished, test } from 'vitest';
import { demo, prepare } from './harness.ts';
import { startProcess, type ServerProcess } from './processes.ts';

const count = 12_000;
const table = [
  'university_id,first_name,last_name,email',
  ...Array.from({ length: count }, (_, row) => {
    const id = 63_000_000 + row;
    return `${id},First,Moved,${id}@moved.example`;
  }),
].join('\n');

function send(running: ServerProcess, token: string, query = '') {
  const body = new FormData();
  body.append('file', new Blob([table]), 'students.csv');
  return running.call<ImportReply>('POST', paths.importFile('users') + query, { token, body });
}

// PostgreSQL stores an import in one transaction.
test.skipIf(inject('databaseUrl'))(
  'kill -9 amid an import leaves nothing of it, and the same file is taken afterwards',
  async () => {
    const { settings, remove } = await prepare();
    onTestFinished(remove);
    const first = await startProcess(settings);
    onTestFinished(() => void first.child.kill('SIGKILL'));
    const token = await first.signIn(demo.administrator);
    let answered = false;
    const sent = send(first, token).then(
      () => (answered = true),
      () => undefined,
    );
    await expect
      .poll(
        async () =>
          (await first.call<ImportsPage>('GET', paths.imports, { token })).body.results[0]?.done ?? 0,
        { timeout: 60_000, interval: 20 },
      )
      .toBeGreaterThan(0);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    await sent;
    expect(answered).toBe(false);

    const second = await startProcess(settings);
    onTestFinished(() => void second.child.kill('SIGKILL'));
    const again = await second.signIn(demo.administrator);
    const { body } = await second.call<ImportsPage>('GET', paths.imports, { token: again });
    expect(body.results).toMatchObject([{ state: 'failed', undo_until: null }]);
    expect((await send(second, again, '?dry_run=true')).body).toMatchObject({
      accepted: count,
      unchanged: 0,
      refused: [],
    });
    expect((await send(second, again)).body).toMatchObject({ accepted: count, refused: [] });
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
);
