import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { useContext } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { ProblemsContext } from '../../form/seller/problems.ts'
import { emptyQuestion, moved, type QuestionValues, replaced, without } from './course-values.ts'
import type { KindProps } from './kind-props.ts'
import { RowTools } from './row-tools.tsx'

// Questions with their answers; the right ones are ticked.
export function QuizEditor({ lesson, path, onChange }: KindProps) {
  const { t } = useLingui()
  const problems = useContext(ProblemsContext)
  const { questions } = lesson
  const set = (next: QuestionValues[]) => onChange({ questions: next })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-wire={`${path}.questions`}>
      <Field
        label={t`Passed with`}
        hint={t`Of all questions.`}
        error={problems[`${path}.pass_percent`]}
        className="max-w-40"
      >
        <NumberInput
          name={`${path}.pass_percent`}
          unit="%"
          value={lesson.pass_percent}
          maxLength={3}
          onChange={({ target }) => onChange({ pass_percent: target.value })}
        />
      </Field>
      {questions.map((question, at) => (
        <Question
          key={at}
          question={question}
          path={`${path}.questions.${at}`}
          place={at}
          count={questions.length}
          onChange={(next) => set(replaced(questions, at, next))}
          onMove={(to) => set(moved(questions, at, to))}
          onRemove={() => set(without(questions, at))}
        />
      ))}
      {problems[`${path}.questions`] && <FieldError>{problems[`${path}.questions`]}</FieldError>}
      <Button variant="quiet" className="justify-self-start" onClick={() => set([...questions, emptyQuestion()])}>
        <Plus aria-hidden className="size-5" />
        <Trans>Add a question</Trans>
      </Button>
    </div>
  )
}

type QuestionProps = {
  question: QuestionValues
  path: string
  place: number
  count: number
  onChange: (question: QuestionValues) => void
  onMove: (to: number) => void
  onRemove: () => void
}

const maxOptions = 10

function Question({ question: value, path, place, count, onChange, onMove, onRemove }: QuestionProps) {
  const { t } = useLingui()
  const problems = useContext(ProblemsContext)
  const { question, options, correct } = value
  const name = t`Question ${place + 1}`
  const problem = problems[`${path}.options`] ?? problems[`${path}.correct`]
  const drop = (option: number) =>
    onChange({
      ...value,
      options: without(options, option),
      correct: correct.flatMap((at) => (at === option ? [] : [at > option ? at - 1 : at])),
    })
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-m border border-line p-3">
      <div className="flex items-end gap-2">
        <Field label={name} error={problems[`${path}.question`]} className="min-w-0 flex-1">
          <Input
            name={`${path}.question`}
            value={question}
            maxLength={500}
            onChange={({ target }) => onChange({ ...value, question: target.value })}
          />
        </Field>
        <RowTools name={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      <p className="text-xs text-ink-soft">
        <Trans>Tick every answer that is right.</Trans>
      </p>
      {options.map((option, at) => (
        <div key={at} className="flex items-center gap-2">
          <input
            type="checkbox"
            aria-label={t`Answer ${at + 1} is right`}
            checked={correct.includes(at)}
            onChange={({ target }) =>
              onChange({
                ...value,
                correct: target.checked ? [...correct, at] : correct.filter((other) => other !== at),
              })
            }
            className="size-6 shrink-0"
          />
          <Input
            aria-label={t`Answer ${at + 1}`}
            name={at === 0 ? `${path}.options` : `${path}.options.${at}`}
            value={option}
            maxLength={300}
            onChange={({ target }) => onChange({ ...value, options: replaced(options, at, target.value) })}
          />
          {options.length > 2 && (
            <IconButton label={t`Remove answer ${at + 1}`} onClick={() => drop(at)}>
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {problem && <FieldError>{problem}</FieldError>}
      {options.length < maxOptions && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => onChange({ ...value, options: [...options, ''] })}
        >
          <Plus aria-hidden className="size-5" />
          <Trans>Add an answer</Trans>
        </Button>
      )}
    </fieldset>
  )
}
