import { useEffect } from 'react'
import { useGo } from '../../ui/navigation.ts'

// A link with a category's former name, or with its number, stands at its present name from now on: for somebody who comes from
// another page; the server has sent the others there already. `to` null: it does already.
export function useCurrentSlug(to: string | null): void {
  const go = useGo()
  useEffect(() => {
    if (to !== null) go(to, { replace: true })
  }, [to, go])
}
