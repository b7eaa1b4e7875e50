import { z } from 'zod'
import { dateTimeText, lineOfText } from './values.ts'

/** POST /api/ajax/account/confirm: the password once more, before something dear. */
export const confirmIdentity = z.object({ password: z.string().min(1).max(200), code: lineOfText(12).optional() })
export const confirmedIdentity = z.object({ confirmed_until: dateTimeText })

/** What stands in `data` of a 403 that the password opens. */
export type MustConfirm = { must_confirm: true }

/** POST /api/ajax/account/shop: which of his shops a person works in from now on. */
export const chooseShop = z.object({ username: lineOfText(40).min(1) })

/** POST /api/ajax/account/shops: another shop of the same owner. */
export const openShop = z.object({ shop_name: lineOfText(120).min(1), username: lineOfText(40).min(1), phone: lineOfText(32).min(1) })
export type OpenShop = z.infer<typeof openShop>
