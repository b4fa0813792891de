import { caller, type TestServer } from './harness.ts';
import { launch, startBuilt, type BuiltProcess } from './setup/built.ts';

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess extends BuiltProcess, Pick<TestServer, 'call' | 'signIn'> {
  url: string;
}

/** Starts a server and waits until it says where it listens. */
export async function startProcess(
  settings: Record<string, string>,
  nodeOptions?: string[],
): Promise<ServerProcess> {
  const started = await startBuilt(settings, nodeOptions);
  return { ...started, ...caller(started.url) };
}

/** Starts a server that is expected to refuse, and waits for its end. */
export async function runToEnd(settings: Record<string, string>) {
  const { ended, output } = launch(settings);
  return { code: await ended, ...output() };
}
