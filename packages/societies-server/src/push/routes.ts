import { paths, validation } from 'societies-contract';
import {
  EndPushSubscriptionBody,
  PushReply,
  PushSubscribed,
  PushSubscriptionBody,
} from 'societies-contract/schemas';
import Type from 'typebox';
import { invalid } from '../platform/errors.ts';
import { gauge } from '../platform/metrics.ts';
import { callerOf } from '../platform/rights.ts';
import type { Routes } from '../platform/routes.ts';
import { findPushKeys } from './keys.ts';
import { ForbiddenAddress } from './outward.ts';
import { countWaiting } from './queue.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

/** The caller's browsers that are told by push. */
export const pushRoutes: Routes = async (server) => {
  const { database, metrics, pushSender, rateLimits } = server;
  const signedIn = { rights: 'signedIn' } as const;

  server.get(paths.push, { config: signedIn, schema: { response: { 200: PushReply } } }, async () => ({
    public_key: (await findPushKeys(database)).publicKey,
  }));

  server.post(
    paths.pushSubscriptions,
    { config: signedIn, schema: { body: PushSubscriptionBody, response: { 201: PushSubscribed } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { endpoint } = request.body;
      await rateLimits.spend('push-subscription', request, caller.universityId);
      await pushSender.outward.check(endpoint).catch((error: unknown) => {
        if (error instanceof ForbiddenAddress) throw invalid({ endpoint: [validation.push.endpointInvalid] });
        throw error;
      });
      await subscribe(database, caller, request.body);
      return reply.code(201).send({ endpoint });
    },
  );

  server.delete(
    paths.pushSubscriptions,
    { config: signedIn, schema: { body: EndPushSubscriptionBody, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await unsubscribe(database, callerOf(request).universityId, request.body.endpoint);
      return reply.code(204).send(null);
    },
  );

  gauge(metrics, 'pushes_waiting', 'Pushes to browsers that are still tried.', () =>
    countWaiting(database).catch(() => Number.NaN),
  );
  gauge(metrics, 'pushes_sent', 'Pushes that this process has sent.', () => pushSender.counts.sent);
  gauge(
    metrics,
    'pushes_failed_attempts',
    'Attempts of this process at a push that failed.',
    () => pushSender.counts.failed,
  );
};
