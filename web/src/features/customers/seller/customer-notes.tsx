import type { Customer } from '@kedai/contracts/customers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownName } from '../../../lib/seller/own-name.ts'
import { post } from '../../../lib/http.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { keptEdits } from '../../../lib/seller/kept-edits.ts'
import { problemOf } from '../../../lib/seller/changed-elsewhere.ts'
import { LeaveGuard } from '../../../lib/seller/leave-guard.tsx'
import { useEdited } from '../../../lib/seller/use-edited.ts'
import { TagInput } from '../../../ui/admin/tag-input.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'
import { customerPath, customerQuery } from './api.ts'

// What the shop knows about a customer. What is typed is kept on this device until it is saved.
export function CustomerNotes({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const id = String(customer.id)
  const kept = keptEdits<ReturnType<typeof toValues>>(ownName(`customer:${id}`))
  const [resumed] = useState(() => kept.resume(toValues(customer), customer.revision))
  const {
    values,
    before,
    change: changeValues,
    isChanged,
    known,
    settle,
  } = useEdited(customer, toValues, { values: resumed.values })
  const { name, tags, note } = values
  const [refused, setRefused] = useState<Failure | null>(null)
  const [told, setTold] = useState<Pick<typeof resumed, 'errors' | 'problem'> | null>(resumed)
  const errors = refused?.fields ?? told?.errors
  const [isBusy, setIsBusy] = useState(false)
  const change = (part: Partial<typeof values>) => {
    changeValues(part)
    kept.write(before, { ...values, ...part }, known.revision ?? null)
  }
  const save = async () => {
    setIsBusy(true)
    const result = await post<Customer>(customerPath(id), { name, note, tags, ...known })
    setIsBusy(false)
    setTold(null)
    setRefused(settle(result.ok ? null : result))
    if (!result.ok) return
    kept.clear()
    queryClient.setQueryData(customerQuery(id).queryKey, result.data)
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    if (result.message) toast(result.message)
  }
  return (
    <Section title={t`Customer notes`}>
      <Form
        onSubmit={() => void save()}
        errors={errors}
        problem={problemOf(refused) ?? told?.problem ?? null}
        className="grid gap-4"
      >
        <Field label={t({ message: 'Name', context: 'person' })} error={errors?.name}>
          <Input
            name="name"
            maxLength={120}
            autoComplete="off"
            value={name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field
          label={t`Tags`}
          optional
          hint={t`Short words, such as VIP. Press Enter after each.`}
          error={errors?.tags}
        >
          <TagInput tags={tags} onChange={(next) => change({ tags: next })} />
        </Field>
        <Field label={t`Note`} optional hint={t`Only your shop sees it.`} error={errors?.note}>
          <Textarea
            name="note"
            rows={3}
            maxLength={2000}
            value={note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={isBusy}
          disabledBecause={!isChanged && t`No changes to save.`}
        >
          <Trans>Save</Trans>
        </Button>
      </Form>
      <LeaveGuard isOn={isChanged && !isBusy} />
    </Section>
  )
}

const toValues = (customer: Customer | null) => ({
  name: customer?.name ?? '',
  tags: customer?.tags ?? [],
  note: customer?.note ?? '',
})
