import type { ProductImport } from '@kedai/contracts/product-imports.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Section } from '../../../ui/page.tsx'
import { Outcomes } from './outcomes.tsx'
import { useImportStep } from './use-import-step.ts'

// What would happen, before anything does.
export function StartImport({ file }: { file: ProductImport }) {
  const { t } = useLingui()
  const { busy, refusal, run } = useImportStep(file.id)
  const rows = (file.outcomes.would_create ?? 0) + (file.outcomes.would_update ?? 0)
  const left = file.outcomes.would_skip ?? 0
  return (
    <Section title={t`Every row was checked`}>
      <div className="grid gap-4">
        <Outcomes outcomes={file.outcomes} />
        {file.uncounted > 0 && (
          <p className="text-sm">
            <Plural
              value={file.uncounted}
              one="The stock of # row is empty: it is not counted (no limit)."
              other="The stock of # rows is empty: it is not counted (no limit)."
            />
          </p>
        )}
        {refusal && <FieldError>{refusal}</FieldError>}
        <div>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => void run('start')}
            disabledBecause={rows + left === 0 && t`No row can be imported. Correct the file and choose it again.`}
          >
            {rows === 0 ? <Trans>Import rows</Trans> : <Plural value={rows} one="Import # row" other="Import # rows" />}
          </Button>
        </div>
      </div>
    </Section>
  )
}
