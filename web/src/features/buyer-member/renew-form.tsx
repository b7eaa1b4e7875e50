import type { MemberCard } from '@kedai/contracts/memberships.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { date, money } from '../../lib/format.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency.ts'
import type { Failure } from '../../lib/http-result.ts'
import { useLang } from '../../lib/use-lang.ts'
import { usePlanWords } from '../../product-types/membership/buyer/plan-words.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/page.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { renew } from './api.ts'

type Props = { token: string; renewal: NonNullable<MemberCard['renewal']>; isOver: boolean }

// Goes on paying: the new period follows the old one, so paying early loses no day.
export function RenewForm({ token, renewal, isOver }: Props) {
  const { t } = useLingui()
  const lang = useLang()
  const sayTerm = usePlanWords()
  const [planId, setPlanId] = useState(renewal.plan_id)
  const [method, setMethod] = useState(renewal.payment_methods[0]?.code ?? null)
  const [agrees, setAgrees] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const plan = renewal.plans.find(({ id }) => id === planId)
  const until = renewal.until[String(planId)]
  if (renewal.payment_methods.length === 0)
    return <Notice tone="info" title={t`The shop takes no payments just now. Ask it how to go on.`} />

  async function send(): Promise<void> {
    if (!plan || method === null) return
    const scope = `renew:${token}:${plan.id}:${method}`
    setBusy(true)
    setFailure(null)
    const result = await renew(token, { plan: plan.id, paymentMethod: method, agreeTnc: agrees }, idempotencyKey(scope))
    if (result.ok) {
      forgetIdempotencyKey(scope)
      return location.assign(result.data.redirect_to)
    }
    if (result.code !== 0) forgetIdempotencyKey(scope)
    setFailure(result)
    setBusy(false)
  }

  return (
    <Section title={isOver ? <Trans>Begin again</Trans> : <Trans>Renew</Trans>}>
      <div className="grid gap-5">
        <FieldGroup label={t`Plan`}>
          <RadioCards
            name="plan"
            cards={renewal.plans.map((one) => ({
              value: String(one.id),
              label: one.title,
              hint: sayTerm({ ...one, trial_days: 0 }),
              aside: money(one.price),
            }))}
            value={String(planId)}
            onChange={(id) => setPlanId(Number(id))}
          />
        </FieldGroup>
        <FieldGroup label={t`Payment method`}>
          <RadioCards
            name="paymentMethod"
            cards={renewal.payment_methods.map(({ code, name }) => ({ value: code, label: name }))}
            value={method}
            onChange={setMethod}
          />
        </FieldGroup>
        {renewal.tnc !== null && (
          <div>
            <p className="max-h-40 overflow-y-auto rounded-m border border-line bg-paper px-4 py-3 text-sm whitespace-pre-line">
              {renewal.tnc}
            </p>
            <Checkbox
              name="agreeTnc"
              checked={agrees}
              onChange={(event) => setAgrees(event.target.checked)}
              label={<Trans>I agree to the terms</Trans>}
            />
          </div>
        )}
        {failure && <Notice tone="danger" title={failure.message} />}
        {until !== undefined && (
          <p className="text-sm text-ink-soft">
            <Trans>Paid today, it is valid until {date(until, lang)}.</Trans>
          </p>
        )}
        <Button
          variant="primary"
          size="l"
          wide
          busy={isBusy}
          disabledBecause={renewal.tnc !== null && !agrees && t`Please agree to the terms first.`}
          onClick={() => void send()}
        >
          <Trans>Pay {money(plan?.price ?? '0.00')}</Trans>
        </Button>
      </div>
    </Section>
  )
}
