import type { KeyObject } from 'node:crypto'
import type { AnyReply, AnyRequest } from '../../../platform/http/app-types.ts'
import { sameText, sign } from '../../../platform/signing.ts'

type Opened = { token: string; lessonId: number }

const keptSeconds = 180 * 86_400

/**
 * Gives the browser a proof that it was shown a lesson, sent back to that lesson's calls alone. Reading writes nothing (contract
 * §1a), so it is kept by the browser until something is noted of the lesson.
 */
export function giveProof(request: AnyRequest, reply: AnyReply, key: KeyObject, opened: Opened): void {
  reply.setCookie(nameOf(opened), sign(key, textOf(opened)), {
    path: `/api/ajax/guest/course/${opened.token}/lessons/${opened.lessonId}`,
    sameSite: 'lax',
    secure: request.isHttps,
    httpOnly: true,
    maxAge: keptSeconds,
  })
}

/** Whether this browser was shown the lesson. */
export const hasProof = (request: AnyRequest, key: KeyObject, opened: Opened): boolean =>
  sameText(request.cookies[nameOf(opened)] ?? '', sign(key, textOf(opened)))

const nameOf = ({ lessonId }: Opened): string => `kedai_opened_${lessonId}`
const textOf = ({ token, lessonId }: Opened): string => `${token} ${lessonId}`
