import type { ProductStatus } from '@kedai/contracts/seller-products.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { FormBar } from '../../../ui/admin/form-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = {
  status: ProductStatus | null
  isDirty: boolean
  isSaving: boolean
  // Pictures or files are still on their way.
  waiting: boolean
  problems: number
  onShowProblem: () => void
  onSave: (status?: 'draft' | 'published') => void
  isPreviewing: boolean
  onPreview: () => void
}

// Always in view: what is unsaved, what is wrong, and the way to save.
export function SaveBar(props: Props) {
  const { status, isDirty, isSaving, waiting, problems, onShowProblem, onSave, isPreviewing, onPreview } = props
  const { t } = useLingui()
  const because = waiting ? t`Wait until everything is loaded.` : null
  return (
    <FormBar className="flex items-center gap-2">
      <span className="mr-auto min-w-0 text-xs leading-tight text-ink-soft">
        {problems > 0 ? (
          <button
            type="button"
            className="min-h-11 text-left font-semibold text-danger-ink underline underline-offset-3"
            onClick={onShowProblem}
          >
            <Plural value={problems} one="# field to correct" other="# fields to correct" />
          </button>
        ) : isDirty ? (
          <Trans>Not saved yet</Trans>
        ) : (
          status !== null && <Trans>Everything is saved</Trans>
        )}
      </span>
      <IconButton label={t`Preview as a buyer`} disabled={isPreviewing || waiting} onClick={onPreview}>
        <Eye aria-hidden />
      </IconButton>
      {status === 'published' ? (
        <Button
          variant="primary"
          className="sm:min-w-32"
          busy={isSaving}
          disabledBecause={because ?? (!isDirty && t`No changes to save.`)}
          onClick={() => onSave()}
        >
          <Trans>Save</Trans>
        </Button>
      ) : (
        <span className="flex shrink-0 gap-2 max-sm:*:px-3">
          <Button
            busy={isSaving}
            disabledBecause={because ?? (!isDirty && status !== null && t`No changes to save.`)}
            onClick={() => onSave('draft')}
          >
            <Trans>Save draft</Trans>
          </Button>
          <Button variant="primary" busy={isSaving} disabledBecause={because} onClick={() => onSave('published')}>
            <Trans>Publish</Trans>
          </Button>
        </span>
      )}
    </FormBar>
  )
}
