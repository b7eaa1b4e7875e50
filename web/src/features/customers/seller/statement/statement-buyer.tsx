import type { CustomerStatement } from '@kedai/contracts/statements.ts'
import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'

type Props = { buyers: CustomerStatement['buyers']; onChange: (buyer: string) => void }

// Several legal buyers under one phone number: each has a statement of its own.
export function StatementBuyer({ buyers, onChange }: Props) {
  const { t } = useLingui()
  const choices = buyers.map(({ id, name, tin, registration_no }) => ({
    value: String(id),
    label: [name, tin ?? registration_no].filter(Boolean).join(' · '),
  }))
  return (
    <div className="print:hidden">
      <Field
        label={t`Buyer on the invoices`}
        hint={t`Buyers with the same phone number, but another name or tax number, have statements of their own.`}
      >
        <Select
          value={String(buyers.find(({ is_shown }) => is_shown)?.id ?? '')}
          choices={choices}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </div>
  )
}
