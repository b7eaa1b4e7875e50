import type { SellerPage } from '@kedai/contracts/shop-pages.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BlockList } from '../../features/shop-pages/seller/block-list.tsx'
import { ChecksSection } from '../../features/shop-pages/seller/checks-section.tsx'
import { EditorBar } from '../../features/shop-pages/seller/editor-bar.tsx'
import { PublishSection } from '../../features/shop-pages/seller/publish-section.tsx'
import { SeoSection } from '../../features/shop-pages/seller/seo-section.tsx'
import { pagePath, usePageEditor } from '../../features/shop-pages/seller/use-page-editor.ts'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { apiQuery } from '../../lib/query.ts'
import { LeaveGuard } from '../../lib/seller/leave-guard.tsx'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageBlocksPreview } from './page-blocks-preview.tsx'

// Where a page is written: its blocks on the left, what buyers see on the right, on a phone below.
export default function PageEditorPage() {
  const { id = '' } = useParams()
  return <Loaded<SellerPage> path={pagePath(Number(id))}>{(page) => <Editor key={page.id} opened={page} />}</Loaded>
}

function Editor({ opened }: { opened: SellerPage }) {
  const { t } = useLingui()
  const editor = usePageEditor(opened)
  const { values, failure } = editor
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const username = me?.shops[0]?.username
  const { data: shop } = useQuery({
    ...apiQuery<Storefront>(`/api/ajax/guest/front-store/${username}`),
    enabled: username !== undefined,
  })
  const title = values.title || t`Page`
  useHead({ title, isPrivate: true })
  return (
    <Page title={title} width="wide" back={{ to: sellerPaths.pages(), label: t`Pages` }}>
      <LeaveGuard isOn={editor.isDirty} />
      {failure && (
        <Notice tone="danger" title={failure.message} className="mb-4">
          {failure.currentRevision !== null && (
            <span className="flex flex-wrap gap-2 pt-2">
              <Button onClick={() => void editor.takeTheirs()}>
                <Trans>Show what is there now</Trans>
              </Button>
              <Button variant="quiet" onClick={() => void editor.keepMine()}>
                <Trans>Save mine over it</Trans>
              </Button>
            </span>
          )}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <BlockList editor={editor} />
          <SeoSection editor={editor} shopName={shop?.name ?? ''} />
          <ChecksSection editor={editor} theme={shop?.theme ?? null} />
          <PublishSection editor={editor} />
        </div>
        <div className="lg:sticky lg:top-4 lg:self-start">
          {shop && <PageBlocksPreview shop={shop} blocks={values.blocks} />}
        </div>
      </div>
      <EditorBar editor={editor} />
    </Page>
  )
}
