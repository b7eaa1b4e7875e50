import { setTimeout as sleep } from 'node:timers/promises'

const pollMs = 250
const timeoutMs = 5_000

/**
 * Waits while buyers queue for the database, 5 s at most: a batch of mails then costs a rush a fifth of what it did, and
 * a rush without end is still told of.
 */
export async function waitUntilIdle(isCrowded: () => boolean): Promise<void> {
  for (let waited = 0; waited < timeoutMs && isCrowded(); waited += pollMs) await sleep(pollMs)
}
