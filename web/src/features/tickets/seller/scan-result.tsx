import { Trans } from '@lingui/react/macro'
import { Check, CloudOff, RotateCcw, X } from 'lucide-react'
import { classes } from '../../../ui/classes.ts'
import type { Outcome } from './use-scans.ts'

const looks = {
  admitted: { box: 'border-good-ink bg-good-soft text-good-ink', Picture: Check },
  already: { box: 'border-gold bg-gold-soft text-gold-ink', Picture: RotateCcw },
  refused: { box: 'border-danger bg-danger-soft text-danger-ink', Picture: X },
  waits: { box: 'border-info-ink bg-info-soft text-info-ink', Picture: CloudOff },
}

// What became of the last scan, seen from an arm's length.
export function ScanResult({ outcome }: { outcome: Outcome }) {
  const kind = outcome.is === 'answer' ? outcome.checked.result : outcome.is === 'waits' ? 'waits' : 'refused'
  const { box, Picture } = looks[kind]
  return (
    <div
      role="alert"
      className={classes('grid justify-items-center gap-2 rounded-l border-2 px-4 py-6 text-center', box)}
    >
      <Picture aria-hidden className="size-14" />
      <p className="text-2xl font-bold">
        {kind === 'admitted' ? (
          <Trans>Admitted</Trans>
        ) : kind === 'already' ? (
          <Trans>Already in</Trans>
        ) : kind === 'waits' ? (
          <Trans>Saved on this device</Trans>
        ) : (
          <Trans>Not let in</Trans>
        )}
      </p>
      {outcome.is === 'answer' && (
        <>
          {outcome.checked.name && <p className="text-xl wrap-anywhere">{outcome.checked.name}</p>}
          {outcome.checked.item_title && <p className="wrap-anywhere">{outcome.checked.item_title}</p>}
          <p className="text-sm">{outcome.checked.message}</p>
        </>
      )}
      {outcome.is === 'waits' && (
        <p className="text-sm">
          <Trans>There is no network. {outcome.code} is sent as soon as there is one.</Trans>
        </p>
      )}
      {outcome.is === 'failed' && <p className="text-sm">{outcome.message}</p>}
    </div>
  )
}
