/** `numerator / denominator` rounded to a whole number, half away from zero (DESIGN §4). The denominator is above 0. */
export function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}
