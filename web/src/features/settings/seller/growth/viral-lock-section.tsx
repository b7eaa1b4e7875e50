import type { SellerViralLock } from '@kedai/contracts/viral-locks.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../../lib/seller/use-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { growthPaths, viralLockQuery } from './api.ts'
import { ViralLinks } from './viral-links.tsx'

// A reward for buyers who bring others to this product.
export function ViralLockSection({ productId }: { productId: string }) {
  const { data } = useQuery(viralLockQuery(productId))
  return data === undefined ? null : <Form key={data ? 'set' : 'none'} productId={productId} lock={data} />
}

function Form({ productId, lock }: { productId: string; lock: SellerViralLock | null }) {
  const { t } = useLingui()
  const { send, isBusy, errors, problem } = useChange()
  const [isShown, setShown] = useState(lock !== null)
  const [values, setValues] = useState({
    goal: String(lock?.goal ?? 3),
    counts: lock?.counts ?? 'visitors',
    kind: lock?.reward.kind ?? 'coupon',
    text: lock?.reward.text ?? '',
    what: lock?.reward.coupon ?? lock?.reward.url ?? '',
    until: lock?.until?.slice(0, 10) ?? '',
    max_rewards: lock?.max_rewards === null || !lock ? '' : String(lock.max_rewards),
    is_active: lock?.is_active ?? true,
  })
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })
  const save = async () => {
    const { kind, what, text, goal, counts, until, max_rewards, is_active } = values
    const reward = { kind, text, ...(kind === 'coupon' ? { coupon: what } : { url: what }) }
    await send('PUT', growthPaths.viralLock(productId), {
      goal,
      counts,
      reward,
      is_active,
      max_rewards,
      until: until === '' ? '' : `${until} 23:59:59`,
    })
  }
  return (
    <section className="mt-4 grid gap-4 rounded-l border border-line bg-card p-4 shadow-card">
      <h2 className="text-lg">
        <Trans>Viral lock</Trans>
      </h2>
      <p className="text-sm text-ink-soft">
        <Trans>
          A reward that unlocks when enough people visit through a buyer’s link. Only first visits by other people
          count.
        </Trans>
      </p>
      {!isShown ? (
        <div>
          <Button onClick={() => setShown(true)}>
            <Trans>Set one up</Trans>
          </Button>
        </div>
      ) : (
        <>
          {lock && (
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <span>
                <Plural value={lock.shares} one="# link" other="# links" />
              </span>
              <span>
                <Plural value={lock.counted} one="# came" other="# came" />
              </span>
              <span>
                <Plural value={lock.passed_over} one="# not counted" other="# not counted" />
              </span>
              <span>
                <Plural value={lock.own_visits} one="# by the own link" other="# by the own link" />
              </span>
              <span>
                <Plural value={lock.opened} one="# opened" other="# opened" />
              </span>
            </p>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t`Visits needed`} error={errors.goal}>
              <Input inputMode="numeric" value={values.goal} onChange={set('goal')} />
            </Field>
            <Field label={t`Goal type`}>
              <Select
                value={values.counts}
                onChange={set('counts')}
                choices={[
                  { value: 'visitors', label: t`Visitors` },
                  { value: 'orders', label: t`People who buy` },
                ]}
              />
            </Field>
            <Field label={t`The reward`}>
              <Select
                value={values.kind}
                onChange={set('kind')}
                choices={[
                  { value: 'coupon', label: t`A coupon` },
                  { value: 'download', label: t`Download` },
                ]}
              />
            </Field>
            <Field
              label={values.kind === 'coupon' ? t`Coupon code` : t`Address, with https://`}
              hint={
                values.kind === 'coupon'
                  ? t`Each winner gets a code of their own, for one use. Buyers can no longer use the coupon’s own code.`
                  : undefined
              }
              error={errors['reward.coupon'] ?? errors['reward.url']}
            >
              <Input value={values.what} onChange={set('what')} />
            </Field>
            <Field label={t`Text for buyers`} error={errors['reward.text']}>
              <Input value={values.text} maxLength={200} onChange={set('text')} />
            </Field>
            <Field label={t`Until`} error={errors.until} optional>
              <Input type="date" value={values.until} onChange={set('until')} />
            </Field>
            <Field label={t`Rewards at most`} hint={t`Empty: as many as open it`} error={errors.max_rewards} optional>
              <Input inputMode="numeric" value={values.max_rewards} maxLength={6} onChange={set('max_rewards')} />
            </Field>
          </div>
          <Checkbox
            label={t`On`}
            checked={values.is_active}
            onChange={(event) => setValues({ ...values, is_active: event.target.checked })}
          />
          {problem && <Notice tone="danger" title={problem} />}
          <div>
            <Button busy={isBusy} onClick={() => void save()}>
              <Trans>Save viral lock</Trans>
            </Button>
          </div>
          {lock && lock.shares > 0 && <ViralLinks productId={productId} />}
        </>
      )}
    </section>
  )
}
