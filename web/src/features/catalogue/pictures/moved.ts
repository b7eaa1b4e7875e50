/** The same things with one at another place. */
export function moved<T>(things: readonly T[], from: number, to: number): T[] {
  const rest = things.filter((_, index) => index !== from)
  const thing = things[from]
  return thing === undefined ? [...things] : [...rest.slice(0, to), thing, ...rest.slice(to)]
}
