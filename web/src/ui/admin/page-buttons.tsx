import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'

type Props = { page: number; lastPage: number; onPage: (page: number) => void; className?: string }

// The pages of a list that stands within a screen and has no address. Nothing when there is only one.
export function PageButtons({ page, lastPage, onPage, className }: Props) {
  const { t } = useLingui()
  if (page === 1 && lastPage <= 1) return null
  return (
    <div className={classes('flex gap-2', className)}>
      <Button disabledBecause={page === 1 && t`This is the first page.`} onClick={() => onPage(page - 1)}>
        <Trans>Previous</Trans>
      </Button>
      <Button disabledBecause={lastPage <= page && t`This is the last page.`} onClick={() => onPage(page + 1)}>
        <Trans>Next</Trans>
      </Button>
    </div>
  )
}
