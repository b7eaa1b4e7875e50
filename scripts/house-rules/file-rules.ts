import { basename } from 'node:path'
import type { HouseRule } from './rule.ts'
import { inRooms, isTest } from './source-tree.ts'

export const lineLimit = 300
/** A test is a list of cases and data: one file may hold more of them. */
export const testLineLimit = 420

export const fileRules: readonly HouseRule[] = [
  {
    name: 'file-too-long',
    instead: `split it by use case: ${lineLimit} lines is the limit (${testLineLimit} for tests), 60 the habit`,
    appliesTo: (path) =>
      !path.includes('.generated.') && !path.startsWith('web/src/locales/') && !path.startsWith('server/migrations/'),
    find: ({ path, text }) => (countLines(text) > limitOf(path) ? [limitOf(path) + 1] : []),
  },
  {
    name: 'named-after-a-layer',
    instead: 'name it after the use case it holds',
    appliesTo: (path) => inRooms(path) && !path.endsWith('.css'), // a style sheet's base layer is its name
    find: ({ path }) => (isNamedAfterALayer(path) ? [1] : []),
  },
]

const limitOf = (path: string) => (isTest(path) || path.startsWith('proofs/') ? testLineLimit : lineLimit)

export function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

const layers = /(^|-)(services?|utils?|helpers?|managers?|base)$/
const startsAsBase = /^Base[A-Z](?!I)/ // BaseButton; Base UI keeps its name

function isNamedAfterALayer(path: string): boolean {
  const folders = path.split('/').slice(0, -1)
  const stem = basename(path).replace(/(\.test|\.e2e)?\.\w+$/, '')
  // `service` is also a type of product, and a registry has one file per type.
  if (stem === 'service' && /(product-types|fulfilment)$/.test(folders.join('/'))) return false
  return (
    layers.test(toKebab(stem)) ||
    startsAsBase.test(stem) ||
    folders.some((folder) => layers.test(folder) && folder !== 'service')
  )
}

const toKebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
