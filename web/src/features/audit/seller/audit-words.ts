import type { AuditAction, AuditKind } from '@kedai/domain/audit/audit-actions.ts'
import { useLingui } from '@lingui/react/macro'

// What happened, and where it belongs.
export function useAuditWords(): {
  kinds: Record<AuditKind, string>
  actions: Record<AuditAction, string>
  policies: Record<string, string>
} {
  const { t } = useLingui()
  const kinds = {
    money: t`Money`,
    stock: t`Stock`,
    prices: t`Prices`,
    people: t`People`,
    settings: t`Settings`,
  } satisfies Record<AuditKind, string>
  const actions = {
    'payment.recorded': t`Recorded a payment`,
    'payment.refunded': t`Wrote down a refund`,
    'proof.approved': t`Approved a slip`,
    'proof.rejected': t`Rejected a slip`,
    'money.accepted': t`Put unmatched money on its order`,
    'money.refunded': t`Gave unmatched money back`,
    'order.edited': t`Edited an order`,
    'invoice.approved': t`Approved an invoice`,
    'invoice.edited': t`Edited an invoice`,
    'invoice.voided': t`Voided an invoice`,
    'invoice.deleted': t`Deleted a draft invoice`,
    'invoice.written_off': t`Wrote off an invoice`,
    'payment.reversed': t`Took a payment back out of the books`,
    'credit_note.issued': t`Issued a credit note`,
    'debit_note.issued': t`Issued a debit note`,
    'credit.applied': t`Used a customer’s credit`,
    'credit.refunded': t`Gave a customer’s credit back`,
    'quote.converted': t`Made an invoice of a quote`,
    'stock.edited': t`Changed stock`,
    'stock.imported': t`Changed stock by a file`,
    'price.edited': t`Changed a price`,
    'price.imported': t`Changed prices by a file`,
    'coupon.created': t`Made a coupon`,
    'coupon.edited': t`Changed a coupon`,
    'coupon.removed': t`Ended a coupon`,
    'upsell.switched': t`Switched an extra offer`,
    'product.archived': t`Archived a product`,
    'product.restored': t`Took a product out of the archive`,
    'product.deleted': t`Deleted a product for good`,
    'staff.invited': t`Invited somebody`,
    'staff.invitation_revoked': t`Took an invitation back`,
    'staff.joined': t`Joined the shop`,
    'staff.changed': t`Changed somebody’s access`,
    'staff.removed': t`Removed somebody`,
    'staff.left': t`Left the shop`,
    'shop.edited': t`Changed the shop’s details`,
    'bank_account.added': t`Added a bank account`,
    'bank_account.edited': t`Changed a bank account`,
    'bank_account.removed': t`Removed a bank account`,
    'duitnow_qr.added': t`Added the DuitNow QR`,
    'duitnow_qr.replaced': t`Replaced the DuitNow QR`,
    'duitnow_qr.removed': t`Removed the DuitNow QR`,
    'payment_method.edited': t`Changed a payment method`,
    'payment_account.saved': t`Changed a payment account`,
    'shipping.edited': t`Changed shipping`,
    'terms.edited': t`Changed the terms`,
    'invoice_settings.edited': t`Changed the invoice settings`,
    'invoice_link.revoked': t`Took an invoice link back`,
    'invoice_link.renewed': t`Renewed an invoice link`,
    'vacation.edited': t`Changed the holiday mode`,
    'look.edited': t`Changed the look of the shop`,
    'review.replied': t`Replied to a review`,
    'review.hidden': t`Hid a review`,
    'review.shown': t`Showed a review again`,
    'review_requests.switched': t`Switched the mails that ask for ratings`,
    'categories.edited': t`Changed the categories`,
    'demo.added': t`Added demo data`,
    'demo.removed': t`Removed demo data`,
  } satisfies Record<AuditAction, string>
  const policies = {
    terms: t`Terms of sale`,
    refund: t`Returns and refunds`,
    privacy: t`Privacy`,
    shipping: t`Shipping policy`,
  }
  return { kinds, actions, policies }
}
