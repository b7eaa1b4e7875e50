import type { ResellerDetail } from '@kedai/contracts/resellers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { useChange } from '../../../lib/seller/use-change.ts'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { resellerPath } from './api.ts'
import { ChangeDialog } from './change-dialog.tsx'

type Props = { reseller: ResellerDetail; onClose: () => void }

// Money beside commission: what a reseller paid in advance, a bonus, or what goes back to him.
export function WalletDialog({ reseller, onClose }: Props) {
  const { t } = useLingui()
  const change = useChange()
  const [kind, setKind] = useState<'deposit' | 'withdrawal'>('deposit')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const submit = async () => {
    const result = await change.send('POST', `${resellerPath(reseller.id)}/wallet`, { kind, amount, note })
    if (result?.ok) onClose()
  }
  return (
    <ChangeDialog
      title={<Trans>Wallet of {reseller.name}</Trans>}
      change={change}
      onSubmit={() => void submit()}
      onClose={onClose}
      submitLabel={kind === 'deposit' ? t`Put in` : t`Take out`}
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          Balance {money(reseller.wallet)}, which can be used to pay for orders. Commission is added and deducted
          automatically.
        </Trans>
      </p>
      <FieldGroup label={t`Action`}>
        <RadioCards
          name="kind"
          columns={2}
          value={kind}
          onChange={(value) => setKind(value === 'withdrawal' ? 'withdrawal' : 'deposit')}
          cards={[
            { value: 'deposit', label: t`Put money in`, hint: t`You received it, or give it.` },
            { value: 'withdrawal', label: t`Take money out`, hint: t`You pay it back by hand.` },
          ]}
        />
      </FieldGroup>
      <Field label={t`Amount`} error={change.errors.amount} className="sm:max-w-60">
        <MoneyInput name="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      </Field>
      <Field label={t`Note`} hint={t`The reseller reads it.`} error={change.errors.note}>
        <Input name="note" maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </ChangeDialog>
  )
}
