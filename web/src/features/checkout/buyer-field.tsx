import type { BuyerField as FieldName } from '@kedai/domain/checkout/buyer-fields.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { OrderInHand } from './order-in-hand.ts'
import { useWords } from './use-words.ts'

type Props = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'> & {
  checkout: OrderInHand
  name: FieldName
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  // Another part than a line of text: the phone, the state.
  as?: (wired: { name: FieldName; value: string; onChange: (typed: string) => void; onBlur: () => void }) => ReactNode
}

// One detail of the buyer: judged on leaving, not while it is typed.
export function BuyerField({ checkout, name, label, hint, optional, as, className, ...input }: Props) {
  const { say } = useWords()
  const { values, problems, edit, leave } = checkout
  const problem = problems[name]
  const wired = {
    name,
    value: values[name],
    onChange: (typed: string) => edit({ [name]: typed }),
    onBlur: () => leave(name),
  }
  return (
    <Field label={label} hint={hint} optional={optional} error={problem && say(name, problem)} className={className}>
      {as ? as(wired) : <Input {...input} {...wired} onChange={(event) => wired.onChange(event.target.value)} />}
    </Field>
  )
}
