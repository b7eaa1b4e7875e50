import type { MatchedStatement } from '@kedai/contracts/bank-statements.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../../lib/http.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { Upload } from '../../../ui/upload.tsx'
import { MatchedRows } from './matched-rows.tsx'

// A bank's file, and what of it is money for orders that wait.
export function StatementForm() {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [matched, setMatched] = useState<MatchedStatement | null>(null)
  const send = async () => {
    if (!file || busy) return
    const body = new FormData()
    body.append('file', file)
    setBusy(true)
    setProblem(null)
    const result = await call<MatchedStatement>('POST', '/api/ajax/seller/bank-statements', { body })
    setBusy(false)
    if (!result.ok) return setProblem(result.fields['file'] ?? result.message)
    setMatched(result.data)
  }
  return (
    <>
      <Section title={t`The file`}>
        <p className="mb-3 text-sm text-ink-soft">
          <Trans>
            Save your account’s transactions as CSV or Excel at your bank. It needs a column for the day and one for
            money that came in.
          </Trans>
        </p>
        <Field label={t`Bank statement`} error={problem ?? undefined}>
          <Upload
            file={file}
            accept=".csv,.xlsx,text/csv"
            onChange={(chosen) => (setFile(chosen), setProblem(null))}
            prompt={t`Choose a CSV or Excel file`}
          />
        </Field>
        <Button
          variant="primary"
          className="mt-4"
          busy={busy}
          disabledBecause={file === null && t`Choose a file first.`}
          onClick={() => void send()}
        >
          <Trans>Compare with my orders</Trans>
        </Button>
      </Section>
      {matched && <MatchedRows matched={matched} />}
    </>
  )
}
