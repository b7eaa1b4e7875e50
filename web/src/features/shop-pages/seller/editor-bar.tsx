import { Trans, useLingui } from '@lingui/react/macro'
import { Redo2, Undo2 } from 'lucide-react'
import { FormBar } from '../../../ui/admin/form-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { PageEditor } from './use-page-editor.ts'

// Always in view: back and forth, save, publish.
export function EditorBar({ editor }: { editor: PageEditor }) {
  const { t } = useLingui()
  const { isDirty, isBusy, page } = editor
  const isUpToDate = !isDirty && page.state === 'published' && !page.is_changed
  return (
    <FormBar className="flex items-center gap-1 sm:gap-2">
      <IconButton label={t`Undo`} disabled={!editor.canUndo} onClick={editor.undo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={t`Redo`} disabled={!editor.canRedo} onClick={editor.redo}>
        <Redo2 aria-hidden />
      </IconButton>
      <span role="status" className="mr-auto text-xs text-ink-soft max-sm:sr-only">
        {isDirty ? <Trans>Not saved yet</Trans> : <Trans>Everything is saved</Trans>}
      </span>
      <span className="mr-auto sm:hidden" />
      <Button busy={isBusy} disabledBecause={!isDirty && t`No changes to save.`} onClick={() => void editor.save()}>
        <Trans>Save draft</Trans>
      </Button>
      <Button
        variant="primary"
        busy={isBusy}
        disabledBecause={isUpToDate && t`Buyers see this already.`}
        onClick={() => void editor.publish(null)}
      >
        <Trans>Publish</Trans>
      </Button>
    </FormBar>
  )
}
