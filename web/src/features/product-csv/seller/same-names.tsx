import type { ChooseColumns, ProductImport } from '@kedai/contracts/product-imports.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/http.ts'
import { LoadFailed } from '../../../lib/seller/load-failed.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { ListSkeleton } from '../../../ui/skeleton.tsx'
import { importPath, importQuery, sameNamedQuery } from './api.ts'
import { ToldRow } from './told-row.tsx'

// Rows whose name is there already, and whether they come in all the same: the rows are then checked anew.
export function SameNames({
  file: { id, columns, existing, publish, same_name: sameName, same_named: count },
}: {
  file: ProductImport
}) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(sameNamedQuery(id))
  const choose = async (wanted: ChooseColumns['same_name']) => {
    setRefusal(null)
    const result = await call<ProductImport>('PUT', importPath(id, 'columns'), {
      body: { columns, existing, publish, same_name: wanted },
    })
    if (result.ok) queryClient.setQueryData(importQuery(String(id)).queryKey, result.data)
    else setRefusal(result.message)
  }
  const rest = count - (data?.rows.length ?? count)
  return (
    <Section title={<Plural value={count} one="# row repeats a name" other="# rows repeat a name" />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RadioCards
          name="same_name"
          value={sameName}
          onChange={(value) => void choose(value === 'skip' ? 'skip' : 'create')}
          columns={2}
          cards={[
            { value: 'skip', label: t`Leave these rows out`, hint: t`No duplicate products.` },
            { value: 'create', label: t`Import them too`, hint: t`As separate products with the same name.` },
          ]}
        />
        {refusal && <FieldError>{refusal}</FieldError>}
        {error && !data && <LoadFailed error={error} onRetry={refetch} />}
        {!data && !error && <ListSkeleton rows={2} />}
        {data && (
          <ol className="divide-y divide-line rounded-m border border-line">
            {data.rows.map((row) => (
              <ToldRow key={row.line} row={row} isPlain />
            ))}
          </ol>
        )}
        {rest > 0 && (
          <p className="text-sm text-ink-soft">
            <Plural value={rest} one="and # more" other="and # more" />
          </p>
        )}
      </div>
    </Section>
  )
}
