/** A CRC-32 and how many bytes it is of. */
export type Summed = { crc: number; length: number }

/**
 * The CRC-32 of bytes followed by others, from the sums of both: what is kept need not be read through each time it is sent.
 * A CRC is linear, so bytes that follow shift it by a matrix that depends on their number alone.
 */
export function combineCrc(before: number, { crc, length }: Summed): number {
  let shifted = before
  for (let bits = length * 8, power = 0; bits > 0; bits = Math.floor(bits / 2), power++) {
    if (bits % 2 === 1) shifted = times(shiftBy(power), shifted)
  }
  return (shifted ^ crc) >>> 0
}

// RFC 1952 §8, the polynomial with its lowest bit first. The matrix at n shifts by 2^n bits: each is the one before it, twice.
const polynomial = 0xedb88320
const shifts: Uint32Array[] = [
  Uint32Array.from({ length: 32 }, (_, column) => (column === 0 ? polynomial : 1 << (column - 1))),
]

function shiftBy(power: number): Uint32Array {
  for (let last = shifts.at(-1); last && shifts.length <= power; last = shifts.at(-1)) {
    const half = last
    shifts.push(half.map((column) => times(half, column)))
  }
  return shifts[power] ?? new Uint32Array(32) // never missing: made just now
}

function times(matrix: Uint32Array, vector: number): number {
  let product = 0
  for (let rest = vector >>> 0, column = 0; rest !== 0; rest >>>= 1, column++)
    if (rest & 1) product ^= matrix[column] ?? 0
  return product >>> 0
}
