import { Plural, Trans } from '@lingui/react/macro'
import { Notice } from '../../../ui/notice.tsx'
import type { Settled } from './use-scans.ts'

// What became of the scans that waited for a network: how many are in, and each that was not let in, with the reason.
export function SettledScans({ settled }: { settled: readonly Settled[] }) {
  if (settled.length === 0) return null
  const isIn = ({ checked }: Settled) => checked?.result === 'admitted'
  const others = settled.filter((one) => !isIn(one))
  return (
    <Notice
      tone={others.length > 0 ? 'warn' : 'good'}
      title={<Plural value={settled.length} one="# saved scan was sent." other="# saved scans were sent." />}
    >
      <p>
        <Plural value={settled.length - others.length} one="# admitted." other="# admitted." />
      </p>
      {others.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {others.map(({ code, checked, message }, at) => (
            <li key={at} className="wrap-anywhere">
              <strong>{checked?.name || code}</strong>
              {' – '}
              {checked?.result === 'already' ? <Trans>Already in</Trans> : <Trans>Not let in</Trans>}
              <span className="block text-sm">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
