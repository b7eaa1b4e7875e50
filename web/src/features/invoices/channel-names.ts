import type { deliveryChannels } from '@kedai/domain/invoices/deliveries.ts'
import { useLingui } from '@lingui/react/macro'

export function useChannelNames(): Record<(typeof deliveryChannels)[number], string> {
  const { t } = useLingui()
  return { email: t`E-mail`, whatsapp: 'WhatsApp', sms: 'SMS' }
}
