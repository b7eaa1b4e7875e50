import { measureSms } from '@kedai/domain/messages/sms-parts.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { moceanApi, type MoceanSettings } from './mocean.ts'
import { smsOverHttp } from './over-http.ts'
import type { SmsApi } from './sms-api.ts'
import { sms123Api, type Sms123Settings } from './sms123.ts'
import type { SmsProvider } from './sms-provider.ts'
import { twilioApi, type TwilioSettings } from './twilio.ts'

/** The one provider of a deployment. `baseUrl` null: the provider's own. */
export type SmsSettings = MoceanSettings | TwilioSettings | Sms123Settings

/** Where a demo's texts are shown instead of leaving. */
export type SmsMailbox = (sms: { to: string; text: string }) => Promise<void>

type Parts = { settings: SmsSettings | null; clock: Clock; mailbox: SmsMailbox | null }

/** The provider that is set up; null where there is none, and a text is then refused in so many words. */
export function createSms({ settings, clock, mailbox }: Parts): SmsProvider | null {
  if (settings !== null) return smsOverHttp(apiOf(settings), clock)
  return (
    mailbox && {
      name: 'mailbox',
      dedupes: false,
      async send({ to, text }) {
        await mailbox({ to, text })
        return {
          accepted: true,
          providerId: null,
          parts: measureSms(text).parts,
          response: 'Kept in the mailbox of the demo',
        }
      },
    }
  )
}

function apiOf(settings: SmsSettings): SmsApi {
  if (settings.provider === 'mocean') return moceanApi(settings)
  return settings.provider === 'twilio' ? twilioApi(settings) : sms123Api(settings)
}
