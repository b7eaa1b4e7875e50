import type { CommissionRuleList } from '@kedai/contracts/commissions.ts'
import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { SettingsBody } from '../../../lib/seller/settings-body.tsx'
import { useSettingsForm } from '../../../lib/seller/use-settings-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { commissionRulesPath, ranksQuery } from './api.ts'
import { CommissionRule, type RuleValues } from './commission-rule.tsx'

const most = 100

const toValues = ({ rules }: CommissionRuleList) => ({
  rules: rules.map((rule): RuleValues => ({
    key: String(rule.id),
    rank_id: rule.rank_id === null ? '' : String(rule.rank_id),
    product: rule.product_id === null ? null : { id: rule.product_id, title: rule.product_title ?? '' },
    by: rule.percent === null ? 'unit' : 'percent',
    amount: rule.percent ?? rule.per_unit ?? '',
    starts_on: rule.starts_on ?? '',
    ends_on: rule.ends_on ?? '',
  })),
})

const toWire = ({ rules }: ReturnType<typeof toValues>) => ({
  rules: rules.map(({ rank_id, product, by, amount, starts_on, ends_on }) => ({
    rank_id,
    product_id: product?.id ?? '',
    ...(by === 'percent' ? { percent: amount } : { per_unit: amount }),
    starts_on: starts_on || null,
    ends_on: ends_on || null,
  })),
})

// The rules of one programme, in the order in which they are looked at.
export function CommissionRules({ area, list }: { area: ProgrammeArea; list: CommissionRuleList }) {
  const { t } = useLingui()
  const form = useSettingsForm({ path: commissionRulesPath(area), answer: list, toValues, toWire })
  const { data: ranks } = useQuery(ranksQuery(area))
  const [added, setAdded] = useState(0)
  const { rules } = form.values
  const change = (next: RuleValues[]) => form.change({ rules: next })
  const move = (from: number, to: number) => {
    const next = [...rules]
    const [rule] = next.splice(from, 1)
    if (rule) change(next.toSpliced(to, 0, rule))
  }
  const add = () => {
    setAdded((count) => count + 1)
    change([
      ...rules,
      { key: `new ${added}`, rank_id: '', product: null, by: 'percent', amount: '', starts_on: '', ends_on: '' },
    ])
  }
  return (
    <SettingsBody form={form}>
      {rules.length === 0 && (
        <Empty title={<Trans>No rules yet</Trans>}>
          <Trans>
            Every sale earns the percentage of the programme. A rule pays more or less for a product or a rank.
          </Trans>
        </Empty>
      )}
      {rules.map((rule, at) => (
        <CommissionRule
          key={rule.key}
          at={at}
          rule={rule}
          ranks={ranks?.rows ?? []}
          errors={form.errors}
          onChange={(part) => change(rules.map((one, place) => (place === at ? { ...one, ...part } : one)))}
          onUp={at === 0 ? null : () => move(at, at - 1)}
          onDown={at === rules.length - 1 ? null : () => move(at, at + 1)}
          onRemove={() => change(rules.filter((_, place) => place !== at))}
        />
      ))}
      <Button
        className="justify-self-start"
        disabledBecause={rules.length >= most && t`There are ${most} rules already.`}
        onClick={add}
      >
        <Plus aria-hidden className="size-4" />
        <Trans>Add a rule</Trans>
      </Button>
    </SettingsBody>
  )
}
