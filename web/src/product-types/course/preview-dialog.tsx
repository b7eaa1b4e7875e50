import type { ShownLesson } from '@kedai/contracts/courses.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { StoredHtml } from '../../content/stored-html.tsx'
import { oneOf } from '../../lib/query-cache.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { OutLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const lessonQuery = (viewId: string, id: number) =>
  oneOf<ShownLesson>(`/api/ajax/guest/course-preview/${encodeURIComponent(viewId)}/lessons/${id}`)

// A lesson that anybody may see before buying.
export function PreviewDialog({ viewId, id, onClose }: { viewId: string; id: number; onClose: () => void }) {
  const { t } = useLingui()
  const { data: lesson, failure } = usePageQuery(lessonQuery(viewId, id))
  return (
    <Dialog open onClose={onClose} title={lesson?.title ?? t`A lesson to try`} shape="drawer">
      {failure && <Notice tone="warn" title={failure.message} />}
      {!lesson && !failure && <Skeleton className="h-40 w-full" />}
      {lesson && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {lesson.video?.type === 'file' && (
            <video src={lesson.video.url} controls playsInline preload="metadata" className="aspect-video w-full" />
          )}
          {lesson.video?.type === 'embed' && (
            <OutLink href={lesson.video.url}>
              <Trans>Watch the video</Trans>
            </OutLink>
          )}
          {lesson.content !== '' && <StoredHtml html={lesson.content} />}
          {lesson.file && <OutLink href={lesson.file.url}>{lesson.file.name}</OutLink>}
        </div>
      )}
    </Dialog>
  )
}
