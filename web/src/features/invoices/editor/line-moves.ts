// The same things with one of them at another place.
export function moved<One>(all: readonly One[], from: number, to: number): One[] {
  const rest = all.filter((_, place) => place !== from)
  const one = all.slice(from, from + 1)
  return [...rest.slice(0, to), ...one, ...rest.slice(to)]
}
