import type { SellerPage, ShownBlock } from '@kedai/contracts/shop-pages.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { BlockList } from '../../features/shop-pages/seller/block-list.tsx'
import { EditorBar } from '../../features/shop-pages/seller/editor-bar.tsx'
import { PagePreview } from '../../features/shop-pages/seller/page-preview.tsx'
import { PublishSection } from '../../features/shop-pages/seller/publish-section.tsx'
import { SeoSection } from '../../features/shop-pages/seller/seo-section.tsx'
import { pagePath, usePageEditor } from '../../features/shop-pages/seller/use-page-editor.ts'
import { meQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { post } from '../../lib/http.ts'
import { apiQuery } from '../../lib/query.ts'
import { LeaveGuard } from '../../lib/seller/leave-guard.tsx'
import { Loaded } from '../../lib/seller/loaded.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ShopBlocks } from '../public/shop-blocks.tsx'

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
  const preview = usePreview(values.blocks.map(({ block }) => block))
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
          <PublishSection editor={editor} />
        </div>
        <div className="lg:sticky lg:top-4 lg:self-start">
          {shop && (
            <PagePreview stylesheet={shop.theme.stylesheet}>
              {preview.problem && <Notice tone="info" title={preview.problem} className="mb-4" />}
              <ShopBlocks storefront={shop} blocks={preview.blocks} serverTime={preview.at} canOrder={false} />
            </PagePreview>
          )}
        </div>
      </div>
      <EditorBar editor={editor} />
    </Page>
  )
}

// What the blocks would show now. One that is not finished leaves standing what was there, and says what it lacks.
function usePreview(blocks: readonly object[]) {
  const [shown, setShown] = useState<{ blocks: ShownBlock[]; problem: string | null; at: string }>(empty)
  const asked = JSON.stringify(blocks)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      post<{ blocks: ShownBlock[] }>(
        '/api/ajax/seller/pages/preview',
        { blocks: JSON.parse(asked) as unknown[] },
        {
          signal: stop.signal,
        },
      ).then(
        (result) =>
          setShown((before) =>
            result.ok
              ? { blocks: result.data.blocks, problem: null, at: before.at }
              : { ...before, problem: result.message },
          ),
        () => {}, // asked anew meanwhile
      )
    }, 400)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return shown
}

// Long ago, so that every countdown still counts.
const empty = { blocks: [], problem: null, at: '2026-01-01 00:00:00' }
