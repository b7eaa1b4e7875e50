import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateTime } from '../../../lib/format.ts'
import { currentLang } from '../../../lib/i18n.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { changesBetween } from './changes-between.ts'
import { toValues } from './to-values.ts'

type Props = {
  mine: ProductValues
  theirs: SellerProduct
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
  isSaving: boolean
}

// The product was saved elsewhere meanwhile: both versions side by side where they differ, and the choice.
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onClose, isSaving }: Props) {
  const { t } = useLingui()
  const changes = changesBetween(mine, toValues(theirs))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Changed elsewhere`}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onTakeTheirs}>
            <Trans>Use the saved one</Trans>
          </Button>
          <Button variant="primary" busy={isSaving} onClick={onKeepMine}>
            <Trans>Save mine instead</Trans>
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          Another person saved this product on {dateTime(theirs.updated_at, currentLang())}. Your changes are not lost.
          Choose which version to keep.
        </Trans>
      </p>
      <table className="mt-4 w-full table-fixed text-left text-sm">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th scope="col" className="w-1/4 py-1 font-semibold">
              <Trans>Field</Trans>
            </th>
            <th scope="col" className="py-1 pr-2 font-semibold">
              <Trans>Yours</Trans>
            </th>
            <th scope="col" className="py-1 font-semibold">
              <Trans>Saved</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, mine: own, theirs: other }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-2 text-xs font-semibold">
                {name}
              </th>
              <td className="py-2 pr-2 break-words">{own || '–'}</td>
              <td className="py-2 break-words">{other || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length === 0 && (
        <p className="mt-3 text-sm">
          <Trans>Both say the same.</Trans>
        </p>
      )}
    </Dialog>
  )
}
