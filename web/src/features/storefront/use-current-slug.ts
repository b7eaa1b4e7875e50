import { useEffect } from 'react'
import { useNavigate } from 'react-router'

// A link with a category's former name, or with its number, stands at its present name from now on.
export function useCurrentSlug(asked: string, current: string | undefined, hrefOf: (slug: string) => string): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (current !== undefined && current !== asked) void navigate(hrefOf(current), { replace: true })
  }, [asked, current]) // the way there is made of nothing else that counts
}
