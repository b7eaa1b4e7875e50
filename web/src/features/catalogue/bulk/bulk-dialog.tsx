import type { ProductChange } from '@kedai/contracts/product-runs.ts'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import type { Bulk } from './use-bulk.ts'

export type BulkDialogProps = {
  count: number
  bulk: Bulk
  onClose: () => void
  onChange: (change: ProductChange) => void
}

type Props = Omit<BulkDialogProps, 'onChange'> & {
  title: ReactNode
  onSubmit: () => void
  disabledBecause: string | null
  children: ReactNode
}

const formId = 'bulk-change'

// One question about all of the ticked products, and how many they are.
export const BulkDialog = ({ title, count, bulk, disabledBecause, onSubmit, onClose, children }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    actions={
      <>
        <Button onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button variant="primary" type="submit" form={formId} busy={bulk.isBusy} disabledBecause={disabledBecause}>
          <Plural value={count} one="Change # product" other="Change # products" />
        </Button>
      </>
    }
  >
    <Form id={formId} onSubmit={onSubmit} problem={bulk.errors.all ?? bulk.errors.ids ?? null} className="grid gap-4">
      {children}
    </Form>
  </Dialog>
)
