import { Trans, useLingui } from '@lingui/react/macro'
import { operatorPaths } from '../../features/operator/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

export function NothingHere() {
  const { t } = useLingui()
  return (
    <Empty
      heading="h1"
      title={t`Page not found`}
      action={
        <ButtonLink to={operatorPaths.shops()}>
          <Trans>All shops</Trans>
        </ButtonLink>
      }
    />
  )
}
