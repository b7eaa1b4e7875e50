import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { AffixedInput, Input } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Section } from '../../ui/page.tsx'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'

const states = ['Johor', 'Kedah', 'Sabah', 'Sarawak', 'Wilayah Persekutuan Kuala Lumpur'].map((name) => ({
  value: name,
  label: name,
}))

export function InputsShown() {
  const [count, setCount] = useState(2)
  return (
    <Section title="Field · Input · Money · Phone · Number · Select · Textarea">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nama" hint="Seperti pada kad pengenalan.">
          <Input autoComplete="name" defaultValue="Siti Nur Aisyah" />
        </Field>
        <Field label="E-mel" error="Alamat e-mel ini tidak lengkap: tiada @.">
          <Input type="email" defaultValue="siti.contoh.test" />
        </Field>
        <Field label="Telefon" hint="Untuk penghantar hubungi anda.">
          <PhoneInput />
        </Field>
        <Field label="Harga">
          <MoneyInput defaultValue="25" />
        </Field>
        <Field label="Berat" optional>
          <NumberInput decimals unit="kg" defaultValue="0.350" />
        </Field>
        <Field label="Kuantiti">
          <Quantity value={count} onChange={setCount} max={5} />
        </Field>
        <Field label="Negeri">
          <Select choices={states} placeholder="Pilih negeri" defaultValue="" />
        </Field>
        <Field label="Pautan kedai">
          <AffixedInput before="kedai.test/s/" defaultValue="kopi-kampung" />
        </Field>
        <Field label="Nota" optional className="sm:col-span-2">
          <Textarea placeholder="Contoh: tinggalkan di pondok pengawal" />
        </Field>
        <Field label="Tidak boleh diubah">
          <Input disabled defaultValue="KD-10023" />
        </Field>
      </div>
    </Section>
  )
}
