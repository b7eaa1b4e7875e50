import { currentTracer } from './tracing.ts'

/** `fetch` inside a span: the method, the host and the status, and a `traceparent` for who is asked. */
export async function tracedFetch(
  url: URL | string,
  init: RequestInit & { method?: string; headers: Record<string, string> },
): Promise<Response> {
  const tracer = currentTracer()
  if (tracer === null) return fetch(url, init)
  const { method = 'GET' } = init
  const span = tracer.open('call', `${method} to a provider`)
  span.set({ 'http.request.method': method, 'server.address': new URL(url).hostname })
  try {
    const response = await span.enter(() => {
      const traceparent = tracer.traceparent()
      return fetch(url, { ...init, headers: { ...init.headers, ...(traceparent !== null && { traceparent }) } })
    })
    span.set({ 'http.response.status_code': response.status })
    if (response.status >= 500) span.fail()
    return response
  } catch (error) {
    span.fail()
    throw error
  } finally {
    span.end()
  }
}
