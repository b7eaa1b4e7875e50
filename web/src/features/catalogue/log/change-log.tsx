import type { ProductChangeEntry } from '@kedai/contracts/product-runs.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateTime } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { changesQuery } from '../api.ts'

type Props = { product: { id: number; version: number } }

// Who changed what on a product, from what to what, the newest first.
export function ChangeLog({ product: { id, version } }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" className="-ml-4 justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Change history</Trans>
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} shape="drawer" title={<Trans>Change history</Trans>}>
          <Entries id={id} version={version} />
        </Dialog>
      )}
    </>
  )
}

function Entries({ id, version }: { id: number; version: number }) {
  const { data: entries, error } = useQuery(changesQuery(id, version))
  if (error) return <Notice tone="danger" title={error.message} />
  if (!entries) return <ListSkeleton rows={4} />
  if (entries.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>No changes yet.</Trans>
      </p>
    )
  }
  return (
    <ol className="grid gap-4">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

const Entry = ({ entry: { at, by, what, changes } }: { entry: ProductChangeEntry }) => (
  <li className="grid gap-1 border-b border-line pb-4 last:border-b-0">
    <p className="font-semibold">{what}</p>
    <p className="text-xs text-ink-soft">{[dateTime(at, currentLang()), by].filter(Boolean).join(' · ')}</p>
    <ul className="grid gap-1 text-sm">
      {changes.map(({ label, before, after }, place) => (
        <li key={place} className="flex flex-wrap gap-x-2">
          <span className="text-ink-soft">{label}</span>
          {(before !== null || after !== null) && (
            <span className="break-words">
              <s className="text-ink-faint">{before ?? '–'}</s> → <strong>{after ?? '–'}</strong>
            </span>
          )}
        </li>
      ))}
    </ul>
  </li>
)
