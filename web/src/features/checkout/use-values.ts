import type { ItemView } from '@kedai/contracts/items.ts'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draftOf } from '../../lib/drafts.ts'
import { takeTyped } from './typed-early.ts'
import { type Values, initialValues, restored } from './values.ts'

export const draftName = (viewId: string) => `checkout:${viewId}`

type Kept = { view: ItemView; onRestored: (values: Values) => void }

// What is typed and chosen, kept on this device while it changes. What was typed before the script came is taken over from the page
// itself (`typed-early.ts`), and wins over the draft of an earlier visit. `isLive` turns true once that is done.
export function useValues({ view, onRestored }: Kept) {
  const [values, setValues] = useState(() => initialValues(view))
  const [isLive, setIsLive] = useState(false)
  const latest = useRef({ values, view, onRestored })
  const viewId = view.item.view_id
  useLayoutEffect(() => {
    latest.current = { ...latest.current, view, onRestored }
  })

  const show = useCallback((next: Values) => {
    latest.current.values = next
    setValues(next)
  }, [])
  const change = useCallback(
    (changed: Partial<Values>) => {
      const next = { ...latest.current.values, ...changed }
      draftOf(draftName(viewId)).write(next)
      show(next)
    },
    [viewId, show],
  )

  useLayoutEffect(() => {
    const fresh = initialValues(latest.current.view)
    const kept = draftOf(draftName(viewId)).read()
    const drafted = kept ? restored(kept, fresh, latest.current.view) : fresh
    show({ ...drafted, ...typedBefore() })
    setIsLive(true)
    latest.current.onRestored(latest.current.values)
  }, [viewId, show])

  // A signed-in person's details arrive apart from the page, which is the same for everybody.
  const me = view.me
  useEffect(() => {
    const { name, email, phone } = latest.current.values
    if (me)
      show({
        ...latest.current.values,
        name: name || me.name,
        email: email || me.email,
        phone: phone || (me.phone ?? ''),
      })
  }, [me, show])

  return { values, change, isLive }
}

const typedNames = ['name', 'phone', 'email', 'address', 'postcode', 'city', 'state', 'notes', 'paymentMethod'] as const

function typedBefore(): Partial<Values> {
  const typed = takeTyped()
  const names: Record<string, keyof Values> = {
    ...Object.fromEntries(typedNames.map((name) => [name, name])),
    coupon_code: 'couponCode',
  }
  return Object.fromEntries([...typed].flatMap(([name, value]) => (names[name] ? [[names[name], value]] : [])))
}
