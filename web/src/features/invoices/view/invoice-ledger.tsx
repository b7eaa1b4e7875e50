import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { date, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { isNothing } from '../amounts.ts'
import { type DetailProps, isOpen } from './detail-props.ts'
import { useMethodWords } from '../../../lib/seller/method-words.ts'

type Entry = InvoiceView['payments'][number]

// Every movement of money on this invoice, oldest first, down to what is still due. Entries are never erased, only taken back.
export function InvoiceLedger({ invoice, open }: DetailProps) {
  const { t } = useLingui()
  const lang = useLang()
  const { nameOf } = useMethodWords()
  const words: Record<Entry['type'], string> = {
    payment: t`Payment`,
    refund: t`Refund`,
    chargeback: t`Taken back by the bank`,
    credit_note: t`Credit note`,
    customer_credit_applied: t`From the customer’s credit`,
    moved_to_customer_credit: t`Saved as customer credit`,
    write_off: t`Written off`,
    rounding: t`Cash rounding`,
    reversal: t`Reversed`,
  }
  if (invoice.lifecycle === 'draft') return null
  const hasButtons = invoice.payments.some(hasButton)
  return (
    <Section title={t`Payments`}>
      <ul className="grid text-sm">
        <Row label={t`Total`} amount={money(invoice.total, invoice.currency)} besideButtons={hasButtons} />
        {invoice.payments.map((entry) => {
          const word = words[entry.type]
          const details = [entry.reference, entry.note].filter(Boolean).join(' · ')
          return (
            <Row
              key={entry.id}
              besideButtons={hasButtons}
              isGone={entry.is_reversed}
              label={
                <>
                  <span className={classes('font-semibold', entry.is_reversed && 'line-through')}>{word}</span>
                  {entry.method && ['payment', 'refund'].includes(entry.type) && <> · {nameOf(entry.method)}</>} ·{' '}
                  <time className="whitespace-nowrap">{date(entry.paid_on, lang)}</time>
                  {entry.is_reversed && <span className="ml-1 text-xs">({t`taken back`})</span>}
                </>
              }
              details={details}
              proof={entry.proof_url}
              receipt={entry.receipt_url}
              amount={signed(entry, invoice.currency)}
              button={
                hasButton(entry) && (
                  <IconButton
                    label={t`Take back: ${word} of ${money(entry.amount, invoice.currency)}`}
                    onClick={() => open('reverse', entry.id)}
                  >
                    <Undo2 aria-hidden />
                  </IconButton>
                )
              }
            />
          )
        })}
        <li
          className={classes(
            'mt-1 flex items-baseline justify-between gap-3 border-t-2 border-ink pt-3 text-base font-bold',
            hasButtons && 'pr-13',
          )}
        >
          <span>{t`Still to be paid`}</span>
          <span className="whitespace-nowrap tabular-nums">{money(invoice.balance_due, invoice.currency)}</span>
        </li>
      </ul>
      {!isNothing(invoice.overpaid_amount) && (
        <Notice
          tone="warn"
          title={t`${money(invoice.overpaid_amount, invoice.currency)} overpaid and waiting here`}
          className="mt-2"
        >
          <Trans>
            This buyer is not in your customer list, so it cannot be saved as credit. Refund it and record the refund.
          </Trans>
          {isOpen(invoice, 'refund') && (
            <Button className="mt-2" onClick={() => open('refund')}>
              {t`Record a refund`}
            </Button>
          )}
        </Notice>
      )}
      {invoice.payments.length === 0 && <p className="mt-2 text-sm text-ink-soft">{t`No payments yet.`}</p>}
    </Section>
  )
}

const hasButton = (entry: Entry): boolean => entry.take_back !== null && !entry.is_reversed

// What lowers the balance stands with a minus. A rounding has its sign in the amount.
const signed = ({ sign, amount }: Entry, currency: string): string => {
  const isMinus = (sign === -1) !== amount.startsWith('-')
  return `${isMinus ? '−' : '+'}${money(amount.replace('-', ''), currency)}`
}

type RowProps = {
  label: ReactNode
  amount: string
  details?: string
  proof?: string | null
  receipt?: string | null
  button?: ReactNode
  besideButtons: boolean
  isGone?: boolean
}

function Row({
  label,
  amount,
  details = '',
  proof = null,
  receipt = null,
  button,
  besideButtons,
  isGone = false,
}: RowProps) {
  const { t } = useLingui()
  return (
    <li className="flex items-center gap-2 border-b border-line py-2 last:border-b-0">
      <span className={classes('min-w-0 flex-1', isGone && 'text-ink-faint')}>
        {label}
        {details && <span className="block text-xs wrap-anywhere text-ink-soft">{details}</span>}
        <span className="flex flex-wrap gap-x-3 text-xs *:inline-flex *:min-h-9 *:items-center">
          {receipt && <OutLink href={fileOfShop(receipt)}>{t`Receipt`}</OutLink>}
          {proof && <OutLink href={proof}>{t`See the proof`}</OutLink>}
        </span>
      </span>
      <span className={classes('whitespace-nowrap tabular-nums', isGone && 'text-ink-faint line-through')}>
        {amount}
      </span>
      {besideButtons && <span className="w-11 shrink-0">{button}</span>}
    </li>
  )
}
