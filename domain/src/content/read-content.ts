import { contentLimits, type ContentBlock, type Span } from './content-block.ts'
import { isSafeLink } from './safe-link.ts'

export type ContentProblem =
  | 'not_blocks'
  | 'unknown_block'
  | 'unknown_field'
  | 'bad_text'
  | 'bad_mark'
  | 'bad_link'
  | 'bad_level'
  | 'bad_image'
  | 'too_much'

export type ReadContent = { ok: true; blocks: ContentBlock[] } | { ok: false; problem: ContentProblem; at: string }

/**
 * Takes what came from outside as content blocks, rebuilt field by field, or refuses it whole with the place of the
 * first problem ("2.spans.0.link"): an unknown block, field or mark is refused, not dropped, so nothing typed is lost.
 */
export function readContent(value: unknown): ReadContent {
  try {
    const blocks = array(value, '', contentLimits.blocks).map((block, index) => readBlock(block, String(index)))
    const length = JSON.stringify(blocks).length
    return length > contentLimits.text * 4 || textLength(blocks) > contentLimits.text
      ? refused('too_much', '')
      : { ok: true, blocks }
  } catch (error) {
    if (error instanceof Refusal) return refused(error.problem, error.at)
    throw error
  }
}

const refused = (problem: ContentProblem, at: string): ReadContent => ({ ok: false, problem, at })

function readBlock(value: unknown, at: string): ContentBlock {
  const block = record(value, at)
  switch (block.type) {
    case 'paragraph':
      onlyFields(block, ['type', 'spans'], at)
      return { type: 'paragraph', spans: readSpans(block.spans, `${at}.spans`) }
    case 'heading':
      onlyFields(block, ['type', 'level', 'spans'], at)
      if (block.level !== 2 && block.level !== 3) throw new Refusal('bad_level', `${at}.level`)
      return { type: 'heading', level: block.level, spans: readSpans(block.spans, `${at}.spans`) }
    case 'list':
      onlyFields(block, ['type', 'ordered', 'items'], at)
      if (typeof block.ordered !== 'boolean') throw new Refusal('bad_mark', `${at}.ordered`)
      return {
        type: 'list',
        ordered: block.ordered,
        items: array(block.items, `${at}.items`, contentLimits.items).map((item, index) =>
          readSpans(item, `${at}.items.${index}`),
        ),
      }
    case 'image':
      onlyFields(block, ['type', 'file', 'alt'], at)
      if (typeof block.file !== 'string' || !fileName.test(block.file)) throw new Refusal('bad_image', `${at}.file`)
      return { type: 'image', file: block.file, alt: readText(block.alt, `${at}.alt`, contentLimits.alt) }
    default:
      throw new Refusal('unknown_block', at)
  }
}

const fileName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

const readSpans = (value: unknown, at: string) =>
  array(value, at, contentLimits.spans).map((span, index) => readSpan(span, `${at}.${index}`))

function readSpan(value: unknown, at: string): Span {
  const from = record(value, at)
  onlyFields(from, ['text', 'bold', 'italic', 'link'], at)
  const span: Span = { text: readText(from.text, `${at}.text`, contentLimits.text) }
  for (const mark of ['bold', 'italic'] as const) {
    const set = from[mark]
    if (set !== undefined && typeof set !== 'boolean') throw new Refusal('bad_mark', `${at}.${mark}`)
    if (set === true) span[mark] = true
  }
  if (from.link !== undefined) {
    if (typeof from.link !== 'string' || !isSafeLink(from.link)) throw new Refusal('bad_link', `${at}.link`)
    span.link = from.link
  }
  return span
}

function readText(value: unknown, at: string, longest: number): string {
  if (typeof value !== 'string' || !value.isWellFormed()) throw new Refusal('bad_text', at)
  if (hiddenCharacters.test(value.replace(/[\t\n]/g, ' '))) throw new Refusal('bad_text', at)
  if (value.length > longest) throw new Refusal('too_much', at)
  return value
}

// Control characters, and those that turn the direction of text around to disguise it.
const hiddenCharacters = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

const textLength = (blocks: readonly ContentBlock[]) =>
  blocks
    .flatMap((block) => (block.type === 'image' ? [] : block.type === 'list' ? block.items.flat() : block.spans))
    .reduce((length, span) => length + span.text.length, 0)

function array(value: unknown, at: string, most: number): unknown[] {
  if (!Array.isArray(value)) throw new Refusal('not_blocks', at)
  if (value.length > most) throw new Refusal('too_much', at)
  return value
}

function record(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('unknown_block', at)
  return value as Record<string, unknown> // an object that is no array: its fields are each checked before use
}

function onlyFields(value: Record<string, unknown>, known: readonly string[], at: string) {
  const unknown = Object.keys(value).find((field) => !known.includes(field))
  if (unknown !== undefined) throw new Refusal('unknown_field', at)
}

class Refusal extends Error {
  readonly problem: ContentProblem
  readonly at: string
  constructor(problem: ContentProblem, at: string) {
    super(problem)
    this.problem = problem
    this.at = at
  }
}
