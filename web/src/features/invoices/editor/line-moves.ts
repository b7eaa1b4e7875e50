// The same things with one of them at another place.
export function moved<One>(all: readonly One[], from: number, to: number): One[] {
  const rest = all.filter((_, place) => place !== from)
  const one = all.slice(from, from + 1)
  return [...rest.slice(0, to), ...one, ...rest.slice(to)]
}

// Where a dragged row belongs: past every row whose middle the pointer has passed. By their middles, so that rows of unlike
// height do not change places to and fro. `middles`: of the rows as they stand, from top to bottom.
export function placeUnder(pointerY: number, middles: readonly number[], from: number): number {
  let to = from
  while (to + 1 < middles.length && pointerY > (middles[to + 1] ?? Infinity)) to += 1
  while (to > 0 && pointerY < (middles[to - 1] ?? -Infinity)) to -= 1
  return to
}
