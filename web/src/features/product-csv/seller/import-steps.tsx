import type { ProductImport } from '@kedai/contracts/product-imports.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { ColumnForm } from './column-form.tsx'
import { RefusedRows } from './refused-rows.tsx'
import { SameNames } from './same-names.tsx'
import { StartImport } from './start-import.tsx'
import { Outcomes } from './outcomes.tsx'
import { UndoImport } from './undo-import.tsx'

// One file on its way: its columns, what would happen, and what did.
export function ImportSteps({ file }: { file: ProductImport }) {
  const refused = file.outcomes.refused ?? 0
  const isSettled = file.state === 'checked' || file.state === 'done' || file.state === 'undone'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {file.state === 'uploaded' && <ColumnForm file={file} />}
      <AtWork file={file} />
      {file.state === 'checked' && <StartImport file={file} />}
      {file.state === 'checked' && file.same_named > 0 && <SameNames file={file} />}
      {file.state === 'done' && <DoneImport file={file} />}
      {file.state === 'undone' && <TakenBack file={file} />}
      {isSettled && refused > 0 && <RefusedRows importId={file.id} refused={refused} />}
      {file.state === 'checked' && <ColumnForm file={file} />}
    </div>
  )
}

function AtWork({ file }: { file: ProductImport }) {
  const { t } = useLingui()
  const lang = useLang()
  const words = { checking: t`Checking every row`, running: t`Importing products`, undoing: t`Taking it back` }
  const label =
    file.state === 'checking' || file.state === 'running' || file.state === 'undoing' ? words[file.state] : null
  if (label === null) return null
  const [done, all] = [file.rows_done, file.row_count].map((count) => count.toLocaleString(lang))
  return (
    <Section>
      <Progress
        label={label}
        share={file.rows_done / file.row_count}
        aside={
          <Trans>
            {done} of {all} rows
          </Trans>
        }
      />
      <p className="mt-3 text-sm text-ink-soft">
        <Trans>It continues in the background. You can leave this page or switch off your phone.</Trans>
      </p>
    </Section>
  )
}

function DoneImport({ file }: { file: ProductImport }) {
  const { t } = useLingui()
  const inside = (file.outcomes.created ?? 0) + (file.outcomes.updated ?? 0)
  return (
    <Section
      title={inside > 0 ? t`The products are imported` : t`No product was imported`}
      aside={inside > 0 && <UndoImport file={file} />}
    >
      <div className="grid gap-4">
        <Outcomes outcomes={file.outcomes} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="primary" to={sellerPaths.products()}>
            <Trans>See the products</Trans>
          </ButtonLink>
          <ButtonLink to={sellerPaths.importProducts()}>
            <Trans>Another file</Trans>
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

function TakenBack({ file: { undone } }: { file: ProductImport }) {
  const { t } = useLingui()
  if (!undone) return null
  const { archived, taken_back, kept } = undone
  const back = archived + taken_back
  return (
    <Notice tone="info" title={t`This import was undone`}>
      <p>
        <Plural
          value={back}
          one="# product restored. New products are in the archive."
          other="# products restored. New products are in the archive."
        />
      </p>
      {kept > 0 && (
        <p>
          <Plural
            value={kept}
            one="# product was sold or changed since and is not affected."
            other="# products were sold or changed since and are not affected."
          />
        </p>
      )}
    </Notice>
  )
}
