import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';

const file = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');

interface Service {
  build?: string;
  environment: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  volumes?: string[];
  privileged?: boolean;
  user?: string;
}
interface Compose {
  services: Record<'proxy' | 'server' | 'database' | 'mail', Service>;
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
  it('.env.example has those of the server and of compose.yaml', () => {
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

  it('compose.yaml passes those of .env.example to the server', () => {
    expect([...new Set(found(file('compose.yaml'), /\$\{([A-Z_]+)/g))].sort()).toEqual(
      [...ofComposeAlone, 'JWT_SECRET', 'MAIL_FROM', 'SMTP_URL'].sort(),
    );
    expect(settings()).toEqual(expect.arrayContaining(Object.keys(compose.services.server.environment)));
  });
});

describe('what the server may do in its container', () => {
  const lines = file('Dockerfile').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));

  it('the image is built in one stage and runs in another, not as root', () => {
    expect(lines.filter((line) => line.startsWith('FROM ')).length).toBeGreaterThanOrEqual(2);
    const user = lines.findIndex((line) => line.startsWith('USER '));
    expect(user).toBeGreaterThan(last);
    expect(lines[user]).toMatch(/^USER (?!root\b|0\b)\w+$/);
    // Whoever starts it is not changed back to root.
    expect(lines.findLastIndex((line) => line.startsWith('USER '))).toBe(user);
    expect(lines.findLastIndex((line) => line.startsWith('CMD '))).toBeGreaterThan(user);
    // Nothing but its data is its own to write.
    const copies = lines.slice(last).filter((line) => line.startsWith('COPY '));
    expect(copies.filter((line) => line.includes('--chown'))).toEqual([
      expect.stringMatching(/\/data data$/),
    ]);
  });

  it('the image says when it is healthy', () => {
    const check = lines.findIndex((line) => line.startsWith('HEALTHCHECK '));
    expect(check).toBeGreaterThan(last);
    expect(lines[check + 1]).toContain('/readyz');
  });

  it('compose.yaml gives it a read-only file system, no capabilities, and a writable data folder', () => {
    const { server } = compose.services;
    expect(server).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
      volumes: ['pictures:/srv/constellation/data'],
    });
    expect([server.privileged, server.user]).toEqual([undefined, undefined]);
  });

  it('compose.yaml waits for services with health checks', () => {
    const { services } = compose;
    const waits = Object.values(services).flatMap(({ depends_on = {} }) => Object.entries(depends_on));
    expect(waits.map(([name]) => name).sort()).toEqual(['database', 'server']);
    for (const [name, { condition }] of waits) {
      const { healthcheck, build } = services[name as keyof typeof services];
      // What is built here is asked as the image says.
      expect([name, condition, healthcheck !== undefined || build !== undefined]).toEqual([
        name,
        'service_healthy',
        true,
      ]);
    }
    expect(services.database.healthcheck?.test).toContain('pg_isready');
  });
});
