import Type, { type Static } from 'typebox';
import { pushLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import { strict, withMessages } from './common.ts';

/** The key by which push services know this installation (VAPID), for `PushManager.subscribe`. */
export const PushReply = Type.Object({ public_key: Type.String() }, { title: 'Push' });
export type PushReply = Static<typeof PushReply>;

const { endpointInvalid, keyInvalid } = validation.push;
const Endpoint = Type.String({
  minLength: 1,
  maxLength: pushLimits.endpointMax,
  // Whether it may be http is asked of the server's settings: only that of tests may.
  pattern: '^https?://[^\\s/?#]\\S*$',
  ...withMessages({
    required: endpointInvalid,
    pattern: endpointInvalid,
    maxLength: validation.any.tooLong(pushLimits.endpointMax),
  }),
});
const keyMessages = withMessages({ required: keyInvalid, pattern: keyInvalid, maxLength: keyInvalid });
/** Of RFC 8291: the browser's public key, a point of 65 bytes, and 16 secret bytes; base64url, with or without padding. */
const Keys = Type.Object(
  {
    p256dh: Type.String({ maxLength: 88, pattern: '^[A-Za-z0-9_-]{87}=?$', ...keyMessages }),
    auth: Type.String({ maxLength: 24, pattern: '^[A-Za-z0-9_-]{22}(?:==)?$', ...keyMessages }),
  },
  strict,
);

/** What `PushSubscription.toJSON` says, without `expirationTime`. */
export const PushSubscriptionBody = Type.Object({ endpoint: Endpoint, keys: Keys }, strict);
export type PushSubscriptionBody = Static<typeof PushSubscriptionBody>;

export const EndPushSubscriptionBody = Type.Object({ endpoint: Endpoint, keys: Type.Optional(Keys) }, strict);
export type EndPushSubscriptionBody = Static<typeof EndPushSubscriptionBody>;

/** A browser that is told by push from now on. */
export const PushSubscribed = Type.Object({ endpoint: Type.String() }, { title: 'PushSubscribed' });
export type PushSubscribed = Static<typeof PushSubscribed>;

/** What a push holds, encrypted for the browser. `id` is the same for each attempt. */
export const PushMessage = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    text: Type.String(),
    /** Path in the app. */
    href: Type.String(),
    language: Type.String(),
  },
  { title: 'PushMessage' },
);
export type PushMessage = Static<typeof PushMessage>;
