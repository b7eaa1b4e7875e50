import type { LessonView } from '@kedai/contracts/courses.ts'
import { useEffect, useRef } from 'react'
import { noteProgress } from './api.ts'

type Props = { token: string; lesson: LessonView; onEnded: () => void }

const everySeconds = 15

// A film: our own goes on where it was left, and says how far it is; a player of another site keeps that to itself.
export function LessonVideo({ token, lesson, onEnded }: Props) {
  if (lesson.video === null) return null
  return lesson.video.type === 'embed' ? (
    <iframe
      src={lesson.video.url}
      title={lesson.title}
      // The player learns which site it stands on, as it demands, and not the address of the page.
      referrerPolicy="strict-origin"
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      className="aspect-video w-full rounded-m border border-line bg-sunken"
    />
  ) : (
    <OwnVideo token={token} lesson={lesson} url={lesson.video.url} onEnded={onEnded} />
  )
}

function OwnVideo({ token, lesson: { id, position, is_done }, url, onEnded }: Props & { url: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const saved = useRef(position ?? 0)
  useEffect(() => {
    const film = video.current
    if (!film) return
    const save = (seconds: number) => {
      if (Math.abs(seconds - saved.current) < 2) return
      saved.current = seconds
      void noteProgress(token, id, { position: seconds })
    }
    const now = () => Math.floor(film.currentTime)
    const goOn = () => {
      if (!is_done && saved.current > 5 && saved.current < film.duration - 5) film.currentTime = saved.current
    }
    const tick = () => now() >= saved.current + everySeconds && save(now())
    const stop = () => save(now())
    if (film.readyState > 0) goOn()
    else film.addEventListener('loadedmetadata', goOn, { once: true })
    film.addEventListener('timeupdate', tick)
    film.addEventListener('pause', stop)
    return () => {
      film.removeEventListener('loadedmetadata', goOn)
      film.removeEventListener('timeupdate', tick)
      film.removeEventListener('pause', stop)
    }
  }, [token, id, is_done])
  return (
    <video
      ref={video}
      src={url}
      controls
      playsInline
      preload="metadata"
      onEnded={onEnded}
      className="aspect-video w-full rounded-m border border-line bg-sunken"
    />
  )
}
