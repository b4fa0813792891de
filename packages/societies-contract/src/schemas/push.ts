import Type, { type Static } from 'typebox';
import { pushLimits, secureUrlPattern } from '../limits.ts';
import { validation } from '../validation.ts';
import { strict, withMessages } from './common.ts';

/** The key by which push services know this installation (VAPID), for `PushManager.subscribe`. */
export const PushReply = Type.Object({ public_key: Type.String() }, { title: 'Push' });
export type PushReply = Static<typeof PushReply>;

const { endpointInvalid, keyInvalid } = validation.push;
const Endpoint = Type.String({
  minLength: 1,
  maxLength: pushLimits.endpointMax,
  pattern: secureUrlPattern.replace('https', 'https?'),
  ...withMessages({
    required: endpointInvalid,
    pattern: endpointInvalid,
    maxLength: validation.any.tooLong(pushLimits.endpointMax),
  }),
});
/** Base64url of so many characters, with or without its padding. */
const Key = (characters: number, padding: string) =>
  Type.String({
    maxLength: characters + padding.length,
    pattern: `^[A-Za-z0-9_-]{${characters}}(?:${padding})?$`,
    ...withMessages({ required: keyInvalid, pattern: keyInvalid, maxLength: keyInvalid }),
  });
/** Of RFC 8291: the browser's public key, a point of 65 bytes, and 16 secret bytes. */
const Keys = Type.Object({ p256dh: Key(87, '='), auth: Key(22, '==') }, strict);

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
