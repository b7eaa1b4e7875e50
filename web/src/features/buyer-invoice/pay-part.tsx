import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput, tidyAmount } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PayProps } from './pay-props.ts'
import { usePaying } from './use-paying.ts'

// So much now, the rest later.
export function PayPart({
  method,
  invoice: { hashslug, currency, balance_due: balance, least_payment: least, actions },
}: PayProps) {
  const { t } = useLingui()
  const [part, setPart] = useState('')
  const { busy, failure, pay } = usePaying(hashslug, method.code)
  const atField = failure?.fields['amount']
  const amount = tidyAmount(part)
  const reason = actions.pay.allowed ? part === '' && t`Enter the amount to pay now.` : actions.pay.reason
  return (
    <>
      {failure && !atField && (
        <Notice tone={failure.code === 503 || failure.code === 0 ? 'warn' : 'danger'} title={failure.message} />
      )}
      <Field
        label={<Trans>Amount to pay now</Trans>}
        hint={
          <Trans>
            From {money(least, currency)} to {money(balance, currency)}; the rest can follow later.
          </Trans>
        }
        error={atField}
      >
        <MoneyInput value={part} onChange={(event) => setPart(event.target.value)} />
      </Field>
      <Button variant="primary" size="l" wide busy={busy} disabledBecause={reason} onClick={() => pay(part)}>
        {amount === null ? (
          <Trans>Pay with {method.name}</Trans>
        ) : (
          <Trans>
            Pay {money(amount, currency)} with {method.name}
          </Trans>
        )}
      </Button>
    </>
  )
}
