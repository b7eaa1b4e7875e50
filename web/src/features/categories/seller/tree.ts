// The shelves of a shop in two levels, as they are moved about on the screen.
export type Place = { id: number; parent_id: number | null }
export type Branch<T> = { top: T; within: T[] }
export type Step = 'up' | 'down' | 'in' | 'out'

export const treeOf = <T extends Place>(list: readonly T[]): Branch<T>[] =>
  list
    .filter(({ parent_id }) => parent_id === null)
    .map((top) => ({ top, within: list.filter(({ parent_id }) => parent_id === top.id) }))

export const listOf = <T extends Place>(tree: readonly Branch<T>[]): T[] =>
  tree.flatMap(({ top, within }) => [
    { ...top, parent_id: null },
    ...within.map((one) => ({ ...one, parent_id: top.id })),
  ])

// The list after one step; null where that step leads nowhere.
export function stepped<T extends Place>(list: readonly T[], id: number, step: Step): T[] | null {
  const tree = treeOf(list)
  const at = tree.findIndex(({ top }) => top.id === id)
  if (at >= 0) {
    const branch = tree[at] as Branch<T> // found just now
    const before = tree[at - 1]
    if (step === 'in')
      return before && branch.within.length === 0
        ? listOf(
            tree.flatMap((one, index) =>
              index === at ? [] : index === at - 1 ? [{ ...one, within: [...one.within, branch.top] }] : [one],
            ),
          )
        : null
    return step === 'out' ? null : swapped(tree, at, step, listOf)
  }
  const home = tree.findIndex(({ within }) => within.some((one) => one.id === id))
  const branch = tree[home]
  if (!branch) return null
  const place = branch.within.findIndex((one) => one.id === id)
  const child = branch.within[place] as T // found just now
  if (step === 'in') return null
  if (step === 'out') {
    const left = { ...branch, within: branch.within.filter((one) => one.id !== id) }
    return listOf([...tree.slice(0, home), left, { top: child, within: [] }, ...tree.slice(home + 1)])
  }
  return swapped(branch.within, place, step, (within) =>
    listOf(tree.map((one, index) => (index === home ? { ...one, within } : one))),
  )
}

// The list after one category was let go on another: it takes that one's place, and what lies within it comes along.
export function dropped<T extends Place>(list: readonly T[], id: number, onto: number): T[] | null {
  const tree = treeOf(list)
  const moving = tree.find(({ top }) => top.id === id) ?? alone(list, id)
  const target = list.find((one) => one.id === onto)
  if (!moving || !target || id === onto || moving.within.some((one) => one.id === onto)) return null
  const isLater = list.findIndex((one) => one.id === id) < list.indexOf(target)
  const rest = tree
    .filter(({ top }) => top.id !== id)
    .map((branch) => ({ ...branch, within: branch.within.filter((one) => one.id !== id) }))
  const staysTop = target.parent_id === null || moving.within.length > 0
  const onTop = target.parent_id ?? target.id
  if (staysTop) return listOf(inserted(rest, rest.findIndex(({ top }) => top.id === onTop) + (isLater ? 1 : 0), moving))
  return listOf(
    rest.map((branch) => {
      const place = branch.within.findIndex((one) => one.id === onto)
      return place < 0
        ? branch
        : {
            ...branch,
            within: inserted(
              branch.within,
              place + (isLater && moving.top.parent_id === branch.top.id ? 1 : 0),
              moving.top,
            ),
          }
    }),
  )
}

function alone<T extends Place>(list: readonly T[], id: number): Branch<T> | undefined {
  const top = list.find((one) => one.id === id)
  return top && { top, within: [] }
}

const inserted = <T>(things: readonly T[], at: number, thing: T): T[] => [
  ...things.slice(0, at),
  thing,
  ...things.slice(at),
]

function swapped<T, Out>(
  things: readonly T[],
  at: number,
  step: 'up' | 'down',
  done: (things: T[]) => Out,
): Out | null {
  const other = step === 'up' ? at - 1 : at + 1
  const [one, two] = [things[at], things[other]]
  return one === undefined || two === undefined
    ? null
    : done(things.map((thing, index) => (index === at ? two : index === other ? one : thing)))
}
