import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { chatLink } from '../../lib/chat-link.ts'
import { type ShopPlace, paths } from '../../paths.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { type Asked, facetsOf, searchWith } from './storefront-search.ts'

type Props = { storefront: Storefront; asked: Asked; shop: ShopPlace; isKnownCategory: boolean }

// No item to show, said by what was asked for, with the ways on.
export function NothingHere({ storefront, asked, shop, isKnownCategory }: Props) {
  const { t } = useLingui()
  const all = paths.storefront(shop)
  const { q, cat, page } = asked
  if (page > 1) {
    return (
      <Empty
        title={t`The list ends before page ${page}`}
        action={
          <ButtonLink
            to={paths.storefront(shop, searchWith(asked, { page: 1 }))}
            variant="primary"
          >{t`To the first page`}</ButtonLink>
        }
      />
    )
  }
  if (facetsOf(asked).length > 0) {
    return (
      <Empty
        title={t`No products match your filters`}
        action={<ButtonLink to={paths.storefront(shop, { q, cat })} variant="primary">{t`Show all`}</ButtonLink>}
      >
        <Trans>Try another price, or show all and look around.</Trans>
      </Empty>
    )
  }
  if (q !== '') {
    return (
      <Empty
        title={t`No results for “${q}”`}
        action={
          <>
            {cat !== '' && <ButtonLink to={paths.storefront(shop, { q })}>{t`Search the whole shop`}</ButtonLink>}
            <ButtonLink
              to={paths.storefront(shop, { cat })}
              variant={cat === '' ? 'primary' : 'secondary'}
            >{t`Clear the search`}</ButtonLink>
            <AskShop number={storefront.whatsapp_number} text={t`Hi ${storefront.name}, do you sell ${q}?`} />
          </>
        }
      >
        <Trans>Try fewer or different words, open a category above, or contact the shop.</Trans>
      </Empty>
    )
  }
  if (cat !== '') {
    return (
      <Empty
        title={isKnownCategory ? t`No products here right now` : t`There is no such category`}
        action={<ButtonLink to={all} variant="primary">{t`See everything`}</ButtonLink>}
      >
        <Trans>The shop has other things for you.</Trans>
      </Empty>
    )
  }
  return (
    <Empty
      title={t`The shelves are still empty`}
      action={<AskShop number={storefront.whatsapp_number} text={t`Hi ${storefront.name}, when do you open?`} />}
    >
      <Trans>The shop is being set up. Come back soon, or contact the seller.</Trans>
    </Empty>
  )
}

function AskShop({ number, text }: { number: string | null; text: string }) {
  if (!number) return null
  return (
    <ButtonAnchor href={chatLink(number, text)} target="_blank" rel="noreferrer">
      <MessageCircle aria-hidden className="size-5" />
      <Trans>Ask on WhatsApp</Trans>
    </ButtonAnchor>
  )
}
