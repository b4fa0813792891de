import { paths } from 'societies-contract';
import { describe, expect, test } from 'vitest';
import { withServer } from './harness.ts';

type Operations = Record<
  string,
  {
    requestBody?: { content: Record<string, { schema: { properties: object } }> };
    responses: Record<string, unknown>;
  }
>;

const server = await withServer({ seed: 'none' });
const { body: contract } = await server.call<{ openapi: string; paths: Record<string, Operations> }>(
  'GET',
  '/api/openapi.json',
);

describe('the contract', () => {
  test('declares the statuses of decisions.md', () => {
    /** Calls that make something. Source: decisions, "Replies". */
    const creating = new Set(
      [
        paths.signup,
        paths.events('{id}'),
        paths.posts('{id}'),
        paths.merch('{id}'),
        paths.widgets('{id}'),
        paths.roles('{id}'),
        paths.societyRequests,
        paths.acceptRequest('{requestId}'),
        paths.requestMessages('{requestId}'),
        paths.invitations('{id}'),
        paths.elections('{id}'),
        paths.nominations('{id}', '{electionId}'),
        paths.terms('{id}'),
        paths.affiliationRounds,
        paths.affiliationDocument('{id}', '{item}'),
        paths.takeover('{id}'),
        paths.pushSubscriptions,
      ].map((path) => decodeURIComponent(path)),
    );
    /** Those that answer otherwise than their method lets one think; what leads a browser elsewhere has no reply of its own. */
    const special = new Map<string, string>([
      [`post ${paths.passwordReset}`, '202'],
      [`post ${decodeURIComponent(paths.removeMember('{id}', '{universityId}'))}`, '204'],
      [`post ${decodeURIComponent(paths.sendReset('{universityId}'))}`, '202'],
      ...[paths.eventRestore, paths.postRestore, paths.merchRestore, paths.widgetRestore].map(
        (restore): [string, string] => [`post ${decodeURIComponent(restore('{id}', '{thingId}'))}`, '204'],
      ),
      // A society that asks replies 202.
      [`post ${decodeURIComponent(paths.join('{id}'))}`, '200,202'],
      // With `dry_run` nothing is sent.
      [`post ${decodeURIComponent(paths.messages('{id}'))}`, '200,201'],
      [`get ${paths.oidcLogin}`, ''],
      [`get ${paths.oidcCallback}`, ''],
      [`get ${paths.unsubscribe}`, ''],
      [`delete ${decodeURIComponent(paths.eventHost('{id}', '{eventId}', '{hostId}'))}`, '200'],
      [`delete ${decodeURIComponent(paths.event('{id}', '{eventId}'))}`, '200,204'],
      [`delete ${decodeURIComponent(paths.guestPaid('{id}', '{eventId}', '{universityId}'))}`, '200'],
      [`delete ${decodeURIComponent(paths.eventSignup('{id}', '{eventId}'))}`, '200'],
    ]);
    const said: string[] = [];
    const expected: string[] = [];
    for (const [path, operations] of Object.entries(contract.paths)) {
      for (const [method, { responses }] of Object.entries(operations)) {
        const success = Object.keys(responses).filter((status) => status.startsWith('2'));
        const status =
          method === 'delete' || path === paths.logout
            ? 204
            : method === 'post' && creating.has(path)
              ? 201
              : 200;
        said.push(`${method} ${path} ${success.join()}`);
        expected.push(`${method} ${path} ${special.get(`${method} ${path}`) ?? status}`);
      }
    }
    expect(said).toEqual(expected);
    expect(said.length).toBeGreaterThan(55);
    expect(said.filter((line) => line.endsWith(' 201'))).toHaveLength(creating.size);
  });

  test('shows that a society is changed by JSON or by a form with a picture', () => {
    const { content = {} } =
      contract.paths[decodeURIComponent(paths.society('{id}'))]?.patch?.requestBody ?? {};
    expect(
      Object.entries(content).map(([type, { schema }]) => [type, Object.keys(schema.properties)]),
    ).toEqual([
      ['application/json', ['description', 'version']],
      ['multipart/form-data', ['banner', 'logo', 'version']],
    ]);
  });

  test('can be browsed without loading anything from another site', async () => {
    const page = await server.call<string>('GET', '/api/docs');
    expect(page.status).toBe(200);
    const sources = [...page.body.matchAll(/(?:src|href)="(?<address>[^"]+)"/g)].map(
      ({ groups }) => groups?.address ?? '',
    );
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\//);
      expect((await server.call('GET', source)).status, source).toBe(200);
    }
    // Nothing inline, which the policy would refuse.
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son[a-z]+=/);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  });
});
