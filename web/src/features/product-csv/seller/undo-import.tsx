import type { ProductImport } from '@kedai/contracts/product-imports.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { useImportStep } from './use-import-step.ts'

export function UndoImport({ file }: { file: ProductImport }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const { busy, refusal, run } = useImportStep(file.id)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trans>Undo this import</Trans>
      </Button>
      <Confirm
        open={asking}
        title={t`Undo this import?`}
        confirmLabel={t`Take it back`}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run('undo').then((isDone) => isDone && setAsking(false))}
      >
        <p>
          <Trans>
            New products go to the archive and changed ones are as they were before. What was sold or changed since
            stays.
          </Trans>
        </p>
        {refusal && <p className="mt-2 font-medium text-danger-ink">{refusal}</p>}
      </Confirm>
    </>
  )
}
