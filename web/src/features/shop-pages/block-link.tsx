import type { ReactNode } from 'react'
import type { ShopPlace } from '../../paths.ts'
import { PageLink } from '../../ui/page-link.tsx'

type Props = { link: string | null; place: ShopPlace; className?: string; children: ReactNode }

// Where a block leads: into the shop, wherever it stands, or out of it in a tab of its own; nowhere without a link.
export function BlockLink({ link, place, className, children }: Props) {
  if (link === null || link === '') return <span className={className}>{children}</span>
  if (!link.startsWith('/')) {
    return (
      <a href={link} target="_blank" rel="noreferrer" className={className}>
        {children}
      </a>
    )
  }
  const inside = place.onShopHost ? link.slice(`/s/${place.username}`.length) : link
  return (
    <PageLink to={inside.startsWith('/') ? inside : `/${inside}`} className={className}>
      {children}
    </PageLink>
  )
}
