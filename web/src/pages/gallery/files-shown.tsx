import { useState } from 'react'
import { LazyImage } from '../../lib/lazy-image.tsx'
import { Field } from '../../ui/field.tsx'
import { Section } from '../../ui/page.tsx'
import { Upload } from '../../ui/upload.tsx'

export function FilesShown() {
  const [slip, setSlip] = useState<File | null>(null)
  const [done, setDone] = useState<File | null>(null)
  return (
    <Section title="Upload · LazyImage">
      <div className="grid gap-4">
        <Field label="Slip bayaran" hint="Gambar atau PDF, sehingga 5 MB.">
          <Upload file={slip} onChange={setSlip} camera name="paymentProof" />
        </Field>
        <Field label="Sedang dihantar">
          <Upload file={done} onChange={setDone} progress={0.4} prompt="Pilih gambar produk" />
        </Field>
        <div className="grid grid-cols-3 gap-2">
          <div className="aspect-square overflow-hidden rounded-m">
            <LazyImage src="/v1/assets/none.jpg" alt="Cawan kopi" width={200} height={200} attempts={0} />
          </div>
        </div>
      </div>
    </Section>
  )
}
