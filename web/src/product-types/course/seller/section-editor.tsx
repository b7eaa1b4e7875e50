import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import { emptyLesson, moved, replaced, type SectionValues, without } from './course-values.ts'
import { LessonEditor } from './lesson-editor.tsx'
import { RowTools } from './row-tools.tsx'

type Props = {
  section: SectionValues
  place: number
  count: number
  onChange: (section: SectionValues) => void
  onMove: (to: number) => void
  onRemove: () => void
}

// A section with its lessons, each of which can be moved within it.
export function SectionEditor({ section, place, count, onChange, onMove, onRemove }: Props) {
  const { t } = useLingui()
  const path = `course.sections.${place}`
  const problem = useProblem(`${path}.title`)
  const { title, lessons } = section
  const set = (next: SectionValues['lessons']) => onChange({ ...section, lessons: next })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-l border border-line bg-paper p-3 sm:p-4">
      <div className="flex items-end gap-2">
        <Field label={t`Section ${place + 1}`} error={problem} className="min-w-0 flex-1">
          <Input
            name={`${path}.title`}
            value={title}
            maxLength={160}
            placeholder={t`For example: Before you begin`}
            onChange={({ target }) => onChange({ ...section, title: target.value })}
          />
        </Field>
        <RowTools
          name={title || t`Section ${place + 1}`}
          place={place}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {lessons.map((lesson, at) => (
          <LessonEditor
            key={at}
            lesson={lesson}
            path={`${path}.lessons.${at}`}
            place={at}
            count={lessons.length}
            onChange={(next) => set(replaced(lessons, at, next))}
            onMove={(to) => set(moved(lessons, at, to))}
            onRemove={() => set(without(lessons, at))}
          />
        ))}
      </ol>
      <Button variant="quiet" className="justify-self-start" onClick={() => set([...lessons, emptyLesson()])}>
        <Plus aria-hidden className="size-5" />
        <Trans>Add a lesson</Trans>
      </Button>
    </section>
  )
}
