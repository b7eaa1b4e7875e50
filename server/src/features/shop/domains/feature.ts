import type { Feature } from '../../../platform/feature.ts'
import { recheckDomains } from './actions/check-domain.ts'
import { checkDomainsQueue } from './jobs.ts'
import { domainRoutes } from './routes.ts'

/** Host names of shops' own: claimed, proven by the DNS, watched. (contract §13) */
export const domains: Feature = {
  name: 'domains',
  queues: [checkDomainsQueue],
  wire(deps) {
    deps.jobs.registerWorker(checkDomainsQueue, async ({ signal }) => void (await recheckDomains(deps, signal)), {
      lowPriority: true,
    })
    deps.jobs.schedule(checkDomainsQueue, '* * * * *', {})
  },
  routes: domainRoutes,
}
