import type { Config } from '../../../../platform/config/config.ts'
import { isReachable } from '../../../../platform/config/loopback.ts'
import { sameText, sign, signingKey } from '../../../../platform/signing.ts'

/** A text on its way: of an invoice, or a row of the ledger that was written for itself. */
export type TextRef = { kind: 'invoice' | 'message'; shopId: number; deliveryId: number }

/** The addresses that a provider of texts reports to, one a text, and whose each was. A token that we did not write reads as null. */
export function smsReports({ publicUrl, appSecret }: Pick<Config, 'publicUrl' | 'appSecret'>, provider: string) {
  const key = signingKey(appSecret, `sms-report:${provider.toLowerCase()}`)
  const signed = (body: string): string => `${body}.${sign(key, body)}`
  const address = (token: string): string => `${publicUrl}/webhooks/sms/${provider.toLowerCase()}/${token}`
  const bodyOf = ({ kind, shopId, deliveryId }: TextRef): string =>
    `${kind === 'message' ? 'm.' : ''}${shopId.toString(36)}.${deliveryId.toString(36)}`
  return {
    address,
    /** Null where no provider could reach this installation: no report is asked for then. */
    urlOf: (ref: TextRef): string | null => (isReachable(publicUrl) ? address(signed(bodyOf(ref))) : null),
    read(token: string): TextRef | null {
      const [, mark, shop, delivery] = /^(m\.)?([0-9a-z]{1,8})\.([0-9a-z]{1,10})\.[\w-]{22}$/.exec(token) ?? []
      if (shop === undefined || delivery === undefined) return null
      const ref = {
        kind: mark === undefined ? ('invoice' as const) : ('message' as const),
        shopId: parseInt(shop, 36),
        deliveryId: parseInt(delivery, 36),
      }
      return sameText(token, signed(bodyOf(ref))) ? ref : null
    },
  }
}
