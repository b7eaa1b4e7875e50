import { minParts, maxParts } from '@kedai/domain/invoices/instalments.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { invoicePath } from '../api.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import type { DialogProps } from './detail-props.ts'
import { amountsOf, depositOf, equalParts, newPart, partsBody, type PartState, startOf } from './instalment-state.ts'

const name = 'instalments'

// What is to be paid when: a deposit and the rest, or up to twelve parts.
export function InstalmentsDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const [parts, setParts] = useState<PartState[]>(() => startOf(invoice))
  const amounts = amountsOf(invoice, parts)
  const hasOne = invoice.instalments.length > 0
  const remove = async () => {
    if (
      await action.run({
        name,
        path: invoicePath('instalments', invoice.hashslug),
        body: { parts: [], revision: invoice.revision },
      })
    )
      onClose()
  }
  const set = (key: number, part: Partial<PartState>) =>
    setParts(parts.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const addPart = () => {
    const last = parts.at(-1)
    if (last)
      setParts([
        ...parts.slice(0, -1),
        newPart('percent', '', last.due_date),
        { ...last, due_date: plusDays(last.due_date, 30) },
      ])
  }
  const ready = [
    { label: t`30 % deposit`, parts: () => depositOf(30, invoice) },
    { label: t`50 % deposit`, parts: () => depositOf(50, invoice) },
    { label: t`3 parts`, parts: () => equalParts(3, invoice) },
    { label: t`6 parts`, parts: () => equalParts(6, invoice) },
  ]
  return (
    <ActionDialog
      title={t`Deposit and instalments`}
      confirmLabel={t`Save the schedule`}
      wish={{
        name,
        path: invoicePath('instalments', invoice.hashslug),
        body: { parts: partsBody(parts), revision: invoice.revision },
      }}
      action={action}
      onClose={onClose}
      extra={
        hasOne && (
          <Button variant="quiet" onClick={() => void remove()}>
            <Trans>Without a schedule</Trans>
          </Button>
        )
      }
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          The total is {money(invoice.total, invoice.currency)}. Payments settle the instalments in order. The last
          instalment is the remaining amount.
        </Trans>
      </p>
      {invoice.lifecycle !== 'draft' && <Notice tone="info" title={t`The buyer sees the new schedule at once.`} />}
      <div className="flex flex-wrap gap-2">
        {ready.map((one) => (
          <Button key={one.label} onClick={() => setParts(one.parts())}>
            {one.label}
          </Button>
        ))}
      </div>
      <ol className="grid gap-3">
        {parts.map((part, place) => {
          const isLast = place === parts.length - 1
          return (
            <li key={part.key} className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-m border border-line p-3">
              <span className="flex min-h-11 items-center justify-between gap-3">
                <strong className="text-sm">
                  {isLast ? (
                    <Trans>The rest</Trans>
                  ) : place === 0 ? (
                    <Trans>First part</Trans>
                  ) : (
                    <Trans>Part {place + 1}</Trans>
                  )}
                </strong>
                <span className="flex items-center gap-1">
                  <span className="text-sm font-semibold whitespace-nowrap tabular-nums">
                    {amounts?.[place] === undefined ? '–' : money(amounts[place], invoice.currency)}
                  </span>
                  {!isLast && parts.length > minParts && (
                    <IconButton
                      label={t`Remove part ${place + 1}`}
                      onClick={() => setParts(parts.filter(({ key }) => key !== part.key))}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  )}
                </span>
              </span>
              {!isLast && (
                <Field label={t`Amount`} error={errorOf(action, name, `parts.${place}.value`)}>
                  <span className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
                    <Input
                      name={`parts.${place}.value`}
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={24}
                      value={part.value}
                      onChange={({ target }) => set(part.key, { value: target.value })}
                    />
                    <Select
                      aria-label={t`Percent or amount`}
                      choices={[
                        { value: 'percent', label: '%' },
                        { value: 'fixed', label: invoice.currency },
                      ]}
                      value={part.type}
                      onChange={({ target }) => set(part.key, { type: target.value === 'fixed' ? 'fixed' : 'percent' })}
                    />
                  </span>
                </Field>
              )}
              <Field label={t`To be paid by`} error={errorOf(action, name, `parts.${place}.due_date`)}>
                <Input
                  type="date"
                  name={`parts.${place}.due_date`}
                  value={part.due_date}
                  onChange={({ target }) => set(part.key, { due_date: target.value })}
                />
              </Field>
            </li>
          )
        })}
      </ol>
      <Button disabledBecause={parts.length >= maxParts && t`There are ${maxParts} parts at most.`} onClick={addPart}>
        <Plus aria-hidden className="size-5" />
        <Trans>Add a part</Trans>
      </Button>
    </ActionDialog>
  )
}
