import { Plural } from '@lingui/react/macro'
import { Notice } from '../../ui/notice.tsx'
import type { OrderInHand } from './order-in-hand.ts'
import { useWords } from './use-words.ts'

// What a refused submit still lacks, each line leading to its field; lines go as they are mended.
export function ErrorSummary({ checkout: { lead, problems, refused } }: { checkout: OrderInHand }) {
  const { say } = useWords()
  const left = Object.keys(refused).flatMap((input) =>
    problems[input] ? [{ input, sentence: say(input, problems[input]) }] : [],
  )
  if (left.length === 0) return null
  return (
    <Notice
      tone="danger"
      title={
        <Plural value={left.length} one="Check 1 field before you order" other="Check # fields before you order" />
      }
    >
      <ul>
        {left.map(({ input, sentence }) => (
          <li key={input}>
            <button type="button" className="min-h-8 py-1 text-left underline" onClick={() => lead(input)}>
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
