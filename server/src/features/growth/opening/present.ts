import type { Opening } from '@kedai/contracts/opening.ts'
import { openingProgress, openingSteps } from '@kedai/domain/people/opening.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { say } from '../../../platform/errors/message.ts'
import { texts } from './messages.ts'
import { qrPath } from '../../../platform/codes/qr-path.ts'
import type { OpeningRow } from './queries/read-facts.ts'

export function presentOpening(row: OpeningRow, { publicUrl, lang }: { publicUrl: string; lang: Lang }): Opening {
  const url = `${publicUrl}/s/${row.username}`
  const text = `${say(texts.invitation, lang, { shop: row.shop_name })}\n${url}`
  return {
    steps: openingSteps.map((name) => ({ name, is_done: row[name] })),
    ...openingProgress(row),
    payment_needs: row.payment ? null : row.payment_lacks,
    is_dismissed: row.is_dismissed,
    share: { url, text, whatsapp_link: whatsappLink(null, text), qr: qrPath(url) },
  }
}
