import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';

const file = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');

interface Compose {
  services: Record<'proxy' | 'server' | 'database' | 'mail', { environment: Record<string, string> }>;
}
const compose = parse(file('compose.yaml')) as Compose;

/** What the program asks its environment for. */
function settings(): string[] {
  const asked = new Set<string>();
  // With a provider it asks for what it knows of one.
  const answers: Record<string, string> = {
    DATA_DIR: tmpdir(),
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'societies',
    OIDC_CLIENT_SECRET: 'secret',
  };
  readConfig(
    new Proxy(answers, {
      get(target, name: string) {
        asked.add(name);
        return target[name];
      },
    }),
  );
  return [...asked].sort();
}

/** What compose.yaml asks of whoever runs it, and the server never reads. */
const ofComposeAlone = ['POSTGRES_PASSWORD', 'SITE_ADDRESS'];

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('every variable has the same name everywhere', () => {
  it('in .env.example stand those of the server and of compose.yaml', () => {
    expect(found(file('.env.example'), /^#?([A-Z_]+)=/gm).sort()).toEqual(
      [...settings(), ...ofComposeAlone].sort(),
    );
  });

  it('docs/operating.md explains each', () => {
    const rows = file('docs/operating.md')
      .split('\n## ')
      .find((part) => part.startsWith('Settings'))
      ?.split('\n')
      .filter((line) => line.startsWith('| `'));
    const named = rows?.flatMap((row) => found(row.split('|')[1] ?? '', /`([A-Z_]+)`/g));
    expect(named?.sort()).toEqual(settings());
  });

  it('README.md and the image name no other', () => {
    const named = [
      ...found(file('README.md'), /`([A-Z]+_[A-Z_]+)`/g),
      ...found(file('Dockerfile'), /([A-Z_]+)=/g),
    ];
    const ofOthers = ['NODE_ENV', 'MALLOC_ARENA_MAX'];
    expect(named.filter((name) => ![...settings(), ...ofOthers].includes(name))).toEqual([]);
  });

  it('compose.yaml hands on what stands in .env.example, to variables that the server reads', () => {
    expect([...new Set(found(file('compose.yaml'), /\$\{([A-Z_]+)/g))].sort()).toEqual(
      [...ofComposeAlone, 'JWT_SECRET', 'MAIL_FROM', 'SMTP_URL'].sort(),
    );
    expect(settings()).toEqual(expect.arrayContaining(Object.keys(compose.services.server.environment)));
  });
});
