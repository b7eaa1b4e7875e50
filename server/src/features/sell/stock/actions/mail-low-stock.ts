import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { say } from '../../../../platform/errors/message.ts'
import { mailTexts } from '../messages.ts'
import { claimLowUnits, findOwners } from '../queries/low-stock.ts'

const maxListed = 50

/** Writes to the owners about what has run low since they were last told. */
export async function mailLowStock(
  trx: Db,
  { mail, config, clock }: Pick<Deps, 'mail' | 'config' | 'clock'>,
  shopId: number,
): Promise<void> {
  const units = await claimLowUnits(trx, shopId, clock.now())
  if (units.length === 0) return
  for (const { shop, email, lang: kept } of await findOwners(trx, shopId)) {
    const lang = langs.find((one) => one === kept) ?? 'ms'
    await mail.send(trx, {
      to: email,
      lang,
      content: {
        subject: mailTexts.subject,
        params: { shop },
        blocks: [
          { kind: 'heading', text: mailTexts.heading },
          { kind: 'paragraph', text: mailTexts.said },
          {
            kind: 'lines',
            rows: units.slice(0, maxListed).map(({ title, option_values, stock }) => ({
              label: [title, optionsText(option_values)].filter(Boolean).join(' · '),
              value: say(mailTexts.left, lang, { stock }),
            })),
          },
          { kind: 'button', text: mailTexts.open, url: `${config.publicUrl}/seller/products/stock?low=1` },
        ],
      },
    })
  }
}
