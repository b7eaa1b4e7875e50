import type { AccessRow } from '@kedai/contracts/operator-access.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { apiListQuery } from '../../lib/query.ts'
import { Section } from '../../ui/page.tsx'
import { AccessList } from './access-list.tsx'
import { operatorCalls } from './paths.ts'

// Who of support may open it.
export function ShopAccess({ shop }: { shop: string }) {
  const { t } = useLingui()
  const { data } = useQuery(apiListQuery<AccessRow>(operatorCalls.access({ shop })))
  if (!data) return null
  return (
    <Section title={t`Access`}>
      {data.rows.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>Admins alone.</Trans>
        </p>
      ) : (
        <AccessList rows={data.rows} names="operator" />
      )}
    </Section>
  )
}
