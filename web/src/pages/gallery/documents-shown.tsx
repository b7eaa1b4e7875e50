import { sampleInvoice } from '@kedai/domain/documents/samples.fixture.ts'
import { useState } from 'react'
import { DocumentPage } from '../../features/documents/document-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/page.tsx'

const papers = {
  ms: sampleInvoice({ lang: 'ms', stamp: { text: 'Sebahagian dibayar', state: 'part_paid' } }),
  en: sampleInvoice({ lang: 'en', stamp: { text: 'Overdue', state: 'overdue' } }),
  zh: sampleInvoice({ lang: 'zh', stamp: { text: '草稿', state: 'draft' } }),
  long: sampleInvoice({ lines: 60, stamp: { text: 'Lunas', state: 'paid' } }),
  empty: { ...sampleInvoice({ lines: 0, number: null }), parties: [], payments: null, pay: null, notes: [] },
}

// A few cells instead of a real code, which the server draws.
const someCode = { size: 8, path: 'M1 1h2v2H1zM5 1h2v2H5zM1 5h2v2H1zM4 4h1v1H4zM6 6h1v1H6z' }

export function DocumentsShown() {
  const [name, setName] = useState<keyof typeof papers>('ms')
  return (
    <Section title="DocumentPage">
      <p className="mb-3 flex flex-wrap gap-2">
        {(Object.keys(papers) as (keyof typeof papers)[]).map((one) => (
          // the keys of the object above
          <Button key={one} aria-pressed={one === name} onClick={() => setName(one)}>
            {one}
          </Button>
        ))}
      </p>
      <DocumentPage document={papers[name]} qr={someCode} heading="h2" />
    </Section>
  )
}
