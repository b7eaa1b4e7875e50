import { commissionStates } from '@kedai/domain/resellers/commissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Banknote, Users } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { commissionsQuery } from '../../features/resellers/seller/api.ts'
import { CommissionTable } from '../../features/resellers/seller/commission-table.tsx'
import { readCommissionAddress } from '../../features/resellers/seller/list-address.ts'
import { commissionWords } from '../../features/resellers/seller/words.ts'
import { useHead } from '../../lib/head.ts'
import { ListRows } from '../../lib/seller/list-rows.tsx'
import { type CommissionListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Select } from '../../ui/select.tsx'

// What resellers earned by sales they brought, and how far it is.
export default function CommissionsPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readCommissionAddress(params)
  const commissions = useQuery(commissionsQuery(search))
  useHead({ title: t`Commissions`, isPrivate: true })
  const change = (part: CommissionListSearch) =>
    void navigate(sellerPaths.commissions({ ...search, ...part, page: undefined }), { replace: true })
  const isNarrowed = search.state !== undefined || search.reseller_id !== undefined
  const whose =
    search.reseller_id === undefined
      ? { to: sellerPaths.resellers(), label: t`Resellers` }
      : { to: sellerPaths.reseller(search.reseller_id), label: t`Reseller` }
  return (
    <ListPage
      title={t`Commissions`}
      count={<Trans>Commission earned on each sale</Trans>}
      add={{
        to: sellerPaths.newVoucher({ reseller_id: search.reseller_id }),
        label: t`Pay out`,
        icon: <Banknote aria-hidden className="size-5" />,
      }}
      ways={[{ ...whose, icon: <Users aria-hidden className="size-5" /> }]}
      search={
        <Select
          aria-label={t`Status`}
          className="sm:max-w-60"
          value={search.state ?? ''}
          choices={[
            { value: '', label: t`All` },
            ...commissionStates.map((state) => ({ value: state, label: i18n._(commissionWords[state].word) })),
          ]}
          onChange={({ target }) => change({ state: target.value || undefined })}
        />
      }
      isBare={commissions.data?.rows.length === 0 && !isNarrowed}
    >
      <ListRows
        list={commissions}
        hrefOf={(page) => sellerPaths.commissions({ ...search, page })}
        empty={
          isNarrowed ? (
            <Empty
              title={<Trans>No commission matches</Trans>}
              action={<ButtonLink to={sellerPaths.commissions()}>{t`Show all commissions`}</ButtonLink>}
            />
          ) : (
            <Empty title={<Trans>No commissions yet</Trans>}>
              <Trans>A paid order that came by a reseller's link appears here.</Trans>
            </Empty>
          )
        }
      >
        {(rows) => <CommissionTable rows={rows} />}
      </ListRows>
    </ListPage>
  )
}
