import { commissionStates } from '@kedai/domain/resellers/commissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { commissionsQuery } from '../../features/resellers/seller/api.ts'
import { CommissionTable } from '../../features/resellers/seller/commission-table.tsx'
import { readCommissionAddress } from '../../features/resellers/seller/list-address.ts'
import { commissionWords } from '../../features/resellers/seller/words.ts'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type CommissionListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// What resellers earned by sales they brought, and how far it is.
export default function CommissionsPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readCommissionAddress(params)
  const { data: commissions, error, refetch, isPlaceholderData } = useQuery(commissionsQuery(search))
  useHead({ title: t`Commissions`, isPrivate: true })
  const change = (part: CommissionListSearch) =>
    void navigate(sellerPaths.commissions({ ...search, ...part, page: undefined }), { replace: true })
  const isNarrowed = search.state !== undefined || search.reseller_id !== undefined
  return (
    <Page
      title={t`Commissions`}
      lead={<Trans>What sales brought to those who brought them</Trans>}
      width="wide"
      back={
        search.reseller_id === undefined
          ? { to: sellerPaths.resellers(), label: t`Resellers` }
          : { to: sellerPaths.reseller(search.reseller_id), label: t`Reseller` }
      }
      actions={
        <ButtonLink variant="primary" to={sellerPaths.newVoucher({ reseller_id: search.reseller_id })}>
          <Trans>Pay out</Trans>
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Select
          aria-label={t`Standing`}
          className="sm:max-w-60"
          value={search.state ?? ''}
          choices={[
            { value: '', label: t`All` },
            ...commissionStates.map((state) => ({ value: state, label: i18n._(commissionWords[state].word) })),
          ]}
          onChange={({ target }) => change({ state: target.value || undefined })}
        />
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!commissions && !error && <ListSkeleton rows={6} />}
        {commissions && (
          <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
            {commissions.rows.length > 0 ? (
              <CommissionTable rows={commissions.rows} />
            ) : isNarrowed ? (
              <Empty
                title={<Trans>No commission matches</Trans>}
                action={<ButtonLink to={sellerPaths.commissions()}>{t`Show all commissions`}</ButtonLink>}
              />
            ) : (
              <Empty title={<Trans>Nobody has earned anything yet</Trans>}>
                <Trans>A paid order that came by a reseller's link appears here.</Trans>
              </Empty>
            )}
            <Pagination
              page={commissions.meta.page}
              lastPage={commissions.meta.last_page}
              hrefOf={(page) => sellerPaths.commissions({ ...search, page: page === 1 ? undefined : page })}
            />
          </div>
        )}
      </div>
    </Page>
  )
}
