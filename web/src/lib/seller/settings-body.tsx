import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormBar } from '../../ui/admin/form-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Form } from '../../ui/form.tsx'
import type { SettingsForm } from './use-settings-form.ts'

// The fields of a page of settings, and below them, always in view, what is unsaved and the way to save.
export function SettingsBody<Values>({ form, children }: { form: SettingsForm<Values>; children: ReactNode }) {
  const { t } = useLingui()
  const { isDirty, isSaving } = form
  return (
    <Form
      onSubmit={() => void form.save()}
      errors={form.errors}
      problem={form.problem}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {children}
      <FormBar className="flex items-center justify-end gap-2">
        <span role="status" className={classes('mr-auto text-xs text-ink-soft', isDirty && 'max-sm:sr-only')}>
          {isDirty ? <Trans>Not saved yet</Trans> : <Trans>Everything is saved</Trans>}
        </span>
        {isDirty && (
          <Button variant="quiet" className="max-sm:-ml-4 max-sm:mr-auto" onClick={form.discard}>
            <Trans>Undo changes</Trans>
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          className="sm:min-w-32"
          busy={isSaving}
          disabledBecause={!isDirty && t`No changes to save.`}
        >
          <Trans>Save</Trans>
        </Button>
      </FormBar>
    </Form>
  )
}
