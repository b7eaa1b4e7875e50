import type { PreviewedBlock, WaitingBlock } from '@kedai/contracts/shop-pages.ts'
import type { BannerPlace } from '@kedai/domain/banners/banner-link.ts'
import { missingPart } from '@kedai/domain/pages/missing-part.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { judgeEach } from './actions/judge-blocks.ts'
import { drawPieces } from './draw-blocks.ts'
import type { DrawWanted, OtherBlock } from './draw-blocks.ts'
import { waiting } from './messages.ts'

type Wanted = Omit<DrawWanted<unknown>, 'source'> & { place: BannerPlace; say: (message: Message) => string }

/**
 * Blocks that nobody has saved yet, as buyers would see them now. One that is not finished, not allowed or has nothing to show
 * stands there with the reason: the others are seen all the same.
 */
export async function previewBlocks(
  publicDb: Db,
  { blocks, place, say, ...wanted }: Wanted,
): Promise<PreviewedBlock[]> {
  const typed = judgeEach(blocks, place).map((one, at) => {
    if ('block' in one) return one.block
    const [refusal] = one.refusals
    return standing(kindOf(blocks[at]), say(refusal?.message ?? waiting.empty))
  })
  const { blocks: drawn } = await drawPieces<WaitingBlock>(
    publicDb,
    { ...wanted, source: '', blocks: typed },
    (block) => [standing(block.type, say(waiting[reasonOf(block)]))],
  )
  return drawn
}

const standing = (of: string, message: string): WaitingBlock => ({ type: 'waiting', of, message })

const kindOf = (typed: unknown): string => {
  const kind = typeof typed === 'object' && typed !== null && 'type' in typed ? typed.type : ''
  return typeof kind === 'string' ? kind.slice(0, 20) : ''
}

// Something is to be chosen still, or what was chosen has nothing to show.
function reasonOf(block: OtherBlock): keyof typeof waiting {
  const missing = missingPart(block)
  if (missing !== null && missing !== 'link') return missing
  const nothing = { product: 'notOnSale', products: 'noProducts', reviews: 'noReviews', countdown: 'over' } as const
  const more = { ...nothing, whatsapp: 'noWhatsapp', policies: 'noPolicies' } as const
  return isReason(more, block.type) ? more[block.type] : 'empty'
}

const isReason = <Reasons extends object>(reasons: Reasons, type: PropertyKey): type is keyof Reasons => type in reasons
