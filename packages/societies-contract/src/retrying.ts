/** How often a sign-up is retried after a 503. Repeating it is safe: the call is idempotent. */
export const signupRetries = { attempts: 5, firstMilliseconds: 500 } as const;

/** Milliseconds until the next attempt: exponential with jitter, so that retries spread out. */
export const retryPause = (attempt: number, random: () => number = Math.random): number =>
  signupRetries.firstMilliseconds * 2 ** (attempt - 1) * (0.5 + random());
