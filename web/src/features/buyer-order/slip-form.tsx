import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '../../lib/http-result.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { showHeadline } from '../../lib/show-headline.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { Upload } from '../../ui/upload.tsx'
import { orderQuery, sendSlip } from './api.ts'

type Props = { token: string; disabledBecause: string | null }

// Sends the slip. What went wrong is said beside it and the file stays chosen.
export function SlipForm({ token, disabledBecause }: Props) {
  const { t } = useLingui()
  const answers = useQueryCache()
  const [slip, setSlip] = useState<File | null>(null)
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
    const sent = await sendSlip(token, slip, setProgress)
    setProgress(null)
    if (!sent.ok) return setFailure(sent)
    setSlip(null)
    if (sent.message) toast(sent.message)
    await answers.refetch(orderQuery(token))
    showHeadline()
  }
  const atField = failure?.fields['paymentProof']
  const reason = disabledBecause ?? (slip ? null : t`Choose your slip first.`)
  return (
    <div className="grid gap-4">
      <Field
        label={<Trans>Payment slip</Trans>}
        hint={<Trans>A screenshot, a photo or a PDF, up to 8 MB.</Trans>}
        error={atField}
      >
        <Upload file={slip} onChange={choose} progress={progress} camera />
      </Field>
      {failure && !atField && <Notice tone={failure.code === 0 ? 'warn' : 'danger'} title={failure.message} />}
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
