import type { EnrolledLesson, LessonView, NotedProgress } from '@kedai/contracts/courses.ts'
import { Trans } from '@lingui/react/macro'
import { Check, ChevronLeft, ChevronRight, FileDown, Lock } from 'lucide-react'
import { useState } from 'react'
import { StoredHtml } from '../../content/stored-html.tsx'
import { date } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lessonQuery, noteProgress } from './api.ts'
import { LessonQuiz } from './lesson-quiz.tsx'
import { LessonVideo } from './lesson-video.tsx'

type Props = {
  token: string
  lesson: EnrolledLesson
  // Told what the server has noted; `goOn`: the next lesson follows by itself.
  onNoted: (noted: NotedProgress, goOn: boolean) => void
  onChoose: (id: number) => void
}

// One lesson. A closed one says when it opens; an open one is asked for.
export function LessonPane(props: Props) {
  const lang = useLang()
  const { lesson } = props
  if (lesson.is_open) return <OpenLesson {...props} />
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <Lock aria-hidden className="size-8 text-ink-soft" />
      <h2 className="text-xl break-words">{lesson.title}</h2>
      <p className="text-ink-soft">
        {lesson.opens_at && <Trans>This lesson opens on {date(lesson.opens_at, lang)}.</Trans>}
      </p>
    </div>
  )
}

// Links of its files are good for some time only, so they are asked for again.
const fresh = { staleTimeMs: 5 * 60_000 }

function OpenLesson({ token, lesson: { id }, onNoted, onChoose }: Props) {
  const { data: shown, failure, retry } = usePageQuery(lessonQuery(token, id), fresh)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!shown)
    return failure ? (
      <Notice tone="warn" title={failure.message}>
        <Button className="mt-2" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    ) : (
      <div className="grid gap-4">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-80 w-full" />
      </div>
    )
  async function finish() {
    setIsSaving(true)
    setProblem(null)
    const result = await noteProgress(token, id, { done: true })
    setIsSaving(false)
    if (result.ok) onNoted(result.data, true)
    else setProblem(result.message)
  }
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <p className="text-sm text-ink-soft">{shown.section}</p>
        <h2 className="text-2xl text-balance break-words">{shown.title}</h2>
      </header>
      <LessonVideo key={`video ${id}`} token={token} lesson={shown} onEnded={() => void finish()} />
      {shown.content !== '' && <StoredHtml html={shown.content} />}
      {shown.file && (
        <ButtonAnchor href={shown.file.url} download variant="secondary" size="l" wide>
          <FileDown aria-hidden className="size-5" />
          <span className="min-w-0 break-words">{shown.file.name}</span>
        </ButtonAnchor>
      )}
      {shown.quiz && (
        <LessonQuiz
          key={`quiz ${id}`}
          token={token}
          lesson={{ ...shown, quiz: shown.quiz }}
          onJudged={(judged) => onNoted(judged, false)}
        />
      )}
      {problem && <Notice tone="danger" title={problem} />}
      <Steps shown={shown} busy={isSaving} onFinish={() => void finish()} onChoose={onChoose} />
    </article>
  )
}

type StepsProps = { shown: LessonView; busy: boolean; onFinish: () => void; onChoose: (id: number) => void }

function Steps({ shown, busy, onFinish, onChoose }: StepsProps) {
  const { previous_lesson: before, next_lesson: after, quiz, is_done } = shown
  return (
    <nav className="flex flex-wrap justify-between gap-2 border-t border-line pt-4">
      {before !== null && (
        <Button variant="quiet" onClick={() => onChoose(before)}>
          <ChevronLeft aria-hidden className="size-5" />
          <Trans>Previous</Trans>
        </Button>
      )}
      {!quiz && !is_done ? (
        <Button variant="primary" className="ml-auto" busy={busy} onClick={onFinish}>
          <Check aria-hidden className="size-5" />
          <Trans>Done, go on</Trans>
        </Button>
      ) : (
        after !== null && (
          <Button variant={is_done ? 'primary' : 'secondary'} className="ml-auto" onClick={() => onChoose(after)}>
            <Trans>Next lesson</Trans>
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        )
      )}
    </nav>
  )
}
