import { ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import { Trans } from '@lingui/react/macro'
import { useBucketNames } from '../bucket-names.ts'

// How late the money of the shown invoices is.
export function AgeName({ age }: { age: string }) {
  const names = useBucketNames()
  const bucket = ageingBucketNames.find((name) => name === age)
  return bucket ? names[bucket] : <Trans>Still to be paid</Trans>
}
