import { say } from '../../../../platform/errors/message.ts'
import type { Message, Params } from '../../../../platform/errors/message.ts'

type How = {
  /** What was named is not there, or must not be told to be. */
  missing?: boolean
  /** Somebody with more rights may. */
  forbidden?: boolean
  /** What was typed there is wrong, by its name on the wire. */
  field?: string
}

/** What cannot be done, in one line; nothing was changed. */
export class Refused extends Error {
  override name = 'Refused'
  readonly text: Message
  readonly params: Params
  readonly how: How

  constructor(text: Message, params: Params = {}, how: How = {}) {
    super(say(text, 'en', params))
    this.text = text
    this.params = params
    this.how = how
  }
}
