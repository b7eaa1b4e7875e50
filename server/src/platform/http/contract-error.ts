import type { z } from 'zod'

/** What a contract found wrong, untranslated: the door turns it into field messages in the language of the request. */
export class ContractError extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  readonly data: unknown
  /** Set by Fastify: `params`, `querystring`, `body` or `headers`. */
  validationContext: string | undefined

  constructor(issues: readonly z.core.$ZodIssue[], data: unknown) {
    super('The request does not fit its contract')
    this.name = 'ContractError'
    this.issues = issues
    this.data = data
  }
}
