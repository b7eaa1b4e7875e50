import type { CourseView, EnrolledLesson } from '@kedai/contracts/courses.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CirclePlay, FileDown, FileText, ListChecks, Lock, type LucideIcon } from 'lucide-react'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { classes } from '../../ui/classes.ts'

type Props = { sections: CourseView['sections']; current: number | null; onChoose: (id: number) => void }

// All lessons by their sections: what is done, what is open, and when the rest opens.
export const LessonList = ({ sections, current, onChoose }: Props) => (
  <ol className="grid gap-5">
    {sections.map((section, place) => (
      <li key={place} className="grid gap-1">
        <h3 className="text-sm font-semibold text-ink-soft">{section.title}</h3>
        <ol className="grid gap-1">
          {section.lessons.map((lesson) => (
            <li key={lesson.id}>
              <OneLesson lesson={lesson} isCurrent={lesson.id === current} onChoose={() => onChoose(lesson.id)} />
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
)

function OneLesson({
  lesson,
  isCurrent,
  onChoose,
}: {
  lesson: EnrolledLesson
  isCurrent: boolean
  onChoose: () => void
}) {
  const { t } = useLingui()
  const lang = useLang()
  const { title, minutes, is_done, is_open, opens_at } = lesson
  const Picture = is_done ? CircleCheck : is_open ? pictures[lesson.kind] : Lock
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onChoose}
      className={classes(
        'flex min-h-11 w-full items-center gap-3 rounded-m px-3 py-2 text-left text-sm transition hover:bg-sunken',
        isCurrent && 'bg-accent-soft',
      )}
    >
      <Picture
        aria-label={is_done ? t`Done` : undefined}
        aria-hidden={is_done ? undefined : true}
        className={classes('size-5 shrink-0', is_done ? 'text-good-ink' : 'text-ink-soft')}
      />
      <span className="min-w-0 flex-1">
        <span className={classes('block break-words', isCurrent && 'font-semibold', !is_open && 'text-ink-soft')}>
          {title}
        </span>
        {!is_open && opens_at ? (
          <span className="block text-xs text-ink-soft">
            <Trans>Opens on {date(opens_at, lang)}</Trans>
          </span>
        ) : (
          minutes > 0 && (
            <span className="block text-xs text-ink-soft">
              <Trans>{minutes} min</Trans>
            </span>
          )
        )}
      </span>
    </button>
  )
}

const pictures = { text: FileText, video: CirclePlay, file: FileDown, quiz: ListChecks } satisfies Record<
  EnrolledLesson['kind'],
  LucideIcon
>
