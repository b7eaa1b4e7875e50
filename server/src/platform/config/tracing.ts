import { isLoopback } from './loopback.ts'

/** Where traces go. */
export type TracingSettings = { endpoint: string }

/** What is set, or the line that says what is wrong with it. Null: no traces, and nothing of them is loaded. */
export function readTracing(
  given: (name: string) => string | null,
): { settings: TracingSettings | null } | { wrong: string } {
  const endpoint = given('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (endpoint === null) return { settings: null }
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear(url.hostname))
  if (!isSafe || url.search !== '' || url.hash !== '' || url.username !== '')
    return {
      wrong:
        'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector that starts with https://, or http:// on this machine or by a name of its network',
    }
  return { settings: { endpoint: url.href.replace(/\/+$/, '') } }
}

// A collector beside the server, as compose files and clusters name it.
const isNear = (hostname: string): boolean =>
  isLoopback(hostname) || /^[a-z0-9-]+$|\.(?:svc|local|internal)$/i.test(hostname)
