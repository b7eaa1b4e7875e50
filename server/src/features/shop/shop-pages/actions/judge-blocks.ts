import { pageBlock } from '@kedai/contracts/page-blocks.ts'
import { readBannerLink } from '@kedai/domain/banners/banner-link.ts'
import type { BannerPlace } from '@kedai/domain/banners/banner-link.ts'
import { readContent } from '@kedai/domain/content/read-content.ts'
import { pageLimits } from '@kedai/domain/pages/page-block.ts'
import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { readVideo } from '@kedai/domain/pages/video.ts'
import { formatTime, parseTime } from '@kedai/domain/time/malaysia.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { refusals as messages } from '../messages.ts'

/**
 * What came from outside as blocks of a page, each rebuilt, with links of ours as paths into the shop. A refusal stands at `blocks`,
 * and at the place within: `blocks.2.url`. @throws AppError 422
 */
export function judgeBlocks(typed: readonly unknown[], place: BannerPlace): PageBlock[] {
  const fields: Record<string, Message[]> = {}
  const refuse = (at: string, message: Message) => {
    ;(fields.blocks ??= []).push(message)
    ;(fields[at] ??= []).push(message)
  }
  const blocks = judgeEach(typed, place).flatMap((one, index) => {
    if ('block' in one) return [one.block]
    for (const { at, message } of one.refusals) refuse(`blocks.${index}${at === '' ? '' : `.${at}`}`, message)
    return []
  })
  const forms = blocks.filter((block) => block.type === 'product' && block.shows === 'order')
  if (forms.length > pageLimits.products) refuse('blocks', fill(messages.tooManyForms, { most: pageLimits.products }))
  if (JSON.stringify(blocks).length > pageLimits.text * 4) refuse('blocks', messages.tooLong)
  const [first] = Object.values(fields).flat()
  if (first) throw new AppError('invalid', first, { fields })
  return blocks
}

/** A block as it may be kept, or why not: `at` is the place within it, empty for the whole. */
export type Judged = { block: PageBlock } | { refusals: { at: string; message: Message }[] }

/** Every block by itself: what one of them lacks does not keep the others from being shown. */
export const judgeEach = (typed: readonly unknown[], place: BannerPlace): Judged[] =>
  typed.map((value, index) => {
    const refusals: { at: string; message: Message }[] = []
    const say = (at: string, message: Message) =>
      void refusals.push({ at, message: fill(message, { place: index + 1 }) })
    const [block] = judgeBlock(value, place, say)
    return block && refusals.length === 0 ? { block } : { refusals }
  })

type Say = (inside: string, message: Message) => void

function judgeBlock(value: unknown, place: BannerPlace, say: Say): PageBlock[] {
  const read = pageBlock.safeParse(value)
  if (!read.success) {
    say(read.error.issues[0]?.path.join('.') ?? '', messages.notBlock)
    return []
  }
  const block: PageBlock = read.data
  if (holdsHidden(block)) {
    say('', messages.badWords)
    return []
  }
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'list': {
      const content = readContent([block])
      if (content.ok) return content.blocks as PageBlock[] // none is a picture: the contract has no such block
      say(content.at.replace(/^0\.?/, ''), content.problem === 'bad_link' ? messages.badLink : messages.badWords)
      return []
    }
    case 'hero': {
      if (block.button === null || block.button.link === '') return [block]
      const link = readBannerLink(block.button.link, place)
      if (link === null) say('button.link', messages.badLink)
      return link === null ? [] : [{ ...block, button: { ...block.button, link } }]
    }
    case 'picture': {
      const link = block.link === '' ? '' : readBannerLink(block.link, place)
      if (link === null) say('link', messages.badLink)
      return link === null ? [] : [{ ...block, link }]
    }
    case 'video':
      if (block.url !== '' && readVideo(block.url) === null) say('url', messages.badVideo)
      return [block]
    case 'countdown': {
      if (block.until === '') return [block]
      const until = parseTime(block.until)
      if (until === null) say('until', messages.badTime)
      return until === null ? [] : [{ ...block, until: formatTime(until) }]
    }
    default:
      return [block]
  }
}

// Control characters, and those that turn the direction of text around to disguise it.
const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

const holdsHidden = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.isWellFormed() || hidden.test(value.replace(/[\t\r\n]/g, ' '))
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsHidden)
