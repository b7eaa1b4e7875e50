import type { Feature } from '../../../platform/feature.ts'
import { demoRoutes } from './routes.ts'
import { seedDemo } from './seed-demo.ts'

/** What a newcomer finds on the first start (contract §8), and what a new seller may try the shop out with. */
export const demo: Feature = { name: 'demo', seedDemo, routes: demoRoutes }
