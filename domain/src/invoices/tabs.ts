/** The tabs of a shop's list of invoices. */
export const invoiceTabs = ['draft', 'awaiting_payment', 'overdue', 'partial', 'paid', 'void', 'slips_to_check'] as const

export type InvoiceTab = (typeof invoiceTabs)[number]
