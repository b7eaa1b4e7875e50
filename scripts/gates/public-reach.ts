import type { ImportGraph, WallBreach } from './import-walls.ts'

const starts = /^web\/src\/(pages\/public\/.*|entry-client\.tsx)$/
const heavy = /(^|\/)node_modules\/(zod|@base-ui)\//

/**
 * The heavy packages a buyer's browser would load at once: reached from a public page by imports that are neither dynamic nor of types only.
 * The walls see one step; this sees the whole way.
 */
export function findHeavyReach(graph: ImportGraph): WallBreach[] {
  const modules = new Map(graph.map((module) => [module.source, module]))
  return graph
    .filter(({ source }) => starts.test(source) && !source.includes('.test.'))
    .flatMap(({ source }) => {
      const way = findWay(modules, source)
      return way ? [{ wall: 'public-pages-stay-light', from: source, to: way.slice(1).join(' → ') }] : []
    })
}

function findWay(modules: ReadonlyMap<string, ImportGraph[number]>, start: string): string[] | undefined {
  const seen = new Set([start])
  const queue = [[start]]
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of loadedAtOnce(modules.get(way.at(-1) ?? ''))) {
      if (heavy.test(next)) return [...way, next]
      if (!seen.has(next)) queue.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

function loadedAtOnce(module: ImportGraph[number] | undefined): string[] {
  return (module?.dependencies ?? [])
    .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-only'))
    .map(({ resolved }) => resolved)
}
