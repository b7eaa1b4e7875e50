import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { Trans } from '@lingui/react/macro'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentLang } from '../../lib/i18n.ts'
import { startAppWorker, takeNewVersion } from '../../lib/seller/app-worker.ts'
import { renewPush } from '../../lib/seller/push.ts'
import { shortTime } from '../../lib/seller/short-time.ts'
import { Button } from '../../ui/button.tsx'

// By then the first screen has what it asked for.
const settledMs = 4_000

// How often kept answers are asked for again once the device says that it has a network.
const askAgainMs = 5_000

// Above the screen: that there is no network, and from when the answers are; that there is a new version. Nothing while all is well.
export function AppLines() {
  const queryClient = useQueryClient()
  const [isOffline, setOffline] = useState(false)
  const [loadedAt, setLoadedAt] = useState<number | null>(null)
  const [hasNewVersion, setNewVersion] = useState(false)
  useEffect(() => {
    const look = () => {
      setOffline(!navigator.onLine)
      if (navigator.onLine) void queryClient.invalidateQueries({ predicate: isSmall })
    }
    setOffline(!navigator.onLine)
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [queryClient])
  // The first try after a cut may still fail, and then nothing else would ask.
  const isStale = !isOffline && loadedAt !== null
  useEffect(() => {
    if (!isStale) return
    const timer = setInterval(() => void queryClient.invalidateQueries({ predicate: isSmall }), askAgainMs)
    return () => clearInterval(timer)
  }, [isStale, queryClient])
  useEffect(() => {
    let end = () => {}
    const timer = setTimeout(
      () => {
        void renewPush()
        end = startAppWorker({
          away: (at) => setLoadedAt((before) => Math.min(before ?? at, at)),
          back: () => {
            setLoadedAt(null)
            void queryClient.invalidateQueries() // what is on the screen is of before
          },
          newVersion: () => setNewVersion(true),
          // What this screen asked before is asked again, so that it can be read later.
          taken: () => void queryClient.invalidateQueries({ predicate: isSmall }),
        })
      },
      navigator.serviceWorker?.controller ? 0 : settledMs,
    )
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [queryClient])
  return (
    <div role="status" className="no-print grid empty:hidden">
      {(isOffline || loadedAt !== null) && (
        <p className="bg-gold-soft px-4 py-2 text-sm font-semibold text-gold-ink">
          {loadedAt === null ? (
            <Trans>You are offline. Changes can be saved again once you are online.</Trans>
          ) : (
            <Trans>
              You are offline: this was loaded on {shortTime(formatTime(new Date(loadedAt)), currentLang())}. Changes
              can be saved again once you are online.
            </Trans>
          )}
        </p>
      )}
      {hasNewVersion && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-sunken px-4 py-1 text-sm">
          <Trans>There is a new version.</Trans>
          <Button onClick={() => void takeNewVersion()}>
            <Trans>Reload</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}

const isSmall = ({ queryKey: [, path] }: Query) =>
  typeof path === 'string' && /^\/api\/ajax\/(?:auth\/me|seller\/(?:orders|tickets\/events|work-queues))/.test(path)
