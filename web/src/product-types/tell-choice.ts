import { useEffect, useRef } from 'react'
import type { BuyerChoiceProps, TypeChoice } from './buyer-choice.ts'

// Tells the order what a type's own form has made of what was typed, once for each change of it.
export function useTellChoice(made: TypeChoice, onChoose: BuyerChoiceProps['onChoose']): void {
  const latest = useRef({ made, onChoose })
  useEffect(() => {
    latest.current = { made, onChoose }
  })
  const content = JSON.stringify(made)
  useEffect(() => {
    latest.current.onChoose(latest.current.made)
  }, [content])
}
