import { retryPause, signupRetries } from 'societies-contract';
import { isUnanswered, statusOf } from './ApiError.ts';

/**
 * Asks again, after a pause of its own, while a server in a rush says that it is busy, and where no reply came: the server may have
 * done it, and then says so. Only for calls that may come twice.
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
