import type { TrackingResult } from '@kedai/contracts/shipment-work.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { Upload } from '../../../ui/upload.tsx'
import { importTracking } from './api.ts'
import { ImportResults } from './import-results.tsx'
import { PasteForm } from './paste-form.tsx'

// Tracking numbers, pasted or in a file, and what became of each.
export function ImportForm() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [results, setResults] = useState<TrackingResult[] | null>(null)
  const [times, setTimes] = useState(0)
  // Which line of what was sent is the first: a file has its titles above.
  const take = async (sent: File, firstRow = 2): Promise<TrackingResult[] | string> => {
    setBusy(true)
    const result = await importTracking(sent)
    setBusy(false)
    if (!result.ok) return result.fields['file'] ?? result.message
    setResults(result.data.map((one) => ({ ...one, row: one.row - 2 + firstRow })))
    setTimes((before) => before + 1)
    await queryClient.invalidateQueries()
    return result.data
  }
  const send = async () => {
    if (!file || busy) return
    const taken = await take(file)
    if (typeof taken === 'string') return setProblem(taken)
    setProblem(null)
    setFile(null)
  }
  const example = 'order_no,courier,tracking_number\nKD-1001,J&T Express,630001234567\n'
  return (
    <>
      {results && <ImportResults key={times} results={results} />}
      <PasteForm busy={busy} onSend={(sent) => take(sent, 1)} />
      <Section title={t`The file`}>
        <p className="mb-3 text-sm text-ink-soft">
          <Trans>
            A CSV or Excel file from the courier with the columns order_no, courier and tracking_number. Waiting parcels
            are marked as sent and their buyers are notified. Importing the same file twice has no effect.
          </Trans>
        </p>
        <Field label={t`File with tracking numbers`} error={problem ?? undefined}>
          <Upload
            file={file}
            accept=".csv,.xlsx,text/csv"
            onChange={(chosen) => (setFile(chosen), setProblem(null))}
            prompt={t`Choose a CSV or Excel file`}
          />
        </Field>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={busy}
            disabledBecause={file === null && t`Choose a file first.`}
            onClick={() => void send()}
          >
            <Trans>Read the file</Trans>
          </Button>
          <a
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent-ink underline"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(example)}`}
            download="tracking.csv"
          >
            <Trans>Save an example</Trans>
          </a>
        </div>
      </Section>
    </>
  )
}
