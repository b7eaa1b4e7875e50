import ts from 'typescript'

type Item =
  | { kind: 'one'; source: string }
  | { kind: 'assertion' }
  | { kind: 'group'; alternatives: Part[][]; looks: boolean }
type Part = { item: Item; min: number; max: number }
/** One character's matcher on the way through a pattern; `source` null where it is a group. `within`: the optional parts around it. */
type Step = { source: string | null; isUnbounded: boolean; isMandatory: boolean; within: readonly Part[] }

/**
 * Whether a pattern may take more than linear time on some text, as far as can be told without doubt: what is not known to be linear is called open.
 * Linear is: no repetition within a repetition; away from the start of a text nothing behind an unbounded repetition; between
 * two of them something that must stand there and that the first one does not match.
 */
export function isOpenPattern(literal: string): boolean {
  const end = literal.lastIndexOf('/')
  const flags = literal.slice(end + 1)
  const alternatives = parse(literal.slice(1, end))
  if (alternatives === null) return true
  return alternatives.some((parts) => {
    const ways = waysThrough(parts, [])
    return (
      ways === null ||
      ways.some((steps) =>
        isOpenWay(steps, {
          isAnchored: startsAnchored(parts) && !flags.includes('m'),
          flags: flags.replace(/[gy]/g, ''),
        }),
      )
    )
  })
}

/** A pattern that only a running program knows. */
export const isBuiltPattern = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

function isOpenWay(steps: readonly Step[], { isAnchored, flags }: { isAnchored: boolean; flags: string }): boolean {
  const unbounded = steps.flatMap((step, at) => (step.isUnbounded ? [at] : []))
  const [first] = unbounded
  if (first === undefined) return false
  if (!isAnchored && steps.length > first + 1) return true
  return unbounded.slice(1).some((at, index) => !isParted(steps, unbounded[index] ?? 0, at, flags))
}

// Whether what must stand between two repetitions ends the first one.
function isParted(steps: readonly Step[], from: number, to: number, flags: string): boolean {
  const [first, last] = [steps[from], steps[to]]
  if (first?.source == null || last === undefined) return false
  return steps
    .slice(from + 1, to)
    .some(
      ({ source, isMandatory, within }) =>
        source !== null &&
        isMandatory &&
        within.every((part) => last.within.includes(part)) &&
        !overlap(first.source ?? '', source, flags),
    )
}

const samples = [
  ...Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code)),
  '\u2028',
  '\u3000',
  '中',
  'Ω',
  'İ',
  '９',
  '\ud83d',
]

function overlap(one: string, other: string, flags: string): boolean {
  const [a, b] = [
    new RegExp(`^(?:${one})$`, `${flags.replace('s', '')}s`),
    new RegExp(`^(?:${other})$`, `${flags.replace('s', '')}s`),
  ]
  return samples.some((sample) => a.test(sample) && b.test(sample))
}

const startsAnchored = ([first]: readonly Part[]): boolean => first?.item.kind === 'assertion' && first.min === 1

// Every sequence of steps that leads through; null where repetitions stand within a repetition.
function waysThrough(parts: readonly Part[], within: readonly Part[]): Step[][] | null {
  let ways: Step[][] = [[]]
  for (const part of parts) {
    const here = stepsOf(part, part.min === 0 ? [...within, part] : within)
    if (here === null || ways.length * here.length > 200) return null
    ways = ways.flatMap((way) => here.map((steps) => [...way, ...steps]))
  }
  return ways
}

function stepsOf(part: Part, within: readonly Part[]): Step[][] | null {
  const { item, min, max } = part
  if (item.kind === 'assertion') return [[{ source: null, isUnbounded: false, isMandatory: false, within }]]
  const isUnbounded = max === Infinity
  if (item.kind === 'one') return [[{ source: item.source, isUnbounded, isMandatory: min > 0 || !isUnbounded, within }]]
  const inner: Step[][] = []
  for (const alternative of item.alternatives) {
    const ways = waysThrough(alternative, within)
    if (ways === null) return null
    inner.push(...ways)
  }
  const repeats = inner.some((steps) => steps.some((step) => step.isUnbounded))
  if (repeats && (max > 1 || item.looks)) return null
  return isUnbounded ? [[{ source: null, isUnbounded, isMandatory: false, within }]] : inner
}

// The common forms of patterns; null for what this does not know.
function parse(source: string): Part[][] | null {
  let at = 0
  const read = (pattern: RegExp): RegExpExecArray | null => {
    const found = new RegExp(pattern.source, 'y')
    found.lastIndex = at
    const match = found.exec(source)
    if (match) at = found.lastIndex
    return match
  }
  const all = alternatives()
  return all !== null && at === source.length ? all : null

  function alternatives(): Part[][] | null {
    const found: Part[][] = [[]]
    while (at < source.length && source[at] !== ')') {
      if (read(/\|/)) found.push([])
      else {
        const one = item()
        if (one === null) return null
        found.at(-1)?.push({ item: one, ...quantifier() })
      }
    }
    return found
  }

  function item(): Item | null {
    if (read(/\^|\$|\\[bB]/)) return { kind: 'assertion' }
    const group = read(/\((\?(?:[:=!]|<[=!]|<\w+>))?/)
    if (group) {
      const inside = alternatives()
      return inside !== null && read(/\)/)
        ? { kind: 'group', alternatives: inside, looks: /[=!]/.test(group[1] ?? '') }
        : null
    }
    if (/^\\(?:[1-9]|k<)/.test(source.slice(at, at + 3))) return null // what was found before
    const one = read(
      /\[(?:\\[^]|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c\w|\\[^]|[^()[\]{}*+?|\\]/,
    )
    return one && { kind: 'one', source: one[0] }
  }

  function quantifier(): { min: number; max: number } {
    const found = read(/(?:([*+?])|\{(\d+)(,(\d*))?\})\??/)
    if (!found) return { min: 1, max: 1 }
    const [, sign, least, more, most] = found
    if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
    return { min: Number(least), max: more === undefined ? Number(least) : most === '' ? Infinity : Number(most) }
  }
}
