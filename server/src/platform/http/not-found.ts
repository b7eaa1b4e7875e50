import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from './app-types.ts'
import { refuse } from './refusals.ts'

/** Unknown addresses are 404, known addresses asked the wrong way 405 with `Allow`. */
export function answerUnknown(app: KedaiApp): void {
  const known: { shape: RegExp; methods: Set<string> }[] = []
  const byUrl = new Map<string, Set<string>>()
  app.addHook('onRoute', (route) => {
    if (route.url.includes('*')) return
    const methods = byUrl.get(route.url) ?? new Set<string>()
    if (!byUrl.has(route.url)) {
      byUrl.set(route.url, methods)
      known.push({ shape: shapeOf(route.url), methods })
    }
    for (const method of [route.method].flat()) methods.add(method)
  })
  app.setNotFoundHandler((request, reply) => answer(request, reply, allowed(request.url)))

  const allowed = (url: string): string[] => {
    const path = url.split('?', 1)[0] ?? url
    return known.filter(({ shape }) => shape.test(path)).flatMap(({ methods }) => [...methods])
  }
}

function answer(request: AnyRequest, reply: AnyReply, methods: string[]): AnyReply {
  if (methods.length === 0) return refuse(request, reply, new AppError('not_found', texts.notFound))
  reply.header('allow', [...new Set(methods)].join(', '))
  return refuse(request, reply, new AppError('method_not_allowed', texts.methodNotAllowed))
}

const shapeOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}/?$`,
  )
