import type { LessonKind } from '@kedai/domain/courses/progress.ts'
import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { KindProps } from './kind-props.ts'
import { LessonFile } from './lesson-file.tsx'
import { QuizEditor } from './quiz-editor.tsx'

function TextFields({ lesson, path, onChange }: KindProps) {
  const { t } = useLingui()
  const isNeeded = lesson.kind === 'text'
  return (
    <Field
      label={isNeeded ? t`The lesson` : t`Accompanying text`}
      optional={!isNeeded}
      hint={t`Begin a line with # for a heading, or with - for a list.`}
      error={useProblem(`${path}.text`)}
    >
      <Textarea
        name={`${path}.text`}
        rows={isNeeded ? 8 : 3}
        value={lesson.text}
        maxLength={20_000}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </Field>
  )
}

function VideoFields(props: KindProps) {
  const { t } = useLingui()
  const { lesson, path, onChange } = props
  return (
    <>
      <Field
        label={t`Link of YouTube or Vimeo`}
        optional
        hint={t`It plays within the lesson. Or upload a file below.`}
        error={useProblem(`${path}.link`)}
      >
        <Input
          type="url"
          inputMode="url"
          name={`${path}.link`}
          value={lesson.link}
          maxLength={500}
          placeholder="https://"
          autoComplete="off"
          onChange={({ target }) => onChange({ link: target.value.trim() })}
        />
      </Field>
      {lesson.link === '' && (
        <LessonFile {...props} accept="video/mp4" hint={t`MP4. Only who is enrolled can watch it.`} />
      )}
      <TextFields {...props} />
    </>
  )
}

function FileFields(props: KindProps) {
  const { t } = useLingui()
  return (
    <>
      <LessonFile {...props} hint={t`PDF, picture, audio, archive or Office document. Only who is enrolled gets it.`} />
      <TextFields {...props} />
    </>
  )
}

function QuizFields(props: KindProps) {
  return (
    <>
      <TextFields {...props} />
      <QuizEditor {...props} />
    </>
  )
}

const fields = { text: TextFields, video: VideoFields, file: FileFields, quiz: QuizFields } satisfies Record<
  LessonKind,
  ComponentType<KindProps>
>

// What a lesson of each kind is made of.
export function KindFields(props: KindProps) {
  const Fields = fields[props.lesson.kind]
  return <Fields {...props} />
}
