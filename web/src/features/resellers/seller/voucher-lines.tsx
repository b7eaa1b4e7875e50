import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Section } from '../../../ui/page.tsx'

export type VoucherLine = { description: string; amount: string }

const most = 100

type Props = {
  lines: readonly VoucherLine[]
  errors: Record<string, string>
  onChange: (lines: VoucherLine[]) => void
}

// What is paid for, line by line.
export function VoucherLines({ lines, errors, onChange }: Props) {
  const { t } = useLingui()
  const edit = (at: number, part: Partial<VoucherLine>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...part } : line)))
  return (
    <Section title={<Trans>Payment for</Trans>} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {errors.lines && <FieldError>{errors.lines}</FieldError>}
      {lines.map((line, at) => (
        <div
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
        >
          <Field label={t`Description`} error={errors[`lines.${at}.description`]} className="max-sm:col-span-2">
            <Input
              name={`lines.${at}.description`}
              maxLength={300}
              value={line.description}
              onChange={({ target }) => edit(at, { description: target.value })}
            />
          </Field>
          <Field label={t`Amount`} error={errors[`lines.${at}.amount`]}>
            <MoneyInput
              name={`lines.${at}.amount`}
              value={line.amount}
              onChange={({ target }) => edit(at, { amount: target.value })}
            />
          </Field>
          <IconButton
            label={t`Remove this line`}
            disabled={lines.length === 1}
            onClick={() => onChange(lines.filter((_, place) => place !== at))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        className="justify-self-start"
        disabledBecause={lines.length >= most && t`There are ${most} lines already.`}
        onClick={() => onChange([...lines, { description: '', amount: '' }])}
      >
        <Plus aria-hidden className="size-4" />
        <Trans>Add a line</Trans>
      </Button>
    </Section>
  )
}
