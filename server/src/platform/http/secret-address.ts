import type { AnyReply } from './app-types.ts'

/** For an answer whose address is itself the key: no page that it leads to learns it, and no search engine keeps it. */
export const keepAddressSecret = (reply: AnyReply): AnyReply =>
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
