import type { Buyable } from '@kedai/contracts/items.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { post } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { Select } from '../../ui/select.tsx'

type Props = { viewId: string; title: string; units: readonly Buyable[] }

// For who comes too late. It may stand inside the order's form, so it is none of its own.
export function WaitForPlace(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const [joined, setJoined] = useState<string | null>(null)
  if (joined !== null) return <Notice tone="good" title={joined} />
  if (isOpen) return <WaitlistForm {...props} onJoined={setJoined} />
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
      <Trans>Notify me when a place is available</Trans>
    </Button>
  )
}

function WaitlistForm({ viewId, title, units, onJoined }: Props & { onJoined: (said: string) => void }) {
  const { t } = useLingui()
  const [who, setWho] = useState({ name: '', phone: '', email: '' })
  const [itemId, setItemId] = useState(units[0]?.id ?? 0)
  const [quantity, setQuantity] = useState(1)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ message: string; fields: Record<string, string> } | null>(null)
  async function join() {
    setBusy(true)
    const result = await post<{ status: string }>(`/api/ajax/guest/waitlist/${encodeURIComponent(viewId)}`, {
      ...who,
      item_id: itemId,
      quantity,
    })
    setBusy(false)
    if (result.ok) onJoined(result.message ?? t`You are on the waitlist.`)
    else setRefused(result)
  }
  const type = (field: keyof typeof who) => (event: { target: { value: string } }) =>
    setWho({ ...who, [field]: event.target.value })
  return (
    <div className="grid gap-3 rounded-m border border-line bg-paper p-3" role="group" aria-label={t`Waitlist`}>
      <p className="text-sm text-ink-soft">
        <Trans>
          When a place opens up, we e-mail the person who has waited longest and hold it for them for a while.
        </Trans>
      </p>
      {refused && <Notice tone="danger" title={refused.message} />}
      {units.length > 1 && (
        <Field label={t`Ticket type`} error={refused?.fields['item_id']}>
          <Select
            value={String(itemId)}
            choices={units.map(({ id, options }) => ({ value: String(id), label: options[0] ?? title }))}
            onChange={(event) => setItemId(Number(event.target.value))}
          />
        </Field>
      )}
      <Field label={t`Quantity`} error={refused?.fields['quantity']}>
        <span className="flex">
          <Quantity value={quantity} max={20} onChange={setQuantity} />
        </span>
      </Field>
      <Field label={t`Name`} error={refused?.fields['name']}>
        <Input value={who.name} autoComplete="name" maxLength={120} onChange={type('name')} />
      </Field>
      <Field label={t`Phone number`} error={refused?.fields['phone']}>
        <PhoneInput value={who.phone} onChange={type('phone')} />
      </Field>
      <Field label={t`E-mail`} error={refused?.fields['email']}>
        <Input
          value={who.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          onChange={type('email')}
        />
      </Field>
      <Button busy={busy} onClick={() => void join()}>
        <Trans>Put me on the waitlist</Trans>
      </Button>
    </div>
  )
}
