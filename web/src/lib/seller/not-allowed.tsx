import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sellerPaths } from './seller-paths.ts'

// Somebody's account may not do this: whose word it needs, and the way home.
export const NotAllowed = ({ title, className }: { title: ReactNode; className?: string }) => (
  <Notice tone="warn" title={title} className={className}>
    <p>
      <Trans>The owner of the shop decides who may work here.</Trans>
    </p>
    <ButtonLink to={sellerPaths.home()} className="mt-2">
      <Trans>To the start</Trans>
    </ButtonLink>
  </Notice>
)
