import type { OperatedShop, OperatorLogLine, OperatorRun, PasswordLink } from '@kedai/contracts/operator.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { LogList } from '../../features/operator/log-list.tsx'
import { operatorCalls, operatorPaths } from '../../features/operator/paths.ts'
import { Refused } from '../../features/operator/refused.tsx'
import { RunList } from '../../features/operator/run-list.tsx'
import { ShopAccess } from '../../features/operator/shop-access.tsx'
import {
  EraseShop,
  MakePasswordLink,
  PasswordLinkMade,
  ReopenShop,
  ShopLimits,
  SuspendShop,
  TransferShop,
} from '../../features/operator/shop-acts.tsx'
import { ShopFigures, ShopPeople } from '../../features/operator/shop-facts.tsx'
import { ShopMay, ShopState } from '../../features/operator/shop-table.tsx'
import { useHead } from '../../lib/head.ts'
import { post } from '../../lib/http.ts'
import { apiListQuery, apiQuery } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'

type Act = 'suspend' | 'reopen' | 'transfer' | 'limits' | 'erase' | { link: string }

// One shop, and everything that may be done to it.
export function ShopPage() {
  const { t } = useLingui()
  const username = useParams().shop ?? ''
  const { data: shop, error, refetch } = useQuery(apiQuery<OperatedShop>(operatorCalls.shop(username)))
  const [act, setAct] = useState<Act | null>(null)
  const [link, setLink] = useState<PasswordLink | null>(null)
  useHead({ title: username, isPrivate: true })
  const back = { to: operatorPaths.shops(), label: t`All shops` }
  if (!shop)
    return (
      <Page title={username} back={back}>
        {error ? <Refused error={error} onRetry={refetch} /> : <ListSkeleton rows={6} />}
        <RunList shop={username} />
      </Page>
    )
  const close = () => setAct(null)
  return (
    <Page
      title={shop.name}
      lead={
        <span className="flex flex-wrap items-baseline gap-2">
          <ShopState status={shop.status} />
          <ShopMay {...shop} />
        </span>
      }
      back={back}
      width="wide"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {shop.reason !== null && (
            <Notice tone="warn" title={t`Suspended`}>
              {shop.reason}
            </Notice>
          )}
          <ShopFigures shop={shop} />
          <ShopPeople
            shop={shop}
            onLink={(email) =>
              shop.may !== 'view' && (
                <Button onClick={() => setAct({ link: email })}>
                  <Trans>Password link</Trans>
                </Button>
              )
            }
          />
          <RunList shop={username} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Acts shop={shop} onAct={setAct} />
          {shop.may === 'admin' && <ShopAccess shop={username} />}
          <ShopLog shop={username} />
        </div>
      </div>
      {act === 'suspend' && <SuspendShop shop={shop} onClose={close} />}
      {act === 'reopen' && <ReopenShop shop={shop} onClose={close} />}
      {act === 'transfer' && <TransferShop shop={shop} onClose={close} />}
      {act === 'limits' && <ShopLimits shop={shop} onClose={close} />}
      {act === 'erase' && <EraseShop shop={shop} onClose={close} />}
      {typeof act === 'object' && act !== null && (
        <MakePasswordLink shop={shop} email={act.link} onMade={setLink} onClose={close} />
      )}
      {link && <PasswordLinkMade made={link} onClose={() => setLink(null)} />}
    </Page>
  )
}

function Acts({ shop, onAct }: { shop: OperatedShop; onAct: (act: Act) => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const exportIt = async () => {
    setBusy(true)
    const result = await post<OperatorRun>(`${operatorCalls.shop(shop.username)}/export`)
    setBusy(false)
    toast({ text: result.message ?? t`Done`, tone: result.ok ? 'good' : 'danger' })
    await queryClient.invalidateQueries()
  }
  if (shop.may === 'view')
    return (
      <Section title={t`Actions`}>
        <p className="text-sm text-ink-soft">
          <Trans>View only. Ask an admin to make changes to this shop.</Trans>
        </p>
      </Section>
    )
  return (
    <Section title={t`Actions`}>
      <div className="grid grid-cols-2 gap-2">
        {shop.status === 'suspended' ? (
          <>
            <Button variant="primary" onClick={() => onAct('reopen')}>
              <Trans>Reopen</Trans>
            </Button>
            <Button onClick={() => onAct('suspend')}>
              <Trans>Change the reason</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={() => onAct('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
        )}
        <Button onClick={() => onAct('limits')}>
          <Trans>Limits</Trans>
        </Button>
        <Button busy={isBusy} onClick={() => void exportIt()}>
          <Trans>Export</Trans>
        </Button>
        {shop.may === 'admin' && (
          <>
            <Button onClick={() => onAct('transfer')}>
              <Trans>Transfer</Trans>
            </Button>
            <Button variant="danger" onClick={() => onAct('erase')}>
              <Trans>Erase the shop</Trans>
            </Button>
          </>
        )}
      </div>
      {shop.may !== 'admin' && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>An admin gives a shop to another owner, or erases it.</Trans>
        </p>
      )}
    </Section>
  )
}

const shownLines = 10

function ShopLog({ shop }: { shop: string }) {
  const { t } = useLingui()
  const { data } = useQuery(apiListQuery<OperatorLogLine>(operatorCalls.log({ about: shop })))
  if (!data) return null
  return (
    <Section title={t`Log`} aside={<Link to={operatorPaths.log({ about: shop })}>{t`All of it`}</Link>}>
      {data.rows.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>No actions on this shop yet.</Trans>
        </p>
      ) : (
        <LogList rows={data.rows.slice(0, shownLines)} />
      )}
    </Section>
  )
}
