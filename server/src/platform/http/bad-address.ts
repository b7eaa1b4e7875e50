import type { Refusal } from '@kedai/contracts/envelope.ts'
import { errorStatus } from '@kedai/contracts/errors.ts'
import { say } from '../errors/message.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest } from './app-types.ts'
import { languageOf } from './language.ts'

/** An address that cannot even be read. It comes before every hook, so nothing is known of the request but its headers. */
export function answerBadAddress(setHeaders: (request: AnyRequest, reply: AnyReply) => void) {
  return (_error: Error, request: AnyRequest, reply: AnyReply): void => {
    const code = errorStatus.unreadable_body
    const message = say(texts.unreadableBody, languageOf(undefined, request.headers['accept-language']))
    setHeaders(request, reply)
    reply.code(code).header('cache-control', 'no-store').header('x-request-id', request.id).type('application/json')
    reply.send(JSON.stringify({ status: false, code, message, data: null } satisfies Refusal))
  }
}
