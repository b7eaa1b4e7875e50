import type { JudgedQuiz, LessonView } from '@kedai/contracts/courses.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { answerQuiz } from './api.ts'

type Props = {
  token: string
  lesson: LessonView & { quiz: NonNullable<LessonView['quiz']> }
  onJudged: (judged: JudgedQuiz) => void
}

// Questions with their options; the server alone knows what is right.
export function LessonQuiz({ token, lesson: { id, quiz, is_done, score }, onJudged }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly (readonly number[])[]>(() => quiz.questions.map(() => []))
  const [said, setSaid] = useState<{ message: string; judged: JudgedQuiz } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const left = chosen.filter((places) => places.length === 0).length

  const choose = (question: number, option: number, isMultiple: boolean) => {
    setChosen(chosen.map((places, at) => (at === question ? toggled(places, option, isMultiple) : places)))
    setSaid(null)
  }
  async function send() {
    setBusy(true)
    setFailure(null)
    const result = await answerQuiz(token, id, chosen)
    setBusy(false)
    if (!result.ok) return setFailure(result.message)
    setSaid({ message: result.message ?? '', judged: result.data })
    onJudged(result.data)
  }

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {is_done && !said && <Notice tone="good" title={<Trans>You have passed this quiz with {score ?? 0}%.</Trans>} />}
      {quiz.questions.map(({ question, options, is_multiple }, at) => (
        <fieldset key={at} className="grid gap-2">
          <legend className="mb-2 font-semibold break-words">
            {at + 1}. {question}
            {is_multiple && (
              <span className="block text-sm font-normal text-ink-soft">
                <Trans>Choose all that are right.</Trans>
              </span>
            )}
            {said?.judged.wrong.includes(at) && (
              <span className="block text-sm font-semibold text-danger-ink">
                <Trans>Not right yet.</Trans>
              </span>
            )}
          </legend>
          {options.map((option, place) => (
            <label
              key={place}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-m border border-line-strong bg-card px-4 py-2 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type={is_multiple ? 'checkbox' : 'radio'}
                name={`question-${at}`}
                checked={chosen[at]?.includes(place) ?? false}
                onChange={() => choose(at, place, is_multiple)}
                className="size-5 shrink-0 outline-none"
              />
              <span className="min-w-0 break-words">{option}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {failure && <Notice tone="danger" title={failure} />}
      {said && <Notice tone={said.judged.is_passed ? 'good' : 'warn'} title={said.message} />}
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        disabledBecause={left > 0 && t`Answer every question first.`}
      >
        {said && !said.judged.is_passed ? <Trans>Try again</Trans> : <Trans>Check my answers</Trans>}
      </Button>
    </form>
  )
}

const toggled = (places: readonly number[], option: number, isMultiple: boolean): number[] => {
  if (!isMultiple) return [option]
  return places.includes(option) ? places.filter((place) => place !== option) : [...places, option]
}
