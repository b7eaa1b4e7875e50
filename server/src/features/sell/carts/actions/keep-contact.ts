import type { CartContactBody } from '@kedai/contracts/carts.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { pageOfRequest } from '../../../../platform/http/page-of-request.ts'
import { readContacts } from '../../../growth/opt-outs/actions/read-contacts.ts'
import { offerWordsOf } from '../../../growth/opt-outs/actions/keep-offer-consent.ts'
import { removeContact, saveContact } from '../queries/left-carts.ts'

type Keep = { shopId: number; cartId: number; typed: CartContactBody; lang: Lang; now: Date }

/**
 * Whom a buyer says they are while the order is not sent, kept with the cart only as long as the box for offers is ticked.
 * @throws AppError `invalid` for what is no number and no address
 */
export async function keepContact(trx: Db, { shopId, cartId, typed, lang, now }: Keep): Promise<void> {
  if (typed.offers_consent !== true) return removeContact(trx, cartId)
  const found = readContacts({ phone: typed.phone, email: typed.email })
  const of = (channel: 'sms' | 'email') => found.find((one) => one.channel === channel)?.address ?? null
  const words = await offerWordsOf(trx, shopId, lang)
  await saveContact(
    trx,
    { shopId, cartId },
    {
      name: typed.name,
      phone: of('sms'),
      email: of('email'),
      words,
      place: pageOfRequest(),
      lang,
      at: now,
    },
  )
}
