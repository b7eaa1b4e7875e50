import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { loadChunk } from '../../../lib/chunks.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import type { Problems } from '../../../product-types/form/seller/problems.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const Editor = lazy(async () => ({
  default: (await loadChunk(() => import('./description-editor.tsx'))).DescriptionEditor,
}))

type Props = { stamp: string; problems: Problems; isWanted: boolean }

// The editor is heavy and comes once it is wanted. `stamp` changes when the text was replaced from outside.
export function DescriptionField({ stamp, problems, isWanted }: Props) {
  const { t } = useLingui()
  const { setValue } = useFormContext<ProductValues>()
  const content = useWatch<ProductValues, 'content'>({ name: 'content' })
  const problem = Object.entries(problems).find(([name]) => name.startsWith('content'))?.[1]
  return (
    <FieldGroup label={t`Description`} optional error={problem}>
      {isWanted && (
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <Editor
            key={stamp}
            label={t`Description`}
            value={content}
            onChange={(blocks) => setValue('content', blocks, { shouldDirty: true })}
          />
        </Suspense>
      )}
    </FieldGroup>
  )
}
