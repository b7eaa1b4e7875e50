import type { CourseOutline } from '@kedai/contracts/course-forms.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { CirclePlay, FileDown, FileText, ListChecks, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { money } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import type { BuyerChoiceProps } from '../buyer-choice.ts'
import { PreviewDialog } from './preview-dialog.tsx'

// One place in a course, so there is nothing to choose: what is in it is shown instead, with lessons that can be tried.
export function CourseChoice({ view: { item, shop }, choice, onChoose, errors }: BuyerChoiceProps) {
  const [previewed, setPreviewed] = useState<number | null>(null)
  const { course } = item
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (choice === null) choose(nothingMore)
  }, [choice])
  if (!course) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Terms course={course} currency={shop.currency} />
      <ol className="grid gap-2">
        {course.sections.map(({ title, lessons }, place) => (
          <li key={place}>
            <details open={place === 0} className="rounded-m border border-line bg-paper px-3">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 text-sm font-semibold">
                <span className="min-w-0 break-words">{title}</span>
                <span className="shrink-0 font-normal whitespace-nowrap text-ink-soft">
                  <Plural value={lessons.length} one="# lesson" other="# lessons" />
                </span>
              </summary>
              <ol className="grid gap-1">
                {lessons.map((lesson, at) => (
                  <Lesson key={at} lesson={lesson} onTry={setPreviewed} />
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
      {errors.quantity && <p className="text-sm text-danger-ink">{errors.quantity}</p>}
      {previewed !== null && <PreviewDialog viewId={item.view_id} id={previewed} onClose={() => setPreviewed(null)} />}
    </div>
  )
}

// The form waits until the type has said what it asks.
const nothingMore = { typed: null, fields: [], missing: {}, sums: null }

function Terms({ course, currency }: { course: CourseOutline; currency: string }) {
  const { access_days: days, renewal_price: renewal } = course
  return (
    <p className="text-sm text-ink-soft">
      {days === null ? (
        <Trans>No time limit on access.</Trans>
      ) : (
        <Plural value={days} one="Access for # day after payment." other="Access for # days after payment." />
      )}{' '}
      {days !== null && renewal !== null && <Trans>Going on afterwards costs {money(renewal, currency)}.</Trans>}
    </p>
  )
}

function Lesson({
  lesson: { title, kind, minutes, id },
  onTry,
}: {
  lesson: CourseOutline['sections'][number]['lessons'][number]
  onTry: (id: number) => void
}) {
  const Picture = pictures[kind]
  return (
    <li className="flex min-h-11 items-center gap-3 text-sm">
      <Picture aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1 break-words">
        {title}
        {minutes > 0 && (
          <span className="block text-xs text-ink-soft">
            <Trans>{minutes} min</Trans>
          </span>
        )}
      </span>
      {id !== null && (
        <Button variant="quiet" className="shrink-0" onClick={() => onTry(id)}>
          <Trans>Try it</Trans>
        </Button>
      )}
    </li>
  )
}

const pictures = { text: FileText, video: CirclePlay, file: FileDown, quiz: ListChecks } satisfies Record<
  CourseOutline['sections'][number]['lessons'][number]['kind'],
  LucideIcon
>
