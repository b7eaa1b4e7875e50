import type { KeyObject } from 'node:crypto'
import { renderHeader } from '../../../platform/cache/dependencies.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyRequest } from '../../../platform/http/app-types.ts'
import { countVisit } from './actions/count-visits.ts'
import { deviceOf, isProgram, linkFollowed } from './device.ts'

export type Visits = {
  /** Somebody was shown an item by a link; it is counted after the answer. */
  saw(request: AnyRequest): void
  /** When those seen so far are counted. */
  settled(): Promise<void>
}

export function createVisits({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: KeyObject): Visits {
  const counting = new Set<Promise<void>>()
  return {
    saw(request) {
      const followed = linkFollowed(request.url)
      if (followed === null || request.headers[renderHeader] !== undefined || isProgram(request)) return
      const one = countVisit(db, { ...followed, who: deviceOf(request, key), now: clock.now() })
        .catch((error: unknown) => request.log.warn({ err: error }, 'a visit by a link could not be counted'))
        .finally(() => counting.delete(one))
      counting.add(one)
    },
    async settled() {
      await Promise.all(counting)
    },
  }
}
