type State = { previous: string; current: string }
type Client = {
  connect: () => void
  disconnect: () => void
  connection: {
    state: string
    bind: (event: 'state_change', hear: (state: State) => void) => void
    unbind: (event: 'state_change', hear: (state: State) => void) => void
  }
}

// After these a lost connection is tried anew, and from then on after the last.
const delaysMs = [3_000, 3_000, 6_000, 15_000]

/**
 * The official client waits 15 s for an attempt that was refused at once, as while a server starts again. This one tries again
 * sooner. `isRetrying` while it does: the client is then disconnected for a moment, which ends nothing.
 */
export function retrySooner(client: Client): { isRetrying: () => boolean; stop: () => void } {
  const { connection } = client
  let attempts = 0
  let isRetrying = false
  let wasConnected = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const retry = () => {
    timer = undefined
    if (connection.state === 'connected') return
    isRetrying = true
    client.disconnect()
    client.connect()
    isRetrying = false
  }
  const follow = ({ current }: State) => {
    if (current === 'connected') {
      wasConnected = true
      attempts = 0
      clearTimeout(timer)
      timer = undefined
    } else if (current === 'connecting' && wasConnected && timer === undefined)
      timer = setTimeout(retry, delaysMs[Math.min(attempts++, delaysMs.length - 1)])
    else if (current === 'disconnected' && !isRetrying) {
      clearTimeout(timer)
      timer = undefined
    }
  }
  connection.bind('state_change', follow)
  return {
    isRetrying: () => isRetrying,
    stop() {
      clearTimeout(timer)
      connection.unbind('state_change', follow)
    },
  }
}
