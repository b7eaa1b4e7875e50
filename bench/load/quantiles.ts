/** The values below which half, 95 % and 99 % of the given lie, and the largest; 0 of nothing. Sorts what it is given. */
export function quantilesOf(values: Float64Array): {
  p50: number
  p95: number
  p99: number
  most: number
} {
  values.sort()
  const at = (share: number) => values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
}
