import { cruise } from 'dependency-cruiser'
import { join } from 'node:path'
import { listFiles } from '../house-rules/source-tree.ts'
import { walls } from '../gates/walls.ts'

const rooms = ['domain/src', 'contracts/src', 'server/src', 'web/src']
const isTest = /\.(test|fixture)\.tsx?$|\/test-[a-z]+\//

/** Features that lead back to themselves, each circle as `a → b → a`. A feature in a circle can be read, tested and changed only with all others in it. */
export async function findFeatureCircles(root: string): Promise<string[]> {
  return circlesOf(featureEdges(await importsOf(root)))
}

/** The circles of a graph, one for each group of nodes that reach each other. */
export function circlesOf(edges: readonly (readonly [string, string])[]): string[] {
  const next = Map.groupBy(edges, ([from]) => from)
  const wayBack = (start: string): string[] | null => {
    const queue: string[][] = [[start]]
    const seen = new Set<string>()
    for (let way = queue.shift(); way; way = queue.shift()) {
      for (const [, to] of next.get(way.at(-1) ?? '') ?? []) {
        if (to === start) return [...way, to]
        if (seen.has(to)) continue
        seen.add(to)
        queue.push([...way, to])
      }
    }
    return null
  }
  const known = new Set<string>()
  return [...next.keys()].sort().flatMap((start) => {
    const way = known.has(start) ? null : wayBack(start)
    for (const node of way ?? []) known.add(node)
    return way ? [way.join(' → ')] : []
  })
}

const featureEdges = (imports: readonly (readonly [string, string])[]): [string, string][] =>
  imports.flatMap(([from, to]): [string, string][] => {
    const [own, other] = [featureOf(from), featureOf(to)]
    return own && other && own !== other ? [[own, other]] : []
  })

/** Two drawings in Mermaid from the real imports: the parts of the rooms, and which server feature calls which. */
export async function drawGraph(root: string): Promise<string> {
  const imports = await importsOf(root)
  const parts = drawing(
    'flowchart LR',
    imports.map(([from, to]) => [partOf(from), partOf(to)]),
  )
  const features = drawing('flowchart LR', featureEdges(imports))
  return `Parts of the rooms:\n\n${parts}\n\nServer features, each through another one's \`actions/\` and \`shared/\`:\n\n${features}\n`
}

// Two gates ask for them.
const read = new Map<string, Promise<[string, string][]>>()

function importsOf(root: string): Promise<[string, string][]> {
  const imports = read.get(root) ?? readImports(root)
  read.set(root, imports)
  return imports
}

async function readImports(root: string): Promise<[string, string][]> {
  const folders = rooms.filter((room) => listFiles(root, room).length > 0)
  const { output } = await cruise(folders, { ...walls.options, baseDir: root }, walls.options.enhancedResolveOptions)
  if (typeof output === 'string') throw new Error('the cruiser answered with text where its graph was expected')
  const inside = (path: string) => rooms.some((room) => path.startsWith(`${room}/`)) && !isTest.test(path)
  return output.modules
    .filter(({ source }) => inside(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .map(({ resolved }) => resolved)
        .filter(inside)
        .map((resolved): [string, string] => [source, resolved]),
    )
}

function partOf(path: string): string {
  const [room = '', , part = ''] = path.split('/')
  if (room === 'domain' || room === 'contracts') return room
  return part.includes('.') ? room : join(room, part)
}

function featureOf(path: string): string | null {
  return /^server\/src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? null
}

function drawing(head: string, edges: readonly (readonly [string, string])[]): string {
  const lines = edges.filter(([from, to]) => from !== to).map(([from, to]) => `  ${node(from)} --> ${node(to)}`)
  return ['```mermaid', head, ...[...new Set(lines)].sort(), '```'].join('\n')
}

const node = (name: string) => `${name.replaceAll(/[^a-z]/g, '_')}["${name}"]`
