import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'

// What a shop replied to a review, below it.
export const ReviewReply = ({ heading, text }: { heading: ReactNode; text: string }) => (
  <div className="max-w-prose border-l-4 border-line-strong pl-3 text-sm">
    <p className="font-semibold">{heading}</p>
    <Fold text={text}>
      <p className="break-words whitespace-pre-line text-ink-soft">{text}</p>
    </Fold>
  </div>
)
