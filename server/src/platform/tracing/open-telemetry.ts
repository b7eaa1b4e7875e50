import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'
import type { TracingSettings } from '../config/tracing.ts'
import type { Tracer } from './tracing.ts'

/** Spans that wait for the collector; more are dropped, so a dead one costs no memory. */
const maxQueue = 2_048
const timeoutMs = 5_000

/** A tracer that sends to a collector (OTLP over HTTP). The packages are loaded by this call and by nothing else. */
export async function createTracer({ endpoint }: TracingSettings): Promise<Tracer> {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace },
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: timeoutMs })
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'kedai' }),
    spanLimits: { attributeCountLimit: 16, attributeValueLengthLimit: 200 },
    spanProcessors: [
      new sdk.BatchSpanProcessor(exporter, {
        maxQueueSize: maxQueue,
        maxExportBatchSize: 512,
        scheduledDelayMillis: 2_000,
        exportTimeoutMillis: timeoutMs,
      }),
    ],
  })
  const spans = provider.getTracer('kedai')
  const kinds = {
    request: SpanKind.SERVER,
    transaction: SpanKind.INTERNAL,
    statement: SpanKind.CLIENT,
    job: SpanKind.CONSUMER,
    call: SpanKind.CLIENT,
  }
  // Of our own: the packages' global one would have to be undone between servers of one process.
  const current = new AsyncLocalStorage<Span>()

  const contextOf = (parent: string | undefined) => {
    const open = current.getStore()
    if (open) return trace.setSpan(ROOT_CONTEXT, open)
    const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? '') ?? []
    if (!traceId || !spanId || !flags) return ROOT_CONTEXT
    const isSampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) === TraceFlags.SAMPLED
    const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
  }

  return {
    open(kind, name, { parent, root = false } = {}) {
      const span = spans.startSpan(name, { kind: kinds[kind] }, root ? ROOT_CONTEXT : contextOf(parent))
      return {
        set: (facts) => void span.setAttributes(facts),
        // Without the message: it may say what somebody typed.
        fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
        end: () => span.end(),
        enter: (work) => current.run(span, work),
      }
    },
    traceparent() {
      const open = current.getStore()?.spanContext()
      return open ? `00-${open.traceId}-${open.spanId}-${open.traceFlags.toString(16).padStart(2, '0')}` : null
    },
    close: () => provider.shutdown().catch(() => {}), // the collector is away
  }
}
