import type { Deps } from './deps.ts'
import type { KedaiApp } from './http/app-types.ts'
import type { Queue } from './jobs/queue.ts'

/** What a feature hands to app.ts. Each part is optional. */
export type Feature = {
  name: string
  /** The kinds of job it enqueues; they must exist before anybody does. */
  queues?: readonly Queue<object>[]
  /** Listens to events, registers workers and schedules. Runs once, before the routes. */
  wire?: (deps: Deps) => void
  /** Hooks that hold for every route, pages too; called before any of them is there. */
  hooks?: (app: KedaiApp, deps: Deps) => void
  routes?: (app: KedaiApp, deps: Deps) => Promise<void>
  /** Adds its part of the demo through its own actions; does nothing where it is there already. */
  seedDemo?: (deps: Deps) => Promise<void>
}
