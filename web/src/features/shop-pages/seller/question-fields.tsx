import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { BlockProps } from './block-props.ts'

type Faq = Extract<PageBlock, { type: 'faq' }>

// Questions with their answers.
export function QuestionFields({ block, onChange, error }: BlockProps<Faq>) {
  const { t } = useLingui()
  const set = (at: number, part: Partial<Faq['questions'][number]>) =>
    onChange({
      ...block,
      questions: block.questions.map((one, index) => (index === at ? { ...one, ...part } : one)),
    })
  return (
    <>
      <Field label={t`Title`} optional error={error('title')}>
        <Input
          value={block.title}
          maxLength={120}
          onChange={(event) => onChange({ ...block, title: event.target.value })}
        />
      </Field>
      {block.questions.map(({ question, answer }, at) => (
        <div key={at} className="grid gap-3 rounded-m border border-line p-3">
          <Field label={t`Question ${at + 1}`} error={error(`questions.${at}.question`)}>
            <Input value={question} maxLength={200} onChange={(event) => set(at, { question: event.target.value })} />
          </Field>
          <Field label={t`Answer`}>
            <Textarea value={answer} maxLength={2000} onChange={(event) => set(at, { answer: event.target.value })} />
          </Field>
          {block.questions.length > 1 && (
            <Button
              variant="quiet"
              className="justify-self-start"
              onClick={() => onChange({ ...block, questions: block.questions.filter((_, index) => index !== at) })}
            >
              <Trans>Remove question {at + 1}</Trans>
            </Button>
          )}
        </div>
      ))}
      <Button
        className="justify-self-start"
        disabledBecause={block.questions.length >= 30 && t`A block holds 30 questions.`}
        onClick={() => onChange({ ...block, questions: [...block.questions, { question: '', answer: '' }] })}
      >
        <Plus aria-hidden className="size-5" />
        <Trans>Another question</Trans>
      </Button>
    </>
  )
}
