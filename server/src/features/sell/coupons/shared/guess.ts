import { AppError } from '../../../../platform/errors/app-error.ts'
import type { AnyReply, AnyRequest } from '../../../../platform/http/app-types.ts'
import type { GiveBack, Limits } from '../../../../platform/limits/limits.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
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

type Judged<Result> = { code: string | undefined; work: () => Promise<Result>; isWrong: (refusal: unknown) => boolean }

/**
 * Does what a code was typed for, counted as a guess where its refusal says that the code was wrong. Without a code nothing is
 * counted. @throws AppError `too_many`, and what `work` throws
 */
export async function asGuess<Result>(
  limits: Limits,
  request: AnyRequest,
  { code, work, isWrong }: Judged<Result>,
): Promise<Result> {
  if (normaliseCode(code ?? '') === '') return work()
  const guess = await takeGuess(limits, request)
  if ('wait' in guess)
    throw new AppError('too_many', tooManyGuesses, {
      params: { minutes: Math.ceil(guess.wait / 60) },
      retryAfter: guess.wait,
    })
  try {
    const result = await work()
    await guess.giveBack()
    return result
  } catch (refusal) {
    if (!isWrong(refusal)) await guess.giveBack()
    throw refusal
  }
}

/** A refused coupon is an answer and not an error, and so is a throttled one (spec §5). */
export function sayThrottled(request: AnyRequest, reply: AnyReply, seconds: number): string {
  reply.header('retry-after', String(seconds))
  return request.say(tooManyGuesses, { minutes: Math.ceil(seconds / 60) })
}
