import type { OperatorRow } from '@kedai/contracts/operator-access.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AddOperator } from '../../features/operator/operator-acts.tsx'
import { OperatorTable } from '../../features/operator/operator-table.tsx'
import { operatorCalls, operatorPaths } from '../../features/operator/paths.ts'
import { Refused } from '../../features/operator/refused.tsx'
import { useHead } from '../../lib/head.ts'
import { apiQuery } from '../../lib/query.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export function OperatorsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(apiQuery<OperatorRow[]>(operatorCalls.operators))
  useHead({ title: t`Operators`, isPrivate: true })
  return (
    <Page
      title={t`Operators`}
      lead={data && <Plural value={data.length} one="# person" other="# people" />}
      actions={
        data && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Trans>Add an operator</Trans>
          </Button>
        )
      }
    >
      {data ? (
        <OperatorTable rows={data} />
      ) : error ? (
        <Refused error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton rows={4} />
      )}
      {isAdding && (
        <AddOperator onAdded={({ id }) => void navigate(operatorPaths.operator(id))} onClose={() => setAdding(false)} />
      )}
    </Page>
  )
}
