import type { CourseRenewal } from '@kedai/contracts/courses.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { date, money } from '../../lib/format.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { renewCourse } from './api.ts'

// Paying for the course to go on: from the old end when it is early, from today when it is over.
export function RenewForm({ token, renewal }: { token: string; renewal: CourseRenewal }) {
  const { t } = useLingui()
  const lang = useLang()
  const { price, access_days, until, payment_methods: methods } = renewal
  const [method, setMethod] = useState<string | null>(methods.length === 1 ? (methods[0]?.code ?? null) : null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function send() {
    if (method === null) return
    setBusy(true)
    setFailure(null)
    const scope = `renew:${token}:${method}`
    const result = await renewCourse(token, method, idempotencyKey(scope))
    if (result.ok || result.code !== 0) forgetIdempotencyKey(scope)
    if (result.ok) return location.assign(result.data.redirect_to)
    setBusy(false)
    setFailure(result.message)
  }
  if (methods.length === 0)
    return <Notice tone="info" title={<Trans>This shop takes no payments at the moment. Ask the seller.</Trans>} />
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>
        <strong>{money(price)}</strong> · <Plural value={access_days} one="# more day" other="# more days" />
        {until && (
          <span className="block text-sm text-ink-soft">
            <Trans>Paid today, it lasts until {date(until, lang)}. What you have done stays.</Trans>
          </span>
        )}
      </p>
      <FieldGroup label={t`How do you want to pay?`}>
        <RadioCards
          name="paymentMethod"
          cards={methods.map(({ code, name }) => ({ value: code, label: name }))}
          value={method}
          onChange={setMethod}
        />
      </FieldGroup>
      {failure && <Notice tone="danger" title={failure} />}
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        disabledBecause={method === null && t`Choose a way to pay first.`}
      >
        <Trans>Renew for {money(price)}</Trans>
      </Button>
    </form>
  )
}
