import type { Deps } from '../../platform/deps.ts'
import type { Feature } from '../../platform/feature.ts'
import { createChannelGate } from './channel-gate.ts'
import { endAccess } from './end-access.ts'
import { broadcastingRoutes } from './routes.ts'
import { createEventTeller } from './tell-events.ts'

/** Who may listen to which channel, and what is told there. (contract §6) */
export const realtime: Feature = {
  name: 'realtime',
  async routes(app, deps) {
    const parts = listen(deps, (error) => app.log.error({ err: error }, 'the sockets could not be told'))
    app.addHook('onClose', async () => parts.forEach((part) => part.close()))
    await broadcastingRoutes(app, deps)
  },
}

function listen(deps: Deps, onError: (error: unknown) => void): { close(): void }[] {
  const teller = createEventTeller({ ...deps, onError })
  deps.realtime.guardChannels(createChannelGate(deps, (shopId) => teller.watch(shopId)))
  return [teller, endAccess(deps, onError)]
}
