import type { TrackingResult } from '@kedai/contracts/shipment-work.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { Upload } from '../../../ui/upload.tsx'
import { importTracking } from './api.ts'

// A file of tracking numbers, and what became of each of its rows.
export function ImportForm() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [results, setResults] = useState<TrackingResult[] | null>(null)
  const send = async () => {
    if (!file || busy) return
    setBusy(true)
    setProblem(null)
    const result = await importTracking(file)
    setBusy(false)
    if (!result.ok) return setProblem(result.fields['file'] ?? result.message)
    setResults(result.data)
    setFile(null)
    await queryClient.invalidateQueries()
  }
  const example = 'order_no,courier,tracking_number\nKD-1001,J&T Express,630001234567\n'
  return (
    <>
      <Section title={t`The file`}>
        <p className="mb-3 text-sm text-ink-soft">
          <Trans>
            A CSV or Excel file with the columns order_no, courier and tracking_number, as couriers’ pages give it.
            Parcels that wait are marked as sent and their buyers are told; the same file twice changes nothing.
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
      {results && <ImportResults results={results} />}
    </>
  )
}

function ImportResults({ results }: { results: TrackingResult[] }) {
  const { t } = useLingui()
  const refused = results.filter(({ ok }) => !ok).length
  return (
    <Section title={t`What became of it`}>
      <Notice
        tone={refused > 0 ? 'warn' : 'good'}
        title={
          refused > 0 ? (
            <Trans>
              {refused} of {results.length} rows were refused
            </Trans>
          ) : (
            <Trans>All {results.length} rows were taken</Trans>
          )
        }
        className="mb-3"
      />
      <ul className="grid">
        {results.map(({ row, order_no, courier, tracking_number, ok, message }) => (
          <li key={row} className="grid gap-0.5 border-t border-line py-2 text-sm first:border-t-0">
            <span className="flex flex-wrap items-center gap-2">
              <strong>{order_no || t`Row ${row}`}</strong>
              <span className="break-all text-ink-soft">{[courier, tracking_number].filter(Boolean).join(' · ')}</span>
              <Badge tone={ok ? 'good' : 'danger'}>{ok ? t`Taken` : t`Refused`}</Badge>
            </span>
            <span className="text-ink-soft">
              <Trans>Row {row}</Trans>: {message}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
