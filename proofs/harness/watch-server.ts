import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Watched<T> = {
  result: T
  tookMs: number
  /** The longest that /healthz took meanwhile. */
  healthMs: number
  /** The longest that a server took meanwhile which had nothing to do: what the machine itself makes one wait. */
  besidesMs: number
  /** How much more memory the process took at most than before, in MB. */
  memory: number
  /** How much slower this machine was than one that has nothing else to do: 1 on an idle one. */
  slowness: number
}

/** Does some work while a server is asked for its health without a pause, and another one besides. */
export async function watchServer<T>(
  { port, pid, besides }: { port: number; pid: number; besides: number },
  work: () => Promise<T>,
): Promise<Watched<T>> {
  const agent = new Agent({ keepAlive: false }) // a server that hangs lets idle connections go
  let isOver = false
  let [healthMs, besidesMs] = [0, 0]
  const atFirst = memoryOf(pid)
  let memory = atFirst
  const watch = async (asked: number, note: (ms: number) => void) => {
    while (!isOver) {
      note(await getHealth(asked, agent))
      await sleep(5)
    }
  }
  const watching = Promise.all([
    watch(port, (ms) => {
      ;[healthMs, memory] = [Math.max(healthMs, ms), Math.max(memory, memoryOf(pid))]
    }),
    watch(besides, (ms) => {
      besidesMs = Math.max(besidesMs, ms)
    }),
  ])
  const before = slownessNow()
  const began = performance.now()
  const result = await work()
  const tookMs = performance.now() - began
  isOver = true
  await watching
  agent.destroy()
  return {
    result,
    tookMs,
    healthMs,
    besidesMs,
    memory: Math.round(memory - atFirst),
    slowness: Math.max(1, before, slownessNow()),
  }
}

// In MB; of Linux alone.
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

function getHealth(port: number, agent: Agent): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path: '/healthz' }, (answer) => {
      answer.resume().once('end', () => resolve(performance.now() - began))
    })
      .once('error', reject)
      .end()
  })
}

// Wall time for a little processor time: what others on the machine leave.
function slownessNow(): number {
  const began = performance.now()
  const start = process.cpuUsage()
  let used = 0
  while (used < 40) {
    const { user, system } = process.cpuUsage(start)
    used = (user + system) / 1000
  }
  return (performance.now() - began) / used
}
