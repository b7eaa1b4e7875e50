import type { SmsProvider } from './sms-provider.ts'

/** Where a demo's texts are shown instead of leaving. */
export type SmsMailbox = (sms: { to: string; text: string }) => Promise<void>

/** The provider that is set up; null where there is none, and a text is then refused in so many words. */
export const createSms = ({ mailbox }: { mailbox: SmsMailbox | null }): SmsProvider | null =>
  mailbox && {
    name: 'mailbox',
    async send(sms) {
      await mailbox(sms)
      return { accepted: true, response: 'Kept in the mailbox of the demo' }
    },
  }
