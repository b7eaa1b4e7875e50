import { Accordion, AccordionSection } from '../../ui/accordion.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Section } from '../../ui/page.tsx'
import { TillSlip } from '../../ui/till-slip.tsx'

export const SectionsShown = () => (
  <Section title="Accordion · TillSlip">
    <Accordion>
      <AccordionSection step={1} done title="Barang" summary="2 × Kopi Kampung 250 g">
        <p>Isi bahagian ini kekal walaupun dilipat.</p>
      </AccordionSection>
      <AccordionSection step={2} title="Butiran anda" defaultOpen>
        <Field label="Nama penuh">
          <Input autoComplete="name" />
        </Field>
      </AccordionSection>
      <AccordionSection step={3} title="Penghantaran" summary="Belum dipilih">
        <p>Isi poskod dahulu.</p>
      </AccordionSection>
    </Accordion>
    <div className="mt-5 bg-sunken p-4">
      <TillSlip
        lines={[
          { label: 'Kopi Kampung 250 g × 2', amount: 'RM 50.00' },
          { label: 'Penghantaran ke Sabah', amount: 'RM 12.00' },
          { label: 'Kupon DEMO10', amount: '−RM 5.00' },
          { label: 'Jumlah', amount: 'RM 57.00', isTotal: true },
        ]}
      />
    </div>
  </Section>
)
