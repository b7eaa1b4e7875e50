import type { LeadRules as Rules } from '@kedai/contracts/lead-handing.ts'
import { handingModes } from '@kedai/domain/people/lead-handing.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../../lib/seller/use-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { growthPaths, leadRulesQuery } from './api.ts'

const modeWords = {
  off: msg`Keep them in the shop`,
  postcode: msg`To the nearest agent, by postcode`,
  turn: msg`To each agent in turn`,
} as const

// How new leads go to agents.
export function LeadRules() {
  const { data } = useQuery(leadRulesQuery())
  return data ? <RulesForm key={`${data.mode} ${data.claim_hours}`} kept={data} /> : null
}

function RulesForm({ kept }: { kept: Rules }) {
  const { t, i18n } = useLingui()
  const { send, isBusy, errors, problem } = useChange()
  const [mode, setMode] = useState(kept.mode)
  const [hours, setHours] = useState(String(kept.claim_hours))
  const isChanged = mode !== kept.mode || hours !== String(kept.claim_hours)
  return (
    <section className="grid gap-3 rounded-l border border-line bg-card p-4 shadow-card">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t`Assign new leads`} error={errors.mode}>
          <Select
            value={mode}
            onChange={(event) => setMode(handingModes.find((one) => one === event.target.value) ?? 'off')}
            choices={handingModes.map((value) => ({ value, label: i18n._(modeWords[value]) }))}
          />
        </Field>
        {mode !== 'off' && (
          <Field label={t`Hours to claim one`} hint={t`Then it is passed to the next agent`} error={errors.claim_hours}>
            <Input
              inputMode="numeric"
              value={hours}
              maxLength={3}
              onChange={(event) => setHours(event.target.value.replace(/\D/g, ''))}
            />
          </Field>
        )}
      </div>
      {problem && <Notice tone="danger" title={problem} />}
      {isChanged && (
        <div>
          <Button
            variant="primary"
            busy={isBusy}
            onClick={() => void send('PUT', growthPaths.leadRules, { mode, claim_hours: hours })}
          >
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
