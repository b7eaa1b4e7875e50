import type { Feature } from '../../platform/feature.ts'
import { seedDemo } from './seed-demo.ts'

/** What a newcomer finds on the first start. (contract §8) */
export const demo: Feature = { name: 'demo', seedDemo }
