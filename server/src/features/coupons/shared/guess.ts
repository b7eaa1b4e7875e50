import { AppError } from '../../../platform/errors/app-error.ts'
import type { AnyReply, AnyRequest } from '../../../platform/http/app-types.ts'
import type { GiveBack, Limits } from '../../../platform/limits/limits.ts'
import { tooManyGuesses } from '../messages.ts'

/** Counts a try of a code before it is judged; `giveBack` when the code was right. `wait`: one too many, in seconds. */
export async function takeGuess(
  limits: Limits,
  request: AnyRequest,
): Promise<{ giveBack: GiveBack } | { wait: number }> {
  try {
    return { giveBack: await limits.tryOnce(request, 'coupon') }
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return { wait: error.retryAfter ?? 60 }
    throw error
  }
}

/** A refused coupon is an answer and not an error, and so is a throttled one (spec §5). */
export function sayThrottled(request: AnyRequest, reply: AnyReply, seconds: number): string {
  reply.header('retry-after', String(seconds))
  return request.say(tooManyGuesses, { minutes: Math.ceil(seconds / 60) })
}
