import type { AccessRow, OperatorRow } from '@kedai/contracts/operator-access.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { GrantAccess, RevokeAccess } from '../../features/operator/access-acts.tsx'
import { AccessList } from '../../features/operator/access-list.tsx'
import { ChangeRole, RemoveOperator } from '../../features/operator/operator-acts.tsx'
import { RoleBadge } from '../../features/operator/operator-table.tsx'
import { operatorCalls, operatorPaths } from '../../features/operator/paths.ts'
import { Refused } from '../../features/operator/refused.tsx'
import { Rows } from '../../features/operator/rows.tsx'
import { useHead } from '../../lib/head.ts'
import { apiListQuery, apiQuery } from '../../lib/query.ts'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { NothingHere } from './nothing-here.tsx'

type Act = 'role' | 'remove' | 'grant' | { change: AccessRow } | { revoke: AccessRow }

// One operator: as what, and which shops were given to them.
export function OperatorPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = Number(useParams().id)
  const { data, error, refetch } = useQuery(apiQuery<OperatorRow[]>(operatorCalls.operators))
  const [act, setAct] = useState<Act | null>(null)
  const operator = data?.find((one) => one.id === id)
  useHead({ title: operator?.email ?? t`Operator`, isPrivate: true })
  const back = { to: operatorPaths.operators(), label: t`All operators` }
  if (!data)
    return (
      <Page title={t`Operator`} back={back}>
        {error ? <Refused error={error} onRetry={refetch} /> : <ListSkeleton rows={6} />}
      </Page>
    )
  if (!operator) return <NothingHere />
  const close = () => setAct(null)
  return (
    <Page
      title={<span className="[overflow-wrap:anywhere]">{operator.email}</span>}
      lead={<RoleBadge role={operator.role} />}
      back={back}
      actions={
        <>
          <Button onClick={() => setAct('role')}>
            {operator.role === 'admin' ? <Trans>Make support</Trans> : <Trans>Make admin</Trans>}
          </Button>
          <Button variant="danger" onClick={() => setAct('remove')}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {!operator.two_steps && (
          <Notice tone="warn" title={t`Not open to them yet`}>
            <Trans>They turn on two-step sign-in in their account first.</Trans>
          </Notice>
        )}
        {operator.role === 'admin' ? (
          <Section title={t`Shops`}>
            <p>
              <Trans>An admin may do everything to every shop, and decides who else may.</Trans>
            </p>
          </Section>
        ) : (
          <GivenShops operator={operator} onAct={setAct} />
        )}
        <p>
          <Link to={operatorPaths.log({ about: operator.email })}>
            <Trans>Actions and access changes</Trans>
          </Link>
        </p>
      </div>
      {act === 'role' && <ChangeRole operator={operator} onClose={close} />}
      {act === 'remove' && (
        <RemoveOperator
          operator={operator}
          onRemoved={() => void navigate(operatorPaths.operators())}
          onClose={close}
        />
      )}
      {act === 'grant' && <GrantAccess operator={operator} onClose={close} />}
      {typeof act === 'object' && act && 'change' in act && (
        <GrantAccess operator={operator} given={act.change} onClose={close} />
      )}
      {typeof act === 'object' && act && 'revoke' in act && <RevokeAccess given={act.revoke} onClose={close} />}
    </Page>
  )
}

function GivenShops({ operator: { id }, onAct }: { operator: OperatorRow; onAct: (act: Act) => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = { search: params.get('search') ?? '', page: Number(params.get('page')) || undefined }
  const list = useQuery({
    ...apiListQuery<AccessRow>(operatorCalls.access({ operator_id: id, ...search })),
    placeholderData: keepPreviousData,
  })
  return (
    <Section
      title={t`Shops`}
      aside={
        <Button variant="primary" onClick={() => onAct('grant')}>
          <Trans>Give shops</Trans>
        </Button>
      }
    >
      <SearchInput
        className="mb-4"
        label={t`Search shops`}
        placeholder={t`Address or name of a shop`}
        term={search.search}
        onChange={(term) => void navigate(operatorPaths.operator(id, { search: term }), { replace: true })}
      />
      <Rows
        list={list}
        hrefOf={(page) => operatorPaths.operator(id, { search: search.search, page })}
        empty={
          <p className="text-sm text-ink-soft">
            {search.search === '' ? (
              <Trans>No shop was given to them yet, so they see none.</Trans>
            ) : (
              <Trans>None of the shops that were given to them matches.</Trans>
            )}
          </p>
        }
      >
        {(rows) => (
          <AccessList
            rows={rows}
            names="shop"
            actsOf={(row) => (
              <>
                <Button onClick={() => onAct({ change: row })}>
                  <Trans>Change</Trans>
                </Button>
                <Button variant="quiet" onClick={() => onAct({ revoke: row })}>
                  <Trans>Take away</Trans>
                </Button>
              </>
            )}
          />
        )}
      </Rows>
    </Section>
  )
}
