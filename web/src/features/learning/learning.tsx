import type { CourseView, NotedProgress } from '@kedai/contracts/courses.ts'
import { Trans } from '@lingui/react/macro'
import { Award, ListTree } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { entranceQuery, lessonQuery } from './api.ts'
import { LessonList } from './lesson-list.tsx'
import { LessonPane } from './lesson-pane.tsx'
import { RenewForm } from './renew-form.tsx'

// A course being learnt: it opens where the learner stopped, and goes on by itself.
export function Learning({ token, course }: { token: string; course: CourseView }) {
  const answers = useQueryCache()
  const lessons = course.sections.flatMap((section) => section.lessons)
  const [current, setCurrent] = useState<number | null>(course.next_lesson ?? lessons[0]?.id ?? null)
  const lesson = lessons.find(({ id }) => id === current) ?? lessons[0]
  const top = useRef<HTMLDivElement>(null)
  const outline = useRef<HTMLDetailsElement>(null)

  // On a desk there is room for all lessons beside the one that is read.
  useEffect(() => {
    if (outline.current && matchMedia('(min-width: 64rem)').matches) outline.current.open = true
  }, [])
  const choose = (id: number) => {
    setCurrent(id)
    if (outline.current && !matchMedia('(min-width: 64rem)').matches) outline.current.open = false
    top.current?.scrollIntoView({ block: 'start' })
  }
  const noted = (now: NotedProgress, goOn: boolean) => {
    if (lesson) void answers.refetch(lessonQuery(token, lesson.id))
    void answers.refetch(entranceQuery(token))
    if (goOn && now.next_lesson !== null) choose(now.next_lesson)
  }

  return (
    <div ref={top} className="mx-auto grid w-full max-w-6xl gap-4 px-4 py-6 sm:px-6">
      <header className="grid gap-3">
        <h1 className="text-xl text-balance break-words">{course.title}</h1>
        <Progress label={<Trans>Your progress</Trans>} share={course.progress / 100} />
        {course.certificate_url && (
          <Notice tone="good" title={<Trans>You have finished the course. Well done!</Trans>}>
            <ButtonLink to={course.certificate_url} className="mt-2">
              <Award aria-hidden className="size-5" />
              <Trans>See your certificate</Trans>
            </ButtonLink>
          </Notice>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
        <aside className="grid content-start gap-4">
          <details ref={outline} className="rounded-l border border-line bg-card p-2 shadow-card">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold">
              <ListTree aria-hidden className="size-5" />
              <Trans>All lessons</Trans>
            </summary>
            <div className="px-1 pt-2 pb-1">
              <LessonList sections={course.sections} current={lesson?.id ?? null} onChoose={choose} />
            </div>
          </details>
          <Ending token={token} course={course} />
        </aside>
        <div className="min-w-0 rounded-l border border-line bg-card p-4 shadow-card sm:p-6 lg:order-first">
          {lesson ? (
            <LessonPane key={lesson.id} token={token} lesson={lesson} onNoted={noted} onChoose={choose} />
          ) : (
            <Notice tone="info" title={<Trans>The seller has not put lessons in yet.</Trans>} />
          )}
        </div>
      </div>
    </div>
  )
}

// When it ends, and how to make it last longer.
function Ending({ token, course: { expires_at: end, renewal } }: { token: string; course: CourseView }) {
  const lang = useLang()
  if (end === null) return null
  const told = <Trans>Access until {date(end, lang)}.</Trans>
  if (!renewal) return <p className="px-1 text-sm text-ink-soft">{told}</p>
  return (
    <details className="rounded-l border border-line bg-card px-4 py-2 text-sm shadow-card">
      <summary className="min-h-11 cursor-pointer py-2">
        {told}{' '}
        <span className="font-semibold text-accent-ink">
          <Trans>Renew</Trans>
        </span>
      </summary>
      <div className="py-2">
        <RenewForm token={token} renewal={renewal} />
      </div>
    </details>
  )
}
