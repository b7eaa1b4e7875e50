import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gate } from '../gates/gate.ts'
import { drawGraph, findFeatureCircles } from './draw-graph.ts'

const page = 'docs/ARCHITECTURE.md'
const between = /(<!-- graph:begin -->\n)[\s\S]*?(<!-- graph:end -->)/

/** The drawing in the architecture page is the one that the imports give today. */
export const graphGate: Gate = {
  name: 'graph',
  run: async (root) => {
    const ok = readPage(root) === withGraph(readPage(root), await drawGraph(root))
    return { ok, output: ok ? '' : `${page} shows another graph than the imports give: npm run graph` }
  },
}

/** No feature of the server leads back to itself through others. */
export const circlesGate: Gate = {
  name: 'circles',
  run: async (root) => {
    const circles = await findFeatureCircles(root)
    return { ok: circles.length === 0, output: circles.map((circle) => `features in a circle: ${circle}`).join('\n') }
  },
}

/** Draws anew. */
export async function writeGraph(root: string): Promise<void> {
  writeFileSync(join(root, page), withGraph(readPage(root), await drawGraph(root)))
}

/** @throws where the page lost the two marks that the graph stands between. */
export function withGraph(text: string, graph: string): string {
  if (!between.test(text)) throw new Error(`${page} needs <!-- graph:begin --> and <!-- graph:end -->`)
  return text.replace(between, (_, begin: string, end: string) => `${begin}${graph}${end}`)
}

const readPage = (root: string) => readFileSync(join(root, page), 'utf8')
