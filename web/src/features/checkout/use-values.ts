import type { ItemView } from '@kedai/contracts/items.ts'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draftOf } from '../../lib/drafts.ts'
import { takeTyped } from './typed-early.ts'
import type { OrderValues } from './values.ts'

// `name` tells orders apart that may be written on one device: an item's, a cart's.
export const draftName = (name: string) => `checkout:${name}`

export type Kept<Values> = {
  name: string
  me: ItemView['me']
  initial: () => Values
  restore: (kept: Record<string, unknown>, fresh: Values) => Values
  onRestored: (values: Values) => void
}

// What is typed and chosen, kept on this device while it changes. What was typed before the script came is taken over from the page
// itself (`typed-early.ts`), and wins over the draft of an earlier visit. `isLive` turns true once that is done.
export function useValues<Values extends OrderValues>({ name, me, ...rest }: Kept<Values>) {
  const [values, setValues] = useState(rest.initial)
  const [isLive, setIsLive] = useState(false)
  const latest = useRef({ values, ...rest })
  useLayoutEffect(() => {
    latest.current = { ...latest.current, ...rest }
  })

  const show = useCallback((next: Values) => {
    latest.current.values = next
    setValues(next)
  }, [])
  const change = useCallback(
    (changed: Partial<Values>) => {
      const next = { ...latest.current.values, ...changed }
      draftOf(draftName(name)).write(next)
      show(next)
    },
    [name, show],
  )

  useLayoutEffect(() => {
    const { initial, restore } = latest.current
    const kept = draftOf(draftName(name)).read()
    const drafted = kept ? restore(kept, initial()) : initial()
    show({ ...drafted, ...typedBefore() })
    setIsLive(true)
    latest.current.onRestored(latest.current.values)
  }, [name, show])

  // A signed-in person's details arrive apart from the page, which is the same for everybody.
  useEffect(() => {
    const { values: typed } = latest.current
    if (me)
      show({
        ...typed,
        name: typed.name || me.name,
        email: typed.email || me.email,
        phone: typed.phone || (me.phone ?? ''),
      })
  }, [me, show])

  return { values, change, isLive }
}

const typedNames = ['name', 'phone', 'email', 'address', 'postcode', 'city', 'state', 'notes', 'paymentMethod'] as const

function typedBefore(): Partial<OrderValues> {
  const typed = takeTyped()
  const names: Record<string, keyof OrderValues> = {
    ...Object.fromEntries(typedNames.map((name) => [name, name])),
    coupon_code: 'couponCode',
  }
  return Object.fromEntries([...typed].flatMap(([name, value]) => (names[name] ? [[names[name], value]] : [])))
}
