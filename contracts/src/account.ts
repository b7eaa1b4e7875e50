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
export const openShop = z.object({
  shop_name: lineOfText(120).default(''),
  username: lineOfText(40).default(''),
  phone: lineOfText(32).default(''),
})
export type OpenShop = z.infer<typeof openShop>

/** GET /api/ajax/account */
export const ownAccount = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  has_totp: z.boolean(),
  recovery_codes_left: z.number().int(),
})
export type OwnAccount = z.infer<typeof ownAccount>

export const saveProfile = z.object({ name: lineOfText(120).min(1), phone: lineOfText(32).default('') })
export const changePassword = z.object({ current: z.string().min(1).max(200), password: z.string().min(1).max(200) })
export const passwordChanged = z.object({ csrf_token: z.string() })

/** POST /api/ajax/account/email/begin and …/prove: the code goes to the new address. Both need a fresh proof of identity. */
export const beginEmailChange = z.object({ email: lineOfText(254).min(1) })
export const proveEmailChange = z.object({ code: lineOfText(12).min(1) })

/** POST /api/ajax/account/totp/begin: what the authenticator reads; `qr` is a picture as a data address. */
export const totpToProve = z.object({ secret: z.string(), uri: z.string(), qr: z.string() })
export type TotpToProve = z.infer<typeof totpToProve>
export const proveTotp = z.object({ code: lineOfText(12).min(1) })
/** Shown once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** GET /api/ajax/account/sessions. `place` is the beginning of an address: enough to tell home from elsewhere. */
export const ownSession = z.object({
  id: z.string(),
  is_current: z.boolean(),
  browser: z.string(),
  system: z.string(),
  place: z.string(),
  created_at: dateTimeText,
  seen_at: dateTimeText,
})
export type OwnSession = z.infer<typeof ownSession>
export const ownSessions = z.array(ownSession)
export const sessionParams = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })
