import { useLingui, Trans } from '@lingui/react/macro'
import { dateTime, money } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { differencesOf } from './differences.ts'
import { type EditorState, type Written, stateOf } from './editor-state.ts'

type Props = {
  kind: 'invoice' | 'quote'
  mine: EditorState
  total: string | null
  theirs: Written
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

// Somebody saved this invoice while one was typing: both versions where they differ, and the choice.
export function ConflictDialog({ kind, mine, total, theirs, busy, onKeepMine, onTakeTheirs, onClose }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const names = {
    buyer: t`Buyer`,
    lines: t`Items`,
    shipping: t`Shipping`,
    discount: t`Discount`,
    tax: t`Tax`,
    issue_date: t`Date`,
    due_date: kind === 'quote' ? t`Valid until` : t`To be paid by`,
    currency: t`Currency`,
    exchange_rate: t`Exchange rate`,
    reference: t`Reference`,
    notes: t`Note to the buyer`,
    lang: t`Language`,
  }
  const differences = differencesOf(mine, stateOf(theirs))
  const changed = theirs.timeline[0]
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === 'quote' ? t`This quote has changed` : t`This invoice has changed`}
      actions={
        <>
          <Button onClick={onTakeTheirs}>
            <Trans>Take the saved one</Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={onKeepMine}>
            <Trans>Use my version</Trans>
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          Another window or person saved changes. Choose which version to keep. Identical fields are not shown.
        </Trans>
        {changed && (
          <span className="mt-1 block">
            {changed.text} · <time>{dateTime(changed.at, lang)}</time>
          </span>
        )}
      </p>
      <table className="mt-4 block w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t`Field`}</th>
            <th scope="col">{t`Your version`}</th>
            <th scope="col">{t`Saved version`}</th>
          </tr>
        </thead>
        <tbody className="grid gap-3">
          {[
            ...differences.map((one) => ({ ...one, name: names[one.field as keyof typeof names] })),
            ...(total !== null && total !== theirs.total
              ? [{ name: t`Total`, mine: money(total, mine.currency), theirs: money(theirs.total, theirs.currency) }]
              : []),
          ].map(({ name, mine: typed, theirs: saved }) => (
            <tr key={name} className="grid grid-cols-2 overflow-hidden rounded-m border border-line">
              <th scope="row" className="col-span-2 bg-sunken px-3 py-1.5 text-left font-semibold">
                {name}
              </th>
              <td className="grid content-start gap-1 border-r border-line px-3 py-2 whitespace-pre-line wrap-anywhere">
                <span className="text-xs text-ink-soft">{t`Your version`}</span>
                {typed || '–'}
              </td>
              <td className="grid content-start gap-1 px-3 py-2 whitespace-pre-line wrap-anywhere">
                <span className="text-xs text-ink-soft">{t`Saved version`}</span>
                {saved || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
