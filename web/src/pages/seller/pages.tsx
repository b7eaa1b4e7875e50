import type { ListedPage, SellerPage } from '@kedai/contracts/shop-pages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { NewPage } from '../../features/shop-pages/seller/new-page.tsx'
import { PageState } from '../../features/shop-pages/seller/page-state.tsx'
import { usePageActions } from '../../features/shop-pages/seller/use-page-actions.ts'
import { dateTime } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { apiListQuery } from '../../lib/query.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { useLang } from '../../lib/use-lang.ts'
import { Menu } from '../../ui/admin/menu.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// The pages of a shop, and a new one from what is ready.
export default function PagesPage() {
  const { t } = useLingui()
  const lang = useLang()
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const [removed, setRemoved] = useState<ListedPage | null>(null)
  const { data, error, isFetching, refetch } = useQuery(apiListQuery<ListedPage>('/api/ajax/seller/pages'))
  const { remove, stand } = usePageActions()
  useHead({ title: t`Pages`, isPrivate: true })
  const open = (page: SellerPage) => void navigate(sellerPaths.page(page.id))
  return (
    <Page
      title={t`Pages`}
      lead={<Trans>Sales, stories, answers: pages of your shop that you write yourself.</Trans>}
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          <Plus aria-hidden className="size-5" />
          <Trans>New page</Trans>
        </Button>
      }
    >
      {isNew && <NewPage onClose={() => setNew(false)} onMade={open} />}
      <Confirm
        open={removed !== null}
        title={<Trans>Delete “{removed?.title}”?</Trans>}
        confirmLabel={<Trans>Delete</Trans>}
        isDangerous
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed) void remove(removed)
          setRemoved(null)
        }}
      >
        <Trans>Its link leads nowhere then, and its versions are gone.</Trans>
      </Confirm>
      {error ? (
        <LoadFailed error={error} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <ListSkeleton rows={4} />
      ) : data.rows.length === 0 ? (
        <Empty
          title={t`No pages yet`}
          action={
            <Button onClick={() => setNew(true)}>
              <Trans>Begin with a ready page</Trans>
            </Button>
          }
        >
          <Trans>Create a landing page for a product and share its link on WhatsApp.</Trans>
        </Empty>
      ) : (
        <ul className="grid gap-2">
          {data.rows.map((page) => (
            <li key={page.id} className="flex items-center gap-2 rounded-l border border-line bg-card py-2 pr-2 pl-4">
              <div className="grid min-w-0 flex-1 gap-1 py-1">
                <PageLink to={sellerPaths.page(page.id)} className="font-semibold break-words hover:underline">
                  {page.title}
                </PageLink>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
                  <PageState page={page} />
                  <span className="truncate">/p/{page.slug}</span>
                  <span>{dateTime(page.updated_at, lang)}</span>
                </span>
              </div>
              <Menu
                trigger={
                  <IconButton label={t`Actions for ${page.title}`}>
                    <Ellipsis aria-hidden />
                  </IconButton>
                }
                groups={[
                  [
                    { label: <Trans>Write</Trans>, to: sellerPaths.page(page.id) },
                    {
                      label: <Trans>Open it</Trans>,
                      onSelect: () => window.open(page.url, '_blank', 'noopener'),
                      disabledBecause: page.state === 'published' ? null : t`Publish it first.`,
                    },
                  ],
                  page.front
                    ? [{ label: <Trans>Take it off the front</Trans>, onSelect: () => void stand(null, 'above') }]
                    : [
                        {
                          label: <Trans>Move above the product list</Trans>,
                          onSelect: () => void stand(page.id, 'above'),
                        },
                        {
                          label: <Trans>Make it the front page</Trans>,
                          onSelect: () => void stand(page.id, 'instead'),
                        },
                      ],
                  [{ label: <Trans>Delete</Trans>, onSelect: () => setRemoved(page), isDangerous: true }],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
