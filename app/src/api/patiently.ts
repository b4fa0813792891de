import { retryPause, signupRetries } from 'societies-contract';
import { isUnanswered, statusOf } from './ApiError.ts';

/**
 * Retries with backoff while the server is busy (503) or does not reply. Only for idempotent calls, because the server may have
 * carried out an earlier attempt.
 */
export async function patiently<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const passes = statusOf(error) === 503 || isUnanswered(error);
      if (!passes || attempt === signupRetries.attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryPause(attempt)));
    }
  }
}
