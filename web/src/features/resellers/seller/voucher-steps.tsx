import type { Voucher } from '@kedai/contracts/vouchers.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { serverNow } from '../../../lib/server-time.ts'
import { Reason } from '../../../ui/admin/reason-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { voucherPath } from './api.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { useChange } from '../../../lib/seller/use-change.ts'

type Step = keyof Voucher['actions']

// The next step of a voucher, and the way to make it void; what cannot be done now says why.
export function VoucherSteps({ voucher }: { voucher: Voucher }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Step | null>(null)
  const labels = {
    void: t`Make void`,
    check: t`Checked`,
    approve: t`Approve`,
    pay: t`It was paid`,
  } satisfies Record<Step, string>
  const next = { prepared: 'check', checked: 'approve', approved: 'pay', paid: null, void: null } satisfies Record<
    Voucher['status'],
    Step | null
  >
  const following: Step | null = next[voucher.status]
  return (
    <>
      {voucher.actions.void.allowed && <Button onClick={() => setAsked('void')}>{labels.void}</Button>}
      {following && (
        <Button
          variant="primary"
          disabledBecause={!voucher.actions[following].allowed && voucher.actions[following].reason}
          onClick={() => setAsked(following)}
        >
          {labels[following]}
        </Button>
      )}
      {asked && (
        <StepDialog key={asked} voucher={voucher} step={asked} label={labels[asked]} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

type DialogProps = { voucher: Voucher; step: Step; label: string; onClose: () => void }

function StepDialog({ voucher, step, label, onClose }: DialogProps) {
  const { t } = useLingui()
  const change = useChange()
  const [day, setDay] = useState(() => formatDate(serverNow()))
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const { number } = voucher
  const titles = {
    check: t`Is ${number} right?`,
    approve: t`Approve ${number}?`,
    pay: t`Was ${number} paid?`,
    void: t`Make ${number} void?`,
  } satisfies Record<Step, string>
  const about = {
    check: t`You have checked the payee, amount and purpose.`,
    approve: t`It may be paid from then on.`,
    pay: t`Say when it left the bank, and by which reference.`,
    void: t`The number stays. The reserved amount returns to the wallet.`,
  } satisfies Record<Step, string>
  const bodies = { check: {}, approve: {}, pay: { paid_on: day, reference }, void: { reason } } satisfies Record<
    Step,
    object
  >
  const fields = {
    check: null,
    approve: null,
    pay: (
      <>
        <Field label={t`Paid on`} error={change.errors.paid_on}>
          <Input type="date" name="paid_on" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field label={t`Reference of the bank`} optional error={change.errors.reference}>
          <Input
            name="reference"
            maxLength={120}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Field>
      </>
    ),
    void: (
      <Reason
        label={t`Reason`}
        templates={[t`The amount was wrong.`, t`The bank account was wrong.`]}
        value={reason}
        onChange={setReason}
        error={change.errors.reason}
      />
    ),
  } satisfies Record<Step, unknown>
  const dangers = { check: false, approve: false, pay: false, void: true } satisfies Record<Step, boolean>
  const submit = async () => {
    const result = await change.send<Voucher>('POST', `${voucherPath(number)}/${step}`, bodies[step])
    if (result?.ok) onClose()
  }
  return (
    <ChangeDialog
      title={titles[step]}
      change={change}
      onSubmit={() => void submit()}
      onClose={onClose}
      submitLabel={label}
      isDangerous={dangers[step]}
    >
      <p className="text-sm text-ink-soft">{about[step]}</p>
      {fields[step]}
    </ChangeDialog>
  )
}
