import type { ReactNode } from 'react'
import type { ShopPlace } from '../../../paths.ts'
import { PageLink } from '../../../ui/page-link.tsx'

type Props = { link: string | null; shop: ShopPlace; className?: string; children: ReactNode }

// Where a banner leads: into the shop, wherever it stands, or out of it in a tab of its own; nowhere without a link.
export function FrontLink({ link, shop, className, children }: Props) {
  if (link === null) return <span className={className}>{children}</span>
  if (!link.startsWith('/')) {
    return (
      <a href={link} target="_blank" rel="noreferrer" className={className}>
        {children}
      </a>
    )
  }
  const inside = shop.onShopHost ? link.slice(`/s/${shop.username}`.length) : link
  return (
    <PageLink to={inside.startsWith('/') ? inside : `/${inside}`} className={className}>
      {children}
    </PageLink>
  )
}
