import type { Pixels } from '@kedai/contracts/pixels.ts'
import { pixelEvents } from '@kedai/domain/pixels/events.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../../lib/seller/use-change.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { growthPaths, pixelDeliveriesQuery } from './api.ts'

const eventWords = {
  page_view: msg`A page is seen`,
  view_item: msg`A product is seen`,
  add_to_cart: msg`Item added to cart`,
  begin_checkout: msg`The order form is opened`,
  add_payment_info: msg`A way to pay is chosen`,
  purchase: msg`An order is paid`,
} as const

const keyNames = ['fb_token', 'ga_secret', 'tiktok_token'] as const
type Typed = Record<'fb_pixel' | 'ga_code' | 'tiktok_pixel', string> &
  Partial<Record<(typeof keyNames)[number], string>>

// Ids are shown, keys never again; a key that is left empty stays as it is.
export function PixelSettings({ pixels }: { pixels: Pixels }) {
  const { t, i18n } = useLingui()
  const { send, isBusy, errors, problem } = useChange()
  const [typed, setTyped] = useState<Typed>({
    fb_pixel: pixels.fb_pixel ?? '',
    ga_code: pixels.ga_code ?? '',
    tiktok_pixel: pixels.tiktok_pixel ?? '',
  })
  const [events, setEvents] = useState(pixels.events)
  const [asks, setAsks] = useState(pixels.asks_consent)
  const save = async () => {
    const saved = await send('PUT', growthPaths.pixels, { ...typed, events, asks_consent: asks })
    if (saved?.ok === true)
      setTyped({ fb_pixel: typed.fb_pixel, ga_code: typed.ga_code, tiktok_pixel: typed.tiktok_pixel })
  }
  const field = (name: keyof Typed, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[name]} optional>
      <Input
        value={typed[name] ?? ''}
        autoComplete="off"
        maxLength={500}
        onChange={(event) => {
          const { [name]: _before, ...rest } = typed
          const isKey = keyNames.some((key) => key === name)
          setTyped(isKey && event.target.value === '' ? (rest as Typed) : { ...typed, [name]: event.target.value }) // ids always stay
        }}
      />
    </Field>
  )
  const kept = t`A key is saved. Enter a new one to replace it`
  return (
    <>
      <section className="grid gap-4 rounded-l border border-line bg-card p-4 shadow-card sm:grid-cols-2">
        {field('fb_pixel', t`Meta pixel id`)}
        {field('fb_token', t`Key of the Conversions API`, pixels.has_fb_token ? kept : undefined)}
        {field('ga_code', t`Google code (G-…)`)}
        {field('ga_secret', t`Secret of the Measurement Protocol`, pixels.has_ga_secret ? kept : undefined)}
        {field('tiktok_pixel', t`TikTok pixel code`)}
        {field('tiktok_token', t`Key of the Events API`, pixels.has_tiktok_token ? kept : undefined)}
      </section>
      <section className="rounded-l border border-line bg-card p-4 shadow-card">
        <h2 className="text-base font-semibold">
          <Trans>Events sent</Trans>
        </h2>
        {pixelEvents.map((name) => (
          <Checkbox
            key={name}
            label={i18n._(eventWords[name])}
            checked={events[name] ?? true}
            onChange={(event) => setEvents({ ...events, [name]: event.target.checked })}
          />
        ))}
      </section>
      <section className="grid gap-2 rounded-l border border-line bg-card p-4 shadow-card">
        <h2 className="text-base font-semibold">
          <Trans>Consent</Trans>
        </h2>
        <Checkbox label={t`Ask visitors first`} checked={asks} onChange={(event) => setAsks(event.target.checked)} />
        <p className="text-sm text-ink-soft">
          <Trans>
            The personal data law (PDPA) requires consent. No pixels are loaded and no purchases are sent for visitors
            who do not agree.
          </Trans>
        </p>
      </section>
      {problem && <Notice tone="danger" title={problem} />}
      <div>
        <Button variant="primary" busy={isBusy} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </div>
      <Deliveries />
    </>
  )
}

const deliveryStates = {
  queued: { tone: 'info', label: msg`Waiting` },
  sent: { tone: 'good', label: msg`Sent` },
  failed: { tone: 'danger', label: msg`Failed` },
  skipped: { tone: 'neutral', label: msg`Passed over` },
} as const

function Deliveries() {
  const { t, i18n } = useLingui()
  const { data } = useQuery({ ...pixelDeliveriesQuery(), staleTime: 0 })
  if (!data || data.rows.length === 0) return null
  const names: Record<string, string> = { fb: 'Meta', ga: 'Google', tiktok: 'TikTok', browser: t`The buyer’s browser` }
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">
        <Trans>Purchase events sent</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-l border border-line bg-card shadow-card">
        {data.rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-2 p-3 text-sm">
            <span>
              {row.order_no} · {names[row.provider] ?? row.provider}
              {(row.state === 'failed' || row.state === 'skipped') && (
                <span className="block text-ink-soft [overflow-wrap:anywhere]">{row.response}</span>
              )}
            </span>
            <Badge tone={deliveryStates[row.state].tone}>{i18n._(deliveryStates[row.state].label)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
