import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { orderQuery } from '../../features/orders/api.ts'
import { EditForm } from '../../features/orders/edit/edit-form.tsx'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function EditOrderPage() {
  const { t } = useLingui()
  const { orderNo = '' } = useParams()
  const { data: order, error, refetch } = useQuery(orderQuery(orderNo))
  // What is typed belongs to the order as it was opened; what happens to it meanwhile is told, never mixed in.
  const [opened, setOpened] = useState(order)
  if (order && !opened) setOpened(order)
  useHead({ title: t`Change order ${orderNo}`, isPrivate: true })
  const isMissing = error instanceof Refusal && error.failure.code === 404
  const refusal = opened?.actions.edit.reason
  return (
    <Page
      title={t`Change order ${orderNo}`}
      back={{ to: sellerPaths.order(orderNo), label: t`Order ${orderNo}` }}
      width="wide"
    >
      {!opened && !error && <ListSkeleton rows={6} />}
      {isMissing && (
        <Empty
          title={<Trans>There is no order {orderNo} in this shop</Trans>}
          action={<ButtonLink to={sellerPaths.orders()}>{t`Show all orders`}</ButtonLink>}
        />
      )}
      {error && !opened && !isMissing && <LoadFailed error={error} onRetry={refetch} />}
      {opened && refusal && (
        <Empty
          title={refusal}
          action={<ButtonLink to={sellerPaths.order(orderNo)}>{t`Back to the order`}</ButtonLink>}
        />
      )}
      {opened && !refusal && order && order.revision !== opened.revision && (
        <Notice tone="warn" className="mb-4" title={t`This order has changed.`}>
          <Button className="mt-2" onClick={() => setOpened(order)}>
            <Trans>Start again from the current version</Trans>
          </Button>
        </Notice>
      )}
      {opened && !refusal && <EditForm key={opened.revision} order={opened} />}
    </Page>
  )
}
