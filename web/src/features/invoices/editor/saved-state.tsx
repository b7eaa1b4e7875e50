import { Trans } from '@lingui/react/macro'
import { Check, CircleAlert, CloudUpload, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Editing } from './editor-store.ts'

// Quietly, where what is typed stands now.
export function SavedState({ editor: { isSaving, isDirty, refused, saved } }: { editor: Editing }) {
  if (isSaving) {
    return (
      <Line picture={<LoaderCircle aria-hidden className="size-4 animate-turn" />}>
        <Trans>Saving…</Trans>
      </Line>
    )
  }
  if (refused && isDirty) {
    return (
      <Line picture={<CircleAlert aria-hidden className="size-4 text-danger-ink" />}>
        {refused.isQuiet ? (
          <Trans>Saved on this device only: {refused.message}</Trans>
        ) : (
          <Trans>Saved on this device only</Trans>
        )}
      </Line>
    )
  }
  if (isDirty) {
    return (
      <Line picture={<CloudUpload aria-hidden className="size-4" />}>
        {saved !== null && saved.lifecycle !== 'draft' ? (
          <Trans>Not saved yet; draft on this device</Trans>
        ) : (
          <Trans>Not saved yet</Trans>
        )}
      </Line>
    )
  }
  if (saved === null) return null
  return (
    <Line picture={<Check aria-hidden className="size-4 text-good-ink" />}>
      {saved.lifecycle === 'draft' ? <Trans>Saved as a draft</Trans> : <Trans>Everything is saved</Trans>}
    </Line>
  )
}

const Line = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <p role="status" className="flex items-center gap-1.5 text-xs text-ink-soft">
    <span className="shrink-0">{picture}</span>
    <span className="min-w-0 wrap-anywhere max-md:line-clamp-2">{children}</span>
  </p>
)
