import type { Config } from '../../config.ts'
import { isReachable } from '../../loopback.ts'
import { sameText, sign, signingKey } from '../../platform/signing.ts'
import type { DeliveryRow } from './queries/deliveries.ts'

/** The addresses that a provider of texts reports to, one a text, and whose each was. A token that we did not write reads as null. */
export function smsReports({ publicUrl, appSecret }: Pick<Config, 'publicUrl' | 'appSecret'>, provider: string) {
  const key = signingKey(appSecret, `sms-report:${provider.toLowerCase()}`)
  const signed = (body: string): string => `${body}.${sign(key, body)}`
  const address = (token: string): string => `${publicUrl}/webhooks/sms/${provider.toLowerCase()}/${token}`
  return {
    address,
    /** Null where no provider could reach this installation: no report is asked for then. */
    urlOf: ({ shop_id, id }: Pick<DeliveryRow, 'shop_id' | 'id'>): string | null =>
      isReachable(publicUrl) ? address(signed(`${shop_id.toString(36)}.${id.toString(36)}`)) : null,
    read(token: string): { shopId: number; deliveryId: number } | null {
      const [, shop, delivery] = /^([0-9a-z]{1,8})\.([0-9a-z]{1,10})\.[\w-]{22}$/.exec(token) ?? []
      if (shop === undefined || delivery === undefined || !sameText(token, signed(`${shop}.${delivery}`))) return null
      return { shopId: parseInt(shop, 36), deliveryId: parseInt(delivery, 36) }
    },
  }
}
