import type { Feature } from '../../../platform/feature.ts'
import { remindMembers } from './actions/remind-members.ts'
import { remindMembersQueue } from './jobs.ts'
import { cardRoutes, memberRoutes } from './routes.ts'

/** Who has a membership: the card, its renewal, and the counter that lets people in. (contract §2a) */
export const members: Feature = {
  name: 'members',
  queues: [remindMembersQueue],
  wire(deps) {
    deps.jobs.registerWorker(remindMembersQueue, async ({ signal }) => void (await remindMembers(deps, signal)), {
      lowPriority: true,
    })
    deps.jobs.schedule(remindMembersQueue, '*/10 * * * *', {})
  },
  async routes(app, deps) {
    await memberRoutes(app, deps)
    await app.register((scope) => cardRoutes(scope as typeof app, deps))
  },
}
