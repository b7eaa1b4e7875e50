import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { apiQuery } from '../query.ts'

type Props<Sum> = {
  // The call that counts what the list finds, with the list's search.
  address: string
  // What is known without it.
  least: ReactNode
  children: (sum: Sum & { count: number }) => ReactNode
}

// How many a list of more than a thousand holds: told by itself where that takes no time, else when it is asked for.
export function LongListCount<Sum extends { count: number | null }>({ address, least, children }: Props<Sum>) {
  const { t } = useLingui()
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const isPatient = askedFor === address
  const quick = useQuery({ ...apiQuery<Sum>(address), staleTime: 60_000 })
  const whole = useQuery({
    ...apiQuery<Sum>(`${address}${address.includes('?') ? '&' : '?'}patient=1`),
    staleTime: 60_000,
    enabled: isPatient,
  })
  const sum = isCounted(whole.data) ? whole.data : quick.data
  if (isCounted(sum)) return children(sum)
  if (quick.isPending) return least
  const isInVain = isPatient && !whole.isFetching
  return (
    <>
      {least}{' '}
      {isInVain ? (
        <Trans>Counting them takes too long. Choose days or a status.</Trans>
      ) : (
        <Button className="ml-1" busy={isPatient} onClick={() => setAskedFor(address)}>
          {t`Count all`}
        </Button>
      )}
    </>
  )
}

const isCounted = <Sum extends { count: number | null }>(sum: Sum | undefined): sum is Sum & { count: number } =>
  typeof sum?.count === 'number'
