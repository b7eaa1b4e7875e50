import type { Feature } from '../../../platform/feature.ts'
import { mailboxRoutes } from './routes.ts'

/** The demo's mailbox. */
export const mailbox: Feature = { name: 'mailbox', routes: mailboxRoutes }
