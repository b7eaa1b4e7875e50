import type { ContentBlock } from '@kedai/domain/content/content-block.ts'
import { readContent } from '@kedai/domain/content/read-content.ts'
import type { ContentProblem } from '@kedai/domain/content/read-content.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { refusals as messages } from '../messages.ts'
import type { Refusals } from '../../../../platform/errors/refusals.ts'

/** The description as blocks that may be stored; a refusal names the place: `content.2.spans.0.link`. */
export function judgeContent(value: unknown, refusals: Refusals): ContentBlock[] {
  const read = readContent(value)
  if (read.ok) return read.blocks
  refusals.add(read.at === '' ? 'content' : `content.${read.at}`, said[read.problem] ?? messages.badContent)
  return []
}

const said: Partial<Record<ContentProblem, Message>> = { bad_link: messages.badLink, too_much: messages.contentTooLong }
