import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { serverNow } from '../../lib/server-time.ts'

// Today in Malaysia, `YYYY-MM-DD`, by the server's clock.
export const today = (): string => formatDate(serverNow())
