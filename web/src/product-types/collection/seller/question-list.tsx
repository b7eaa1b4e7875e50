import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { newQuestion, type QuestionValues } from './collection-values.ts'
import { QuestionEditor } from './question-editor.tsx'

const maxQuestions = 50

// The form's questions in their order; they can be moved, and asked only after a certain answer.
export function QuestionList() {
  const { setValue, getValues } = useFormContext<ProductValues>()
  const questions = useWatch<ProductValues, 'collection.fields'>({ name: 'collection.fields' })
  const write = (next: QuestionValues[]) => setValue('collection.fields', next, { shouldDirty: true })
  const move = (from: number, to: number) => {
    const next = [...getValues('collection.fields')]
    const [moved] = next.splice(from, 1)
    if (moved) next.splice(to, 0, moved)
    write(next)
  }
  return (
    <>
      <ol className="grid gap-3 empty:hidden">
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.key}
            index={index}
            question={question}
            earlier={questions.slice(0, index)}
            onMoveUp={index > 0 ? () => move(index, index - 1) : null}
            onMoveDown={index < questions.length - 1 ? () => move(index, index + 1) : null}
            onRemove={() => write(getValues('collection.fields').filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      {questions.length < maxQuestions && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => write([...getValues('collection.fields'), newQuestion(getValues('collection.fields'))])}
        >
          <Plus aria-hidden className="size-4" />
          <Trans>Add a question</Trans>
        </Button>
      )}
    </>
  )
}
