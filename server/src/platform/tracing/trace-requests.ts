import type { AnyRequest, KedaiApp } from '../http/app-types.ts'
import type { OpenSpan, Tracer } from './tracing.ts'

/**
 * A span for each request: method, the pattern of its route and the status, never the address, the query or who asks. A trace goes on
 * from a `traceparent` that a trusted proxy sent along.
 */
export function traceRequests(app: KedaiApp, tracer: Tracer): void {
  const spans = new WeakMap<AnyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown')
    const span = tracer.open('request', `${request.method} ${route}`, { parent: parentOf(request) })
    span.set({ 'http.request.method': request.method, 'http.route': route })
    spans.set(request, span)
    span.enter(done)
  })
  // What reads a body goes on in the socket's own time.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.enter(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': reply.statusCode })
    if (reply.statusCode >= 500) span?.fail()
    span?.end()
    done()
  })
}

// Whoever stands in front of a trusted proxy is named by it, so more than one address is known.
function parentOf({ headers, ips }: AnyRequest): string | undefined {
  const { traceparent } = headers
  return ips !== undefined && ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined
}
