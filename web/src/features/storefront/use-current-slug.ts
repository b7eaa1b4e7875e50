import { useEffect } from 'react'
import { useNavigate } from 'react-router'

// A link with a category's former name, or with its number, stands at its present name from now on. `to` null: it does already.
export function useCurrentSlug(to: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true })
  }, [to, navigate])
}
