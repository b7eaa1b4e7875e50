import type { PolicyKind, SellerPolicies } from '@kedai/contracts/policies.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTime } from '../../../../lib/format.ts'
import type { Failure } from '../../../../lib/http-result.ts'
import { apiQuery } from '../../../../lib/query.ts'
import { problemOf } from '../../../../lib/seller/changed-elsewhere.ts'
import { useEdited } from '../../../../lib/seller/use-edited.ts'
import { useLang } from '../../../../lib/use-lang.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Section } from '../../../../ui/page.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { type Send, useSend } from '../use-send.ts'
import { usePolicySamples } from './policy-samples.ts'

const path = '/api/ajax/seller/policies'

export const policiesQuery = () => apiQuery<SellerPolicies>(path)

// Four texts, each saved by itself.
export function PolicySettings({ policies }: { policies: SellerPolicies }) {
  const send = useSend(policiesQuery())
  return policies.map((policy) => <PolicyForm key={policy.kind} policy={policy} send={send} />)
}

type Policy = SellerPolicies[number]

function PolicyForm({ policy, send }: { policy: Policy; send: Send }) {
  const { t } = useLingui()
  const lang = useLang()
  const {
    values: { text, is_shown: isShown },
    change,
    isChanged,
    known,
    settle,
  } = useEdited(policy, toValues)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const words = {
    terms: {
      title: t`Terms of sale`,
      hint: t`Buyers agree to them when they order an item that has no terms of its own.`,
    },
    refund: {
      title: t`Returns and refunds`,
      hint: t`Items you accept for return, the time limit, and who pays the return shipping.`,
    },
    privacy: { title: t`Privacy`, hint: t`Buyer data you store, why, and how buyers can contact you about it.` },
    shipping: {
      title: t`Shipping policy`,
      hint: t`When you send, how long it takes, and what happens to a lost parcel.`,
    },
  } satisfies Record<PolicyKind, { title: string; hint: string }>
  const { title, hint } = words[policy.kind]
  const sample = usePolicySamples()[policy.kind]
  // A first text is written to be read: it is shown unless the seller says otherwise.
  const write = (next: string) =>
    change({ text: next, ...(policy.text === '' && (text === '' || next === '') && { is_shown: next !== '' }) })
  const save = async () => {
    setBusy(true)
    setFailure(settle(await send('PUT', path, { kind: policy.kind, text, is_shown: isShown, ...known })))
    setBusy(false)
  }
  return (
    <Section
      title={title}
      aside={<Badge tone={policy.is_shown ? 'good' : 'neutral'}>{policy.is_shown ? t`Shown` : t`Hidden`}</Badge>}
    >
      <Form onSubmit={() => void save()} errors={failure?.fields} problem={problemOf(failure)} className="grid gap-3">
        <Field label={t`Text for buyers`} hint={hint} error={failure?.fields.text}>
          <Textarea
            name="text"
            rows={5}
            maxLength={20_000}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        {text === '' && (
          <Button variant="quiet" className="-mx-4 justify-self-start" onClick={() => write(sample)}>
            <Trans>Begin with a sample text</Trans>
          </Button>
        )}
        <Checkbox
          label={<Trans>Show it to buyers</Trans>}
          checked={isShown}
          onChange={(event) => change({ is_shown: event.target.checked })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant={isChanged ? 'primary' : 'secondary'}
            busy={busy}
            disabledBecause={!isChanged && t`No changes to save.`}
          >
            <Trans>Save</Trans>
          </Button>
          {policy.updated_at && (
            <span className="text-xs text-ink-soft">
              <Trans>Last changed {dateTime(policy.updated_at, lang)}</Trans>
            </span>
          )}
        </div>
      </Form>
    </Section>
  )
}

const toValues = (policy: Policy | null) => ({ text: policy?.text ?? '', is_shown: policy?.is_shown ?? false })
