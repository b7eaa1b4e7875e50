import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { say } from '../../../../platform/errors/message.ts'
import { readShopName } from '../queries/contacts.ts'
import { contactWords, offerWords } from '../shared/offer-words.ts'
import { recordConsent, type Consent } from './record-consent.ts'

/** What the box for offers says, as its reader reads it. */
export const offerWordsOf = async (trx: Db, shopId: number, lang: Lang): Promise<string> =>
  say(offerWords, lang, { shop: await readShopName(trx, shopId) })

/** What who leaves their number agrees to, as they read it. */
export const contactWordsOf = async (trx: Db, shopId: number, lang: Lang): Promise<string> =>
  say(contactWords, lang, { shop: await readShopName(trx, shopId) })

/**
 * Keeps that a buyer ticked the box for offers, in the words they read. Whoever stopped offers before still gets none: anybody
 * can type another person's number into an order.
 */
export async function keepOfferConsent(trx: Db, { lang, ...of }: Omit<Consent, 'words'>): Promise<void> {
  await recordConsent(trx, { ...of, lang, words: await offerWordsOf(trx, of.shopId, lang) })
}
