import { say } from '../../../platform/errors/message.ts'
import type { Message, Params } from '../../../platform/errors/message.ts'

/** What cannot be done, in one line; nothing was changed. `missing`: what was named is not there. */
export class Refused extends Error {
  override name = 'Refused'
  readonly text: Message
  readonly params: Params
  readonly missing: boolean

  constructor(text: Message, params: Params = {}, { missing = false } = {}) {
    super(say(text, 'en', params))
    this.text = text
    this.params = params
    this.missing = missing
  }
}
