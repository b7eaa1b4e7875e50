import type { Feature } from '../../../platform/feature.ts'
import { issueQueue, keepCertificates, renewQueue } from './jobs.ts'

/** Certificates by ACME, where the server faces the net by itself. (contract §13) */
export const hostCertificates: Feature = {
  name: 'host-certificates',
  queues: [issueQueue, renewQueue],
  wire: keepCertificates,
}
