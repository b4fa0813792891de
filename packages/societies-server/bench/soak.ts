import { paths } from 'societies-contract';
import { cases, login, type Case, type Person, type Request } from './cases.ts';
import { load } from './load.ts';
import type { Measured } from './processes.ts';
import { figure } from './table.ts';

/** Source: issue 5, "Bars". */
const mostMemory = 600e6;

const minute = 60;

/** Seconds of `10m`, `90s`, `600`. */
function durationOf(text: string): number {
  const [, amount = '', unit = 's'] = /^(\d+)([sm]?)$/.exec(text) ?? [];
  if (!amount) throw new Error(`--soak takes a time such as 10m or 90s, not "${text}".`);
  return Number(amount) * (unit === 'm' ? minute : 1);
}

/** What a student does on a visit; every tenth reads the whole list, every thirtieth signs in. */
const visit = (person: Person): Request[] => {
  const of = ({ requests }: Case) => requests(person);
  return [
    ...(person.index % 10 === 0 ? [{ method: 'GET', path: paths.societies } as const] : []),
    ...(person.index % 30 === 0 ? of(login) : []),
    ...[
      cases.paged,
      cases.searched,
      cases.recommended,
      cases.society,
      cases.widgets,
      cases.events,
      cases.busy,
    ].flatMap(of),
  ];
};

/** Loads the server and tells its memory every minute. */
export async function soak(server: Measured, length: string): Promise<void> {
  const end = performance.now() + durationOf(length) * 1_000;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say('minute  memory MB  replies a second  p99 ms  503s');
  let memory = 0;
  for (let passed = 0; performance.now() < end; passed += 1) {
    const seconds = Math.min(minute, Math.ceil((end - performance.now()) / 1_000));
    const { rate, p99, busy } = await load(server.url, server.people, visit, seconds, { shedding: true });
    memory = await server.memory();
    say(
      `${String(passed + 1).padStart(6)}  ${figure(memory / 1e6).padStart(9)}  ${figure(rate).padStart(15)}  ${figure(p99).padStart(6)}  ${String(busy).padStart(4)}`,
    );
  }
  say(`${figure(memory / 1e6)} MB, bar ≤ ${mostMemory / 1e6} MB: ${memory <= mostMemory ? 'met' : 'missed'}`);
}
