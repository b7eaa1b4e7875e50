import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Ban,
  BellRing,
  CalendarClock,
  Copy,
  Eraser,
  FileMinus,
  FilePlus,
  Repeat,
  Trash2,
  Undo2,
  Wallet,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { money } from '../../../lib/format.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { StepBar } from '../../../ui/admin/step-bar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { Price } from '../../../ui/price.tsx'
import { invoicePath } from '../api.ts'
import { DueWords } from '../due-words.tsx'
import { type DetailProps, isOpen, reasonOf } from './detail-props.ts'
import { MoreMenu } from './more-menu.tsx'
import { nextStep } from './next-step.ts'
import { usableCredit } from './usable-credit.ts'
import { type ButtonName, useActionButton } from './use-action-button.tsx'

// What is still due, and everything that can be done. What cannot be done now says why when pressed.
export function InvoiceActions(props: DetailProps) {
  const { t } = useLingui()
  const { invoice } = props
  const button = useActionButton(props)
  const next = nextStep(invoice)
  const isDraft = invoice.lifecycle === 'draft'
  const others: ButtonName[] = [
    isDraft ? 'approve' : invoice.lifecycle === 'sent' ? 'resend' : 'send',
    ...(invoice.lifecycle === 'sent' || invoice.is_void ? [] : ['mark_as_sent' as const]),
    'record_payment',
  ]
  return (
    <Section>
      <p className="text-sm text-ink-soft">{isDraft ? t`Total of the draft` : t`Still to be paid`}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Price currency={invoice.currency} amount={isDraft ? invoice.total : invoice.balance_due} size="l" />
        {!isDraft && <DueWords invoice={invoice} className="text-sm" />}
      </p>
      {invoice.ringgit && (
        <p className="text-sm text-ink-soft">
          <Trans>
            {money(isDraft ? invoice.ringgit.total : invoice.ringgit.balance_due)} at 1 {invoice.currency} = RM{' '}
            {invoice.exchange_rate}
          </Trans>
        </p>
      )}
      {isDraft && invoice.currency !== 'RM' && invoice.exchange_rate === null && (
        <p className="text-sm text-ink-soft">{t`The exchange rate is missing.`}</p>
      )}
      {isOpen(invoice, 'apply_credit') && invoice.customer_credit !== null && (
        <Button wide className="mt-3" onClick={() => props.open('apply_credit')}>
          <Wallet aria-hidden className="size-5" />
          {t`Use ${money(usableCredit(invoice), invoice.currency)} of credit`}
        </Button>
      )}
      {next && <span className="mt-4 grid max-md:hidden">{button(next, { variant: 'primary', wide: true })}</span>}
      <div className="mt-4 grid auto-rows-fr grid-cols-2 gap-2 md:mt-2 *:last:odd:col-span-2">
        {others.filter((name) => name !== next).map((name) => button(name, { wide: true }))}
        {reasonOf(invoice, 'edit') === null ? (
          <ButtonLink wide to={sellerPaths.editInvoice(invoice.hashslug)}>
            <Trans context="invoice">Change</Trans>
          </ButtonLink>
        ) : (
          <Button wide disabledBecause={reasonOf(invoice, 'edit')}>
            <Trans context="invoice">Change</Trans>
          </Button>
        )}
        <MoreActions {...props} />
      </div>
      {isDraft && (
        <p className="mt-3 text-xs text-ink-soft">
          <Trans>
            Approve: the invoice gets its number but is not sent. Mark as sent: you have already sent it yourself. Send:
            the invoice is approved and sent now.
          </Trans>
        </p>
      )}
    </Section>
  )
}

function MoreActions({ invoice, action, open }: DetailProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const duplicate = async () => {
    const copy = await action.run<InvoiceView>({ name: 'duplicate', path: invoicePath('duplicate', invoice.hashslug) })
    if (copy) await navigate(sellerPaths.editInvoice(copy.data.hashslug))
  }
  const closed = (name: string) => ({ disabledBecause: reasonOf(invoice, name) })
  return (
    <MoreMenu
      busy={action.running === 'duplicate'}
      groups={[
        [
          {
            label: t`Duplicate`,
            icon: <Copy aria-hidden />,
            onSelect: () => void duplicate(),
            ...closed('duplicate'),
          },
          {
            label: invoice.recurring && !invoice.recurring.is_ended ? t`Edit recurrence` : t`Make recurring`,
            icon: <Repeat aria-hidden />,
            onSelect: () => open('recurring'),
            ...closed('recurring'),
          },
          {
            label: t`Deposit and instalments`,
            icon: <CalendarClock aria-hidden />,
            onSelect: () => open('instalments'),
            ...closed('instalments'),
          },
          {
            label: t`Reminders`,
            icon: <BellRing aria-hidden />,
            onSelect: () => open('set_reminder'),
            ...closed('set_reminder'),
          },
        ],
        ...(invoice.lifecycle === 'draft'
          ? []
          : [
              [
                {
                  label: t`Credit note`,
                  icon: <FileMinus aria-hidden />,
                  onSelect: () => open('credit_note'),
                  ...closed('credit_note'),
                },
                {
                  label: t`Debit note`,
                  icon: <FilePlus aria-hidden />,
                  onSelect: () => open('debit_note'),
                  ...closed('debit_note'),
                },
                {
                  label: t`Record a refund`,
                  icon: <Undo2 aria-hidden />,
                  onSelect: () => open('refund'),
                  ...closed('refund'),
                },
                {
                  label: t`Use the customer’s credit`,
                  icon: <Wallet aria-hidden />,
                  onSelect: () => open('apply_credit'),
                  ...closed('apply_credit'),
                },
                {
                  label: t`Write off the rest`,
                  icon: <Eraser aria-hidden />,
                  onSelect: () => open('write_off'),
                  ...closed('write_off'),
                },
              ],
            ]),
        [
          invoice.lifecycle === 'draft'
            ? {
                label: t`Delete the draft`,
                icon: <Trash2 aria-hidden />,
                isDangerous: true,
                onSelect: () => open('delete'),
                ...closed('delete'),
              }
            : {
                label: t`Void the invoice`,
                icon: <Ban aria-hidden />,
                isDangerous: true,
                onSelect: () => open('void'),
                ...closed('void'),
              },
        ],
      ]}
    />
  )
}

// The next step, on a phone.
export function NextStepBar(props: DetailProps) {
  const button = useActionButton(props)
  const next = nextStep(props.invoice)
  return next && <StepBar>{button(next, { variant: 'primary', wide: true })}</StepBar>
}
