import type { CampaignCheck } from '@kedai/contracts/campaigns.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { post } from '../../../../lib/http.ts'
import { useChange } from '../../../../lib/seller/use-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { growthPaths } from './api.ts'
import { CampaignCheckShown } from './campaign-check.tsx'

const checkAfterMs = 400

// A campaign while it is written: what it costs, whom it reaches and whether the law lets it go are told at once.
export function CampaignComposer({ onMade }: { onMade: () => void }) {
  const { t } = useLingui()
  const { send, isBusy, errors, problem } = useChange()
  const [values, setValues] = useState({
    name: '',
    channel: 'sms',
    group: '',
    tag: '',
    bought: '',
    notBought: '',
    spentFrom: '',
    since: '',
    quietSince: '',
    subject: '',
    text: '',
    sendAt: '',
  })
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })
  const audience = {
    group: values.group,
    tag: values.tag,
    bought: values.bought,
    not_bought: values.notBought,
    spent_from: values.spentFrom,
    since: values.since,
    quiet_since: values.quietSince,
  }
  const check = useCheck(values.channel, values.text, audience)
  const save = async () => {
    const made = await send('POST', growthPaths.campaigns, {
      name: values.name,
      channel: values.channel,
      audience,
      subject: values.subject,
      text: values.text,
      send_at: values.sendAt.replace('T', ' '),
    })
    if (made?.ok === true) onMade()
  }
  return (
    <section className="grid gap-4 rounded-l border border-line bg-card p-4 shadow-card">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Name`} hint={t`For you alone`} error={errors.name}>
          <Input value={values.name} onChange={set('name')} maxLength={80} />
        </Field>
        <Field label={t`Sent by`}>
          <Select
            value={values.channel}
            onChange={set('channel')}
            choices={[
              { value: 'sms', label: t`SMS` },
              { value: 'email', label: t`E-mail` },
            ]}
          />
        </Field>
        <Field label={t`Recipients`} hint={t`Only people who agreed to offers`}>
          <Select
            value={values.group}
            onChange={set('group')}
            choices={[
              { value: '', label: t`Everybody who agreed` },
              { value: 'customers', label: t`Customers` },
              { value: 'leads', label: t`Leads` },
              { value: 'owing', label: t`Those who owe you` },
              { value: 'overdue', label: t`Those who are late to pay` },
              { value: 'credit', label: t`Those you owe credit` },
            ]}
          />
        </Field>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-accent-ink">
          <Trans>Filter by tag, purchases, spending or last order</Trans>
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <Field label={t`With the tag`} optional>
            <Input value={values.tag} onChange={set('tag')} maxLength={30} />
          </Field>
          <Field label={t`Bought the product`} hint={t`Its address or SKU`} error={errors['audience.bought']} optional>
            <Input value={values.bought} onChange={set('bought')} maxLength={80} />
          </Field>
          <Field
            label={t`Did not buy the product`}
            hint={t`Its address or SKU`}
            error={errors['audience.not_bought']}
            optional
          >
            <Input value={values.notBought} onChange={set('notBought')} maxLength={80} />
          </Field>
          <Field label={t`Spent at least (RM)`} error={errors['audience.spent_from']} optional>
            <Input inputMode="decimal" value={values.spentFrom} onChange={set('spentFrom')} maxLength={20} />
          </Field>
          <Field label={t`Last order since`} optional>
            <Input type="date" value={values.since} onChange={set('since')} />
          </Field>
          <Field label={t`Last order before`} optional>
            <Input type="date" value={values.quietSince} onChange={set('quietSince')} />
          </Field>
        </div>
      </details>
      {values.channel === 'email' && (
        <Field label={t`Subject`} error={errors.subject}>
          <Input value={values.subject} onChange={set('subject')} maxLength={150} />
        </Field>
      )}
      <Field label={t`Message`} error={errors.text}>
        <Textarea rows={4} className="min-h-28" value={values.text} onChange={set('text')} maxLength={5000} />
      </Field>
      {check && <CampaignCheckShown check={check} channel={values.channel} />}
      <Field label={t`Send at`} hint={t`Empty: as soon as you press send`} error={errors.send_at} optional>
        <Input type="datetime-local" value={values.sendAt} onChange={set('sendAt')} />
      </Field>
      {problem && <Notice tone="danger" title={problem} />}
      <div>
        <Button
          variant="primary"
          busy={isBusy}
          disabledBecause={check?.is_sendable === false && check.problems[0]?.message}
          onClick={() => void save()}
        >
          <Trans>Save campaign</Trans>
        </Button>
      </div>
    </section>
  )
}

// Asked a moment after the last key; an answer to what was written before is left aside.
function useCheck(channel: string, text: string, audience: object): CampaignCheck | null {
  const [check, setCheck] = useState<CampaignCheck | null>(null)
  const wish = JSON.stringify({ channel, text, audience })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      if (text.trim() === '') return setCheck(null)
      post<CampaignCheck>(`${growthPaths.campaigns}/check`, JSON.parse(wish) as object, { signal: stop.signal })
        .then((answer) => answer.ok && setCheck(answer.data))
        .catch(() => {}) // it was left aside
    }, checkAfterMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wish, text])
  return check
}
