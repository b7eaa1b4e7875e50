/** The tabs of a shop's list of invoices. */
export const invoiceTabs = [
  'draft',
  'awaiting_payment',
  'overdue',
  'partial',
  'paid',
  'void',
  'slips_to_check',
] as const

export type InvoiceTab = (typeof invoiceTabs)[number]

/** What a list of invoices may be narrowed to: a tab, or a lifecycle that has none of its own. */
export const invoiceFilters = [...invoiceTabs, 'approved', 'sent'] as const

export type InvoiceFilter = (typeof invoiceFilters)[number]
