import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '../../lib/http-result.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { showHeadline } from '../../lib/show-headline.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { Upload } from '../../ui/upload.tsx'
import { invoiceQuery, sendSlip } from './api.ts'
import type { PayProps } from './pay-props.ts'

// Sends the slip. What went wrong is said beside it; the file and the amount stay.
export function SlipForm({ method, invoice: { hashslug, actions, currency, balance_due: balance } }: PayProps) {
  const { t } = useLingui()
  const answers = useQueryCache()
  const [slip, setSlip] = useState<File | null>(null)
  const [amount, setAmount] = useState('')
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const choose = (file: File | null) => {
    setSlip(file)
    setFailure(null)
  }
  const send = async () => {
    if (!slip) return
    setFailure(null)
    setProgress(0)
    const sent = await sendSlip(hashslug, { slip, method: method.code, amount }, setProgress)
    setProgress(null)
    if (!sent.ok) return setFailure(sent)
    setSlip(null)
    if (sent.message) toast(sent.message)
    await answers.refetch(invoiceQuery(hashslug))
    showHeadline()
  }
  const { paymentProof: atSlip, amount: atAmount, paymentMethod: atMethod } = failure?.fields ?? {}
  const reason = actions.upload_proof.allowed ? (slip ? null : t`Choose your slip first.`) : actions.upload_proof.reason
  return (
    <div className="grid gap-4">
      <h3 className="text-base">
        <Trans>Have you paid? Send the slip.</Trans>
      </h3>
      <Field
        label={<Trans>Payment slip</Trans>}
        hint={<Trans>A screenshot, a photo or a PDF, up to 8 MB.</Trans>}
        error={atSlip}
      >
        <Upload file={slip} onChange={choose} progress={progress} camera />
      </Field>
      <Field
        label={<Trans>Amount paid</Trans>}
        optional
        hint={<Trans>If empty, the shop reads it from the slip.</Trans>}
        error={atAmount}
      >
        <MoneyInput
          currency={currency}
          decimals={balance.split('.')[1]?.length ?? 0}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
      {failure && !atSlip && !atAmount && (
        <Notice tone={failure.code === 0 ? 'warn' : 'danger'} title={atMethod ?? failure.message} />
      )}
      <Button
        variant="primary"
        size="l"
        wide
        busy={progress !== null}
        disabledBecause={reason}
        onClick={() => void send()}
      >
        {failure ? <Trans>Send the slip again</Trans> : <Trans>Send the slip</Trans>}
      </Button>
    </div>
  )
}
