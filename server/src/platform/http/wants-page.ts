import type { AnyRequest } from './app-types.ts'

/** Whether an answer is for a person's address bar: no API path, no script, and HTML asked for by name. */
export const wantsPage = (request: AnyRequest): boolean =>
  !isCall(request.url) &&
  request.headers['x-requested-with'] === undefined &&
  (request.headers.accept ?? '').includes('text/html')

/** Paths that answer data, never pages. */
export const isCall = (url: string): boolean =>
  ['/api/', '/broadcasting/', '/webhooks/', '/metrics', '/healthz', '/readyz', '/openapi.json'].some((start) =>
    url.startsWith(start),
  )
