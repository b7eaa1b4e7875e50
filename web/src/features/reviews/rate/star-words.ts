import { useLingui } from '@lingui/react/macro'

// What one star means, then two, up to five.
export function useStarWords(): [string, string, string, string, string] {
  const { t } = useLingui()
  return [t`1 star: bad`, t`2 stars: not good`, t`3 stars: all right`, t`4 stars: good`, t`5 stars: excellent`]
}
