import type { OrderTracking } from '@kedai/contracts/tracking.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateTime } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { OutLink } from '../../ui/link.tsx'
import { Section } from '../../ui/page.tsx'
import { TrackBar } from './track-bar.tsx'

type Props = {
  parcel: OrderTracking['parcels'][number]
  // Which of several, the first sent is 1; null for the only one.
  place: number | null
}

// One parcel: how far it got, under which number, what lies in it, and each step of its way.
export function TrackedParcel({ parcel, place }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const { courier, tracking_number: number, tracking_url: url, status, text, lines, steps } = parcel
  return (
    <Section title={place === null ? text : t`Parcel ${place}: ${text}`}>
      <TrackBar status={status} />
      <div className="mt-4 flex items-center gap-3 text-sm">
        <span className="min-w-0 flex-1">
          <strong className="block">{courier}</strong>
          {number && <span className="block break-all">{number}</span>}
        </span>
        {number && <CopyButton text={number} label={t`Copy the tracking number`} />}
      </div>
      {url && (
        <p className="mt-1 text-sm">
          <OutLink href={url}>
            <Trans>See it at {courier}</Trans>
          </OutLink>
        </p>
      )}
      <ol className="mt-4 grid">
        {steps.map(({ at, status: step, text: said }, index) => (
          <li key={`${at} ${step}`} className="relative grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 pb-4 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden className="absolute top-4 bottom-0 left-[0.4375rem] w-0.5 bg-line" />
            )}
            <span
              aria-hidden
              className={classes(
                'mt-1 size-4 rounded-full border-2',
                index === 0 ? 'border-accent bg-accent' : 'border-line-strong bg-card',
              )}
            />
            <span className="text-sm">
              <span className={classes('block', index === 0 && 'font-semibold')}>{said}</span>
              <time className="block text-ink-soft">{dateTime(at, lang)}</time>
            </span>
          </li>
        ))}
      </ol>
      <ul className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">
        {lines.map(({ title, options, quantity }) => (
          <li key={`${title} ${options}`} className="break-words">
            {quantity} × {[title, options].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </Section>
  )
}
