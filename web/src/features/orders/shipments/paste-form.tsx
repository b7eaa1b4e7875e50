import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import { maxPasted, type PastedRow, parsePasted } from '@kedai/domain/shipments/pasted-tracking.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

// Answers with the rows, or with why none was read.
type Props = { busy: boolean; onSend: (file: File) => Promise<readonly { ok: boolean }[] | string> }

// Tracking numbers out of a spreadsheet or a chat: how each line is read is shown before anything is sent.
export function PasteForm({ busy, onSend }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const rows = parsePasted(text)
  const whole = rows.filter(isWhole)
  const send = async () => {
    const taken = await onSend(fileOf(whole))
    if (typeof taken === 'string') return setProblem(taken)
    setProblem(null)
    // What was not taken stays, to be mended.
    const done = new Set(whole.filter((_, at) => taken[at]?.ok))
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
    setText(lines.filter((_, at) => !rows[at] || !done.has(rows[at])).join('\n'))
  }
  return (
    <Section title={<Trans>Paste the numbers</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={t`One parcel a line`}
        hint={t`Order number, courier, tracking number. The courier may be left out.`}
        error={problem ?? undefined}
      >
        <Textarea
          name="pasted"
          rows={5}
          maxLength={maxPasted * 120}
          spellCheck={false}
          autoComplete="off"
          placeholder={'1021 J&T 630001234567\n1022 Pos Laju EP200300400MY'}
          value={text}
          onChange={({ target }) => (setText(target.value), setProblem(null))}
        />
      </Field>
      {rows.length > 0 && (
        <ul
          className="max-h-72 divide-y divide-line overflow-y-auto rounded-m border border-line text-sm"
          aria-label={t`Preview`}
        >
          {rows.map(({ orderNo, courier, trackingNumber }, at) => (
            <li key={at} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2">
              <strong className="wrap-anywhere">{orderNo}</strong>
              {courier !== '' && <span className="text-ink-soft wrap-anywhere">{findCourier(courier) ?? courier}</span>}
              {trackingNumber === '' ? (
                <span className="text-danger-ink">
                  <Trans>No tracking number: this line is left out.</Trans>
                </span>
              ) : (
                <span className="font-mono wrap-anywhere">{trackingNumber}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="primary"
        className="justify-self-start"
        busy={busy}
        disabledBecause={whole.length === 0 && t`Paste at least one order number with its tracking number.`}
        onClick={() => void send()}
      >
        {whole.length === 0 ? (
          <Trans>Mark as sent</Trans>
        ) : (
          <Plural value={whole.length} one="Mark # parcel as sent" other="Mark # parcels as sent" />
        )}
      </Button>
    </Section>
  )
}

const isWhole = ({ orderNo, trackingNumber }: PastedRow): boolean => orderNo !== '' && trackingNumber !== ''

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

// The same as a file of them, so that both are read alike.
const fileOf = (rows: readonly PastedRow[]): File =>
  new File(
    [
      ['order_no,courier,tracking_number']
        .concat(rows.map((row) => [row.orderNo, row.courier, row.trackingNumber].map(quote).join(',')))
        .join('\r\n'),
    ],
    'pasted.csv',
    { type: 'text/csv' },
  )
