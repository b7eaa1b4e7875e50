import { maxSmsParts } from '@kedai/domain/messages/sms-rules.ts'
import { useLingui } from '@lingui/react/macro'
import type { SmsAsItGoes } from './sms-as-it-goes.ts'

// Why an SMS cannot go out as it is, or null.
export function useSmsTrouble({ breach, isTooLong, size: { parts } }: SmsAsItGoes): string | null {
  const { t } = useLingui()
  if (isTooLong) return t`This message uses ${parts} SMS; the maximum is ${maxSmsParts}. Shorten it.`
  if (breach === null) return null
  const { rule, found } = breach
  if (rule === 'link')
    return t`An SMS may carry no link or web address (${found}): MCMC forbids it. Send links by e-mail or WhatsApp.`
  return rule === 'phone'
    ? t`An SMS may carry no phone number to call (${found}): MCMC forbids it.`
    : t`An SMS may not ask for personal data (${found}): MCMC forbids it.`
}
