import type { deliveryChannels } from '@kedai/contracts/invoices.ts'
import { useLingui } from '@lingui/react/macro'

export function useChannelNames(): Record<(typeof deliveryChannels)[number], string> {
  const { t } = useLingui()
  return { email: t`E-mail`, whatsapp: 'WhatsApp', sms: 'SMS' }
}
