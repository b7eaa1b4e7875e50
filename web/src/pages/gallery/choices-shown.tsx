import { useState } from 'react'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type Dates, DateRange } from '../../ui/date-range.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { Section } from '../../ui/page.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Switch } from '../../ui/switch.tsx'

const banks = ['Affin Bank', 'Bank Islam', 'Bank Rakyat', 'CIMB', 'Hong Leong', 'Maybank', 'Public Bank', 'RHB'].map(
  (name) => ({ value: name, label: name }),
)

const payments = [
  { value: 'fpx', label: 'Perbankan internet (FPX)', hint: 'Semua bank utama' },
  {
    value: 'transfer',
    label: 'Pindahan bank',
    hint: 'Muat naik slip',
    details: 'Maybank 5123 4567 8901, Kopi Kampung Enterprise',
  },
  { value: 'cod', label: 'Bayar semasa terima', aside: '+RM 5.00' },
  { value: 'spay', label: 'e-Dompet', hint: 'Belum tersedia di kedai ini', disabled: true },
]

const november = { label: 'November', dates: { from: '2026-11-01', until: '2026-11-30' } }
const week = { label: '7 hari lepas', dates: { from: '2026-11-14', until: '2026-11-20' } }

export function ChoicesShown() {
  const [payment, setPayment] = useState<string | null>('transfer')
  const [bank, setBank] = useState<string | null>(null)
  const [dates, setDates] = useState<Dates>(november.dates)
  return (
    <Section title="Radio · Checkbox · Switch · Combobox · DateRange">
      <div className="grid gap-5">
        <FieldGroup label="Cara bayaran">
          <RadioCards name="payment" cards={payments} value={payment} onChange={setPayment} />
        </FieldGroup>
        <div className="grid">
          <Checkbox label="Saya setuju dengan terma kedai ini" error="Tandakan untuk meneruskan." />
          <Checkbox label="Simpan butiran saya pada peranti ini" hint="Hanya di telefon ini." defaultChecked />
          <Switch label="Promosi" hint="Harga promosi dipaparkan sekarang." defaultChecked />
          <Switch label="Jual semasa cuti" />
        </div>
        <Field label="Bank">
          <Combobox choices={banks} value={bank} onChange={setBank} placeholder="Cari bank" />
        </Field>
        <DateRange label="Tarikh pesanan" value={dates} onChange={setDates} presets={[week, november]} />
      </div>
    </Section>
  )
}
