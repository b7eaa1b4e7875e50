/** What a span may be about. */
export type SpanKind = 'request' | 'transaction' | 'statement' | 'job' | 'call'

/** A span that is open. */
export type OpenSpan = {
  set(facts: Record<string, string | number>): void
  fail(): void
  end(): void
  /** Whatever begins in `work` is a part of it. */
  enter<T>(work: () => T): T
}

export type Tracer = {
  /** `parent`: a traceparent that came along, believed only where nothing is open here. `root`: a part of nothing. */
  open(kind: SpanKind, name: string, options?: { parent?: string | undefined; root?: boolean }): OpenSpan
  /** What is open now as a W3C traceparent; null: nothing is. */
  traceparent(): string | null
  /** Sends what has ended, and ends. */
  close(): Promise<void>
}

// One a process, as the connections and jobs it is told of are.
let tracer: Tracer | null = null

export const setTracer = (next: Tracer | null): void => void (tracer = next)

export const isTracing = (): boolean => tracer !== null

export const currentTracer = (): Tracer | null => tracer

/** Does the work inside a span; without a setting it is the work and nothing else. Names hold no data of anybody. */
export function traced<T>(kind: SpanKind, name: string, work: () => Promise<T>, root = false): Promise<T> {
  return tracer === null ? work() : inSpan(tracer.open(kind, name, { root }), work)
}

async function inSpan<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    return await span.enter(work)
  } catch (error) {
    span.fail()
    throw error
  } finally {
    span.end()
  }
}
