import type { Feature } from '../../platform/feature.ts'
import { alertWebhookQueue, retentionQueue, watchInstallation, watchQueue } from './jobs.ts'

/** Who runs the installation: alerts, and how long rows are kept. The rest is `npm run operate`. */
export const operators: Feature = {
  name: 'operators',
  queues: [watchQueue, alertWebhookQueue, retentionQueue],
  wire: watchInstallation,
}
