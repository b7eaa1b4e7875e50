import type { Fact } from '@kedai/domain/documents/paper-document.ts'
import type { Letters, TextStyle } from '../letters/letters.ts'
import { beside, padded, stack } from './block.ts'
import type { Block } from './block.ts'
import { ascentOf, paragraph } from './paragraph.ts'

/** Labels at the left, values at the right edge. A value gets what its label leaves; both wrap. */
export function factRows(
  letters: Letters,
  facts: readonly Fact[],
  width: number,
  { label, value, strong, gap = 2 }: { label: TextStyle; value: TextStyle; strong: TextStyle; gap?: number },
): Block {
  return stack(
    facts.map((fact) => factRow(letters, fact, width, { label, value: fact.isStrong ? strong : value })),
    gap,
  )
}

/** One line with its value at the right edge. */
export function factRow(
  letters: Letters,
  fact: Pick<Fact, 'label' | 'value'>,
  width: number,
  { label, value }: { label: TextStyle; value: TextStyle },
): Block {
  const between = 10
  const widest = Math.min(letters.width(fact.value, value) + hair, width * 0.62)
  const labelWidth = Math.min(letters.width(fact.label, label) + hair, width - widest - between)
  const valueWidth = width - labelWidth - between
  const down = ascentOf(value) - ascentOf(label) // both stand on one line, whatever their sizes
  return beside([
    {
      left: 0,
      block: padded(paragraph(letters, fact.label, { style: label, width: labelWidth }), { top: Math.max(0, down) }),
    },
    {
      left: width - valueWidth,
      block: padded(paragraph(letters, fact.value, { style: value, width: valueWidth, align: 'end' }), {
        top: Math.max(0, -down),
      }),
    },
  ])
}

const hair = 0.05 // so that what was measured fits
