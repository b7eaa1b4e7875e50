import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime, money } from '../../../lib/format.ts'
import { useMethodWords } from '../../../lib/seller/method-words.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { SlipPicture } from '../../../ui/admin/slip-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DocumentNumber } from '../../../ui/document-number.tsx'
import { Field } from '../../../ui/field.tsx'
import { OutLink } from '../../../ui/link.tsx'
import { AmountInput } from '../amount-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { Price } from '../../../ui/price.tsx'
import { invoicePath } from '../api.ts'
import { type DetailProps, isWaitingSlip, slipsId } from './detail-props.ts'

type Slip = InvoiceView['proofs'][number]

// Slips that buyers sent: each that waits stands beside the amount it must show, with what speaks against it and the decision.
export function InvoiceSlips(props: DetailProps) {
  const { t } = useLingui()
  const lang = useLang()
  const { nameOf } = useMethodWords()
  const slips = props.invoice.proofs.filter(({ uploaded_by }) => uploaded_by === 'buyer')
  const [waiting, decided] = [slips.filter(isWaitingSlip), slips.filter((slip) => !isWaitingSlip(slip))]
  if (slips.length === 0) return null
  return (
    <div id={slipsId} className="scroll-mt-20">
      <Section title={t`Payment slips`} aside={waiting.length > 0 && <Badge tone="warn">{t`To check`}</Badge>}>
        <div className="grid gap-6">
          {waiting.map((slip) => (
            <WaitingSlip key={slip.id} slip={slip} {...props} />
          ))}
        </div>
        {decided.length > 0 && (
          <ul className="mt-4 grid gap-2 border-t border-line pt-3 text-sm first:mt-0 first:border-t-0 first:pt-0">
            {decided.map((slip) => (
              <li key={slip.id} className="flex flex-wrap items-center gap-2">
                <OutLink href={slip.url}>{dateTime(slip.uploaded_at, lang)}</OutLink>
                {slip.status === 'approved' ? (
                  <Badge tone="good">{t`Approved`}</Badge>
                ) : (
                  <Badge tone="danger">{t`Rejected`}</Badge>
                )}
                {slip.amount && <span className="tabular-nums">{money(slip.amount, props.invoice.currency)}</span>}
                <span className="text-ink-soft">{nameOf(slip.method)}</span>
                {slip.reason && <span className="min-w-0 wrap-anywhere text-ink-soft">{slip.reason}</span>}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

function WaitingSlip({ slip, invoice, action, open }: DetailProps & { slip: Slip }) {
  const { t } = useLingui()
  const lang = useLang()
  const { nameOf } = useMethodWords()
  const said = slip.amount
  const name = `approve_proof:${slip.id}`
  const [amount, setAmount] = useState(said ?? invoice.balance_due)
  const refused = action.refused?.name === name ? action.refused.fields.amount : undefined
  return (
    <article className="grid grid-cols-[minmax(0,8rem)_1fr] gap-4 sm:grid-cols-[minmax(0,14rem)_1fr]">
      <SlipPicture url={slip.url} isPdf={slip.is_pdf} label={t`Payment slip of ${invoice.buyer.name}`} />
      <div className="grid content-start gap-1 text-sm text-ink-soft">
        {said ? <Trans>The buyer says they paid</Trans> : <Trans>The slip must show</Trans>}
        <Price currency={invoice.currency} amount={said ?? invoice.balance_due} size="l" />
        {said && said !== invoice.balance_due && (
          <Trans>{money(invoice.balance_due, invoice.currency)} is still to be paid</Trans>
        )}
        <span>
          <Trans>
            Reference <DocumentNumber>{invoice.number}</DocumentNumber>
          </Trans>
        </span>
        <span>
          <Trans>Sent {dateTime(slip.uploaded_at, lang)}</Trans>
        </span>
        <span className="font-semibold text-ink">{nameOf(slip.method)}</span>
      </div>
      <div className="col-span-2 grid gap-3">
        {slip.duplicate_of && (
          <Notice tone="danger" title={t`The same picture was already sent before`}>
            <Trans>For {slip.duplicate_of}</Trans>
          </Notice>
        )}
        <Notice tone="warn" title={t`Check your bank account first`}>
          <Trans>
            Slips can be forged, and a scheduled transfer can still be taken back. Approve once{' '}
            {money(said ?? invoice.balance_due, invoice.currency)} has arrived.
          </Trans>
        </Notice>
        <Field label={t`Amount that arrived`} error={refused} className="sm:max-w-56">
          <AmountInput currency={invoice.currency} value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
          <Button
            variant="primary"
            busy={action.running === name}
            onClick={() =>
              void action.run({
                name,
                path: invoicePath('approve-proof', invoice.hashslug),
                body: { proof_id: slip.id, amount },
              })
            }
          >
            <Trans>Approve the slip</Trans>
          </Button>
          <Button onClick={() => open('reject_proof', slip.id)}>
            <Trans>Reject the slip</Trans>
          </Button>
        </div>
      </div>
    </article>
  )
}
