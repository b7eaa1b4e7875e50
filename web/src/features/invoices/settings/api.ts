import type { InvoiceSettings } from '@kedai/contracts/invoice-settings.ts'
import { apiQuery } from '../../../lib/query.ts'
import { invoicesPath } from '../api.ts'

export const invoiceSettingsPath = `${invoicesPath}/settings`

export const invoiceSettingsQuery = () => apiQuery<InvoiceSettings>(invoiceSettingsPath)
