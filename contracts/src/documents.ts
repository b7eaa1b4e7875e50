import { documentKinds, stampStates } from '@kedai/domain/documents/paper-document.ts'
import { z } from 'zod'
import { qrDrawing } from './duitnow.ts'

const fact = z.object({ label: z.string(), value: z.string(), isStrong: z.boolean().optional() })
const party = { name: z.string(), lines: z.array(z.string()).readonly(), facts: z.array(fact).readonly() }

/** A business paper whose words and figures are all written out, as the domain's paper model has it; a page shows it as the PDF does. */
export const paperDocument = z.object({
  kind: z.enum(documentKinds),
  lang: z.enum(['ms', 'en', 'zh']),
  title: z.string(),
  number: z.string().nullable(),
  stamp: z.object({ text: z.string(), state: z.enum(stampStates) }).nullable(),
  accent: z.string().nullable(),
  seller: z.object({ ...party, logo: z.string().nullable() }),
  parties: z.array(z.object({ ...party, heading: z.string() })).readonly(),
  facts: z.array(fact).readonly(),
  table: z
    .object({
      columns: z
        .array(
          z.object({
            label: z.string(),
            align: z.enum(['start', 'end']),
            grows: z.boolean().optional(),
            narrow: z.enum(['title', 'detail', 'labelled-detail', 'amount', 'hidden']),
          }),
        )
        .readonly(),
      rows: z
        .array(
          z.object({
            cells: z.array(z.string()).readonly(),
            details: z.array(z.string()).readonly().optional(),
            isStrong: z.boolean().optional(),
          }),
        )
        .readonly(),
      narrowJoin: z.string(),
      empty: z.string(),
    })
    .nullable(),
  totals: z
    .array(z.object({ label: z.string(), value: z.string(), emphasis: z.enum(['total', 'due']).optional() }))
    .readonly(),
  payments: z
    .object({
      heading: z.string(),
      rows: z.array(z.object({ label: z.string(), detail: z.string().optional(), value: z.string() })).readonly(),
    })
    .nullable(),
  explanation: z.string().nullable(),
  notes: z.array(z.object({ heading: z.string(), text: z.string(), isSchedule: z.boolean().optional() })).readonly(),
  /** null on a paper that asks for no money by itself, and where the seller reads it. */
  pay: z
    .object({
      heading: z.string(),
      text: z.string().nullable(),
      qr: z.object({ text: z.string(), caption: z.string() }).nullable(),
      link: z.object({ url: z.string(), label: z.string() }).nullable(),
      accounts: z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })).readonly(),
      reference: fact.nullable(),
      duitnow: z
        .object({
          text: z.string(),
          caption: z.string(),
          title: z.string(),
          name: z.string(),
          lines: z.array(z.string()).readonly(),
          amount: fact,
          hint: z.string(),
        })
        .nullable()
        .optional(),
    })
    .nullable(),
  footer: z.string().nullable(),
  words: z.object({ pageOf: z.string() }),
})

/**
 * A paper for a page: GET /api/ajax/seller/invoices/paper/{hashslug} and …/quotes/paper/{hashslug}, and in what the holder of a link is answered.
 * `logo`: where its picture is; `qr` and `duitnow`: the codes of `document.pay`, drawn.
 */
export const shownPaper = z.object({
  document: paperDocument,
  logo: z.string().nullable(),
  qr: qrDrawing.nullable(),
  duitnow: qrDrawing.nullable(),
})
export type ShownPaper = z.infer<typeof shownPaper>
