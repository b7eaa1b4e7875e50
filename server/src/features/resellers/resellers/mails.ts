import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { shopUrl } from '../../../platform/http/shop-url.ts'
import { findMailFacts } from './queries/reseller-lists.ts'
import { letterTexts, letters, type Letter } from './letters.ts'

/** To a reseller: what the shop decided, or that the first order opened the programme. */
export async function mailDecision(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  trx: Db,
  { shopId, resellerId, action }: { shopId: number; resellerId: number; action: string },
): Promise<void> {
  const facts = await findMailFacts(trx, shopId, resellerId)
  if (!facts || !(action in letters)) return
  const letter: Letter = letters[action as keyof typeof letters] // asked for above
  const lang = isLang(facts.lang) ? facts.lang : 'ms'
  const params = { name: facts.name, programme: facts.programme, shop: facts.shop_name, rank: facts.rank_name ?? '' }
  const waits = action === 'approve' && facts.status === 'awaiting_first_order'
  const owesFee = action === 'approve' && facts.fee_hashslug !== null
  const isOpen = letter.opens && !owesFee
  await mail.send(trx, {
    to: facts.email,
    lang,
    waitsForOwner: true,
    content: {
      shop: facts.shop_name,
      subject: letter.subject,
      params,
      blocks: [
        { kind: 'heading', text: letter.subject, params },
        { kind: 'paragraph', text: letter.text, params },
        ...(waits
          ? [
              {
                kind: 'paragraph' as const,
                text: letterTexts.firstOrder,
                params: { quantity: facts.first_min_qty, amount: displayRinggit(sen(facts.first_min_sen), lang) },
              },
            ]
          : []),
        ...(owesFee
          ? [
              {
                kind: 'paragraph' as const,
                text: letterTexts.fee,
                params: { amount: displayRinggit(sen(Number(facts.fee_sen)), lang) },
              },
              {
                kind: 'button' as const,
                text: letterTexts.payFee,
                url: `${shopUrl(config, facts.username)}/view/invoice/${facts.fee_hashslug}`,
              },
            ]
          : []),
        ...(facts.reason === ''
          ? []
          : [{ kind: 'lines' as const, rows: [{ label: letterTexts.reason, value: facts.reason }] }]),
        ...(isOpen
          ? [
              {
                kind: 'button' as const,
                text: letterTexts.open,
                url: `${shopUrl(config, facts.username)}/${facts.area}`,
              },
            ]
          : []),
      ],
    },
  })
}
