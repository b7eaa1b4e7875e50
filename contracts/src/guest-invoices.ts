import { buyerInvoiceStates } from '@kedai/domain/invoices/buyer.ts'
import { z } from 'zod'
import { shownPaper } from './documents.ts'
import { duitNowToPay } from './duitnow.ts'
import { creditNoteRow } from './invoice-notes.ts'
import {
  currencyShape,
  instalment,
  invoiceBuyer,
  invoiceFigures,
  invoiceItem,
  invoicePayment,
  invoiceSeller,
  invoiceStatuses,
  nextPayment,
} from './invoices.ts'
import { amountText } from './money.ts'
import { actionState, proof } from './orders.ts'
import { dateTimeText, dayText, id, lineOfText, uploadedFile } from './values.ts'

/** The secret part of a shared link. contract §5 */
export const sharedInvoiceParams = z.object({ hashslug: z.string().min(1).max(64) })

export const receiptParams = sharedInvoiceParams.extend({ payment_id: id })

export const invoicePapers = ['a4', 'receipt80'] as const
export const sharedPdfQuery = z.object({ paper: z.enum(invoicePapers).default('a4') })

/** POST …/pay; without a way to pay, the shop's first gateway; without an amount, all that is due. */
export const payInvoice = z.object({
  paymentMethod: lineOfText(40).min(1).optional(),
  amount: z.coerce.string().max(24).optional(),
})

/** POST …/payment-proof, multipart. `amount`: what was paid, when the buyer says it; `paymentMethod`: the code of the way it was paid. */
export const invoiceProofUpload = z.object({
  paymentProof: uploadedFile,
  paymentMethod: lineOfText(40).optional(),
  amount: z.coerce.string().max(24).optional(),
})

/** POST …/viewed: somebody has had it before their eyes. */
export const viewedInvoice = z.object({ counted: z.boolean() })

/** POST …/payment-check: asks the gateway where a payment stands; asking often changes nothing. */
export const checkedInvoicePayment = z.object({ state: z.enum(buyerInvoiceStates), balance_due: amountText })
export type CheckedInvoicePayment = z.infer<typeof checkedInvoicePayment>

export const invoicePaymentMethod = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['gateway', 'bank_transfer', 'qr']),
  instructions: z.string(),
  accounts: z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })),
  duitnow: duitNowToPay.nullable(),
})
export type InvoicePaymentMethod = z.infer<typeof invoicePaymentMethod>

/** GET /api/ajax/guest/invoices/{hashslug}: what the holder of the link sees; nothing of the shop's own work on it. contract §5 */
export const guestInvoice = z.object({
  hashslug: z.string(),
  kind: z.enum(['invoice', 'debit_note']),
  number: z.string(),
  state: z.enum(buyerInvoiceStates),
  invoice_status: z.enum(invoiceStatuses),
  is_void: z.boolean(),
  is_overdue: z.boolean(),
  /** One sentence in the reader's language, and what to do next. */
  headline: z.string(),
  next_step: z.string().nullable(),
  invoice_items: z.array(invoiceItem.omit({ product_id: true })),
  ...invoiceFigures.shape,
  paid_amount: amountText,
  credited_amount: amountText,
  rounding: z.string(),
  balance_due: amountText,
  ...currencyShape,
  issue_date: dayText,
  due_date: dayText,
  buyer: invoiceBuyer,
  seller: invoiceSeller,
  notes: z.string(),
  reference: z.string(),
  lang: z.enum(['ms', 'en', 'zh']),
  payments: z.array(
    invoicePayment.pick({
      id: true,
      type: true,
      sign: true,
      amount: true,
      method: true,
      paid_on: true,
      receipt_url: true,
    }),
  ),
  instalments: z.array(instalment.pick({ due_date: true, amount: true, left: true, state: true })),
  next_payment: nextPayment,
  credit_notes: z.array(creditNoteRow.pick({ number: true, issue_date: true, total: true, pdf_url: true })),
  proofs: z.array(proof.extend({ amount: amountText.nullable() })),
  payment_methods: z.array(invoicePaymentMethod),
  /** The least that may be paid online at once. */
  least_payment: amountText,
  actions: z.object({ pay: actionState, upload_proof: actionState }),
  shop: z.object({
    username: z.string(),
    name: z.string(),
    logo: z.object({ url: z.string(), srcset: z.string().nullable() }).nullable(),
    whatsapp_number: z.string().nullable(),
    whatsapp_link: z.string().nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    stylesheet: z.string().nullable(),
  }),
  /** The same paper as the PDF, in the reader's language. */
  paper: shownPaper,
  pdf_url: z.string(),
  server_time: dateTimeText,
})
export type GuestInvoice = z.infer<typeof guestInvoice>

export const linkActions = ['revoke', 'renew'] as const
/** POST /api/ajax/seller/invoices/link/{hashslug}: takes the public link back, or makes a new one. */
export const changeInvoiceLink = z.object({ action: z.enum(linkActions) })
export const changedInvoiceLink = z.object({
  hashslug: z.string(),
  share_url: z.string(),
  is_link_revoked: z.boolean(),
})
export type ChangedInvoiceLink = z.infer<typeof changedInvoiceLink>
