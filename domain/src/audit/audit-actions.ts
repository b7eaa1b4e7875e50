export const auditKinds = ['money', 'stock', 'prices', 'people', 'settings'] as const
export type AuditKind = (typeof auditKinds)[number]

/** What a shop's log of changes can say happened, and where it belongs. A name that was written once stays. */
export const auditActions = {
  'payment.recorded': 'money',
  'payment.refunded': 'money',
  'proof.approved': 'money',
  'proof.rejected': 'money',
  'money.accepted': 'money',
  'money.refunded': 'money',
  'order.edited': 'money',
  'invoice.approved': 'money',
  'invoice.edited': 'money',
  'invoice.voided': 'money',
  'invoice.deleted': 'money',
  'invoice.written_off': 'money',
  'payment.reversed': 'money',
  'credit_note.issued': 'money',
  'debit_note.issued': 'money',
  'credit.applied': 'money',
  'credit.refunded': 'money',
  'quote.converted': 'money',
  'stock.edited': 'stock',
  'stock.imported': 'stock',
  'price.edited': 'prices',
  'price.imported': 'prices',
  'coupon.created': 'prices',
  'coupon.edited': 'prices',
  'coupon.removed': 'prices',
  'upsell.switched': 'prices',
  'product.archived': 'stock',
  'product.restored': 'stock',
  'product.deleted': 'stock',
  'staff.invited': 'people',
  'staff.invitation_revoked': 'people',
  'staff.joined': 'people',
  'staff.changed': 'people',
  'staff.removed': 'people',
  'staff.left': 'people',
  'shop.edited': 'settings',
  'bank_account.added': 'settings',
  'bank_account.edited': 'settings',
  'bank_account.removed': 'settings',
  'duitnow_qr.added': 'settings',
  'duitnow_qr.replaced': 'settings',
  'duitnow_qr.removed': 'settings',
  'payment_method.edited': 'settings',
  'shipping.edited': 'settings',
  'terms.edited': 'settings',
  'invoice_settings.edited': 'settings',
  'invoice_link.revoked': 'settings',
  'invoice_link.renewed': 'settings',
  'vacation.edited': 'settings',
  'look.edited': 'settings',
  'review.replied': 'settings',
  'review.hidden': 'settings',
  'review.shown': 'settings',
  'review_requests.switched': 'settings',
  'categories.edited': 'settings',
  'demo.added': 'settings',
  'demo.removed': 'settings',
} as const satisfies Record<string, AuditKind>

export type AuditAction = keyof typeof auditActions

export const auditActionNames = Object.keys(auditActions) as AuditAction[] // the keys of a literal without further ones

/** What a line of the log is about; the screen makes a link of those it has a page for. */
export const auditSubjects = ['order', 'invoice', 'quote', 'customer', 'money', 'product', 'coupon', 'person', 'invitation', 'bank_account', 'payment_method', 'shipping', 'shop'] as const
export type AuditSubjectType = (typeof auditSubjects)[number]
