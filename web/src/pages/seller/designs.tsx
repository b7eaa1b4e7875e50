import type { AppliedDesign, Design } from '@kedai/contracts/theme.ts'
import { isDesignName } from '@kedai/domain/theme/designs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DesignCard } from '../../features/theme/seller/design-card.tsx'
import { useHead } from '../../lib/head.ts'
import { post } from '../../lib/http.ts'
import { apiQuery } from '../../lib/query.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'

const path = '/api/ajax/seller/designs'

// Whole looks of a shop, each seen by day and by night before it is put on.
export default function DesignsPage() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(apiQuery<Design[]>(path))
  const [busy, setBusy] = useState<string | null>(null)
  useHead({ title: t`Designs`, isPrivate: true })
  const send = async (name: string, address: string) => {
    if (busy !== null) return
    setBusy(name)
    const result = await post<AppliedDesign>(address)
    setBusy(null)
    if (!result.ok) return toast({ text: result.message, tone: 'danger' })
    queryClient.setQueryData(apiQuery<Design[]>(path).queryKey, result.data.designs)
    await queryClient.invalidateQueries({ queryKey: ['one', '/api/ajax/seller/theme'] })
    if (result.message)
      toast({
        text: result.message,
        ...(name !== 'back' && {
          action: { label: t`Take it back`, run: () => void send('back', `${path}/take-back`) },
        }),
      })
  }
  return (
    <Page
      title={t`Designs`}
      lead={<Trans>Colours, letters, shape and room of every page that buyers see.</Trans>}
      width="wide"
      back={{ to: sellerPaths.settings(), label: t`Shop settings` }}
      actions={
        <Button
          busy={busy === 'back'}
          disabledBecause={
            data && !data.some(({ is_previous }) => is_previous) && t`There is no other design to go back to yet.`
          }
          onClick={() => void send('back', `${path}/take-back`)}
        >
          <Trans>Take back the last change</Trans>
        </Button>
      }
    >
      {error ? (
        <LoadFailed error={error} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <ListSkeleton rows={6} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {data.map((design) => (
            <li key={design.name}>
              <DesignCard
                design={design}
                look={{
                  accent: null,
                  corners: design.corners,
                  design: isDesignName(design.name) ? design.name : null,
                }}
                isBusy={busy === design.name}
                onApply={() => void send(design.name, `${path}/${design.name}/apply`)}
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
