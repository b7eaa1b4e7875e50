import type { LessonKind } from '@kedai/domain/courses/progress.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useContext, useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { ProblemsContext } from '../../form/seller/problems.ts'
import type { LessonValues } from './course-values.ts'
import { KindFields } from './kind-fields.tsx'
import { RowTools } from './row-tools.tsx'

type Props = {
  lesson: LessonValues
  path: string
  place: number
  count: number
  onChange: (lesson: LessonValues) => void
  onMove: (to: number) => void
  onRemove: () => void
}

// One lesson: a row that unfolds. One that is new or wrong stands open.
export function LessonEditor({ lesson, path, place, count, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const problems = useContext(ProblemsContext)
  const [isOpen, setIsOpen] = useState(lesson.title === '')
  const isWrong = Object.keys(problems).some((name) => name.startsWith(`${path}.`))
  const isShown = isOpen || isWrong
  const name = lesson.title || t`Lesson ${place + 1}`
  const change = (part: Partial<LessonValues>) => onChange({ ...lesson, ...part })
  return (
    <li className="rounded-m border border-line bg-card">
      <div className="flex items-center gap-1 pr-1">
        <button
          type="button"
          aria-expanded={isShown}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-m px-3 py-2 text-left text-sm hover:bg-sunken"
        >
          <ChevronDown aria-hidden className={`size-5 shrink-0 text-ink-soft ${isShown ? 'rotate-180' : ''}`} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 font-semibold break-words">{name}</span>
            <span className="block text-xs text-ink-soft">{i18n._(kindNames[lesson.kind])}</span>
          </span>
        </button>
        <RowTools name={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      {isShown && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-3 sm:p-4">
          <Field label={t`Title`} error={problems[`${path}.title`]}>
            <Input
              name={`${path}.title`}
              value={lesson.title}
              maxLength={160}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          <div className="grid grid-cols-2 gap-4">
            <Field label={t`Kind`}>
              <Select
                value={lesson.kind}
                choices={kinds.map((kind) => ({ value: kind, label: i18n._(kindNames[kind]) }))}
                onChange={({ target }) => change({ kind: kinds.find((kind) => kind === target.value) ?? 'text' })}
              />
            </Field>
            <Field label={t`Minutes`} optional error={problems[`${path}.minutes`]}>
              <NumberInput
                name={`${path}.minutes`}
                value={lesson.minutes}
                maxLength={4}
                onChange={({ target }) => change({ minutes: target.value })}
              />
            </Field>
          </div>
          <KindFields lesson={lesson} path={path} onChange={change} />
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-2 text-sm font-semibold">
              <Trans>When it opens</Trans>
            </legend>
            <Field
              label={t`Days after enrolling`}
              optional
              hint={t`Empty: at once.`}
              error={problems[`${path}.after_days`]}
            >
              <NumberInput
                name={`${path}.after_days`}
                value={lesson.after_days}
                maxLength={4}
                onChange={({ target }) => change({ after_days: target.value })}
              />
            </Field>
            <Field label={t`Not before`} optional error={problems[`${path}.opens_on`]}>
              <Input
                type="date"
                name={`${path}.opens_on`}
                value={lesson.opens_on}
                onChange={({ target }) => change({ opens_on: target.value })}
              />
            </Field>
          </fieldset>
          {lesson.kind !== 'quiz' && (
            <Checkbox
              checked={lesson.is_preview}
              onChange={({ target }) => change({ is_preview: target.checked })}
              label={<Trans>Free preview before buying</Trans>}
            />
          )}
        </div>
      )}
    </li>
  )
}

const kindNames = {
  text: msg`Text`,
  video: msg`Video`,
  file: msg`File`,
  quiz: msg`Quiz`,
} satisfies Record<LessonKind, MessageDescriptor>

const kinds = ['text', 'video', 'file', 'quiz'] as const satisfies readonly LessonKind[]
