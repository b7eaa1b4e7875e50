import { readFileSync, readdirSync } from 'node:fs'

const msPerTick = 10 // USER_HZ is 100 on every Linux of today

type Stat = { pid: number; parent: number; ticks: number }

/** CPU milliseconds, user and system, that a process and everything below it have used, their ended children included. */
export function cpuMsOfTree(pid: number): number {
  return treeOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) * msPerTick
}

/** The process and all below it. */
export function pidsOfTree(pid: number): number[] {
  return treeOf(pid).map((one) => one.pid)
}

/** Milliseconds a core has been busy since the machine started, whoever used it. */
export function busyMsOfCore(core: number): number {
  const line =
    readFileSync('/proc/stat', 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`cpu${core} `)) ?? ''
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line.split(/\s+/).slice(1).map(Number)
  return (user + nice + system + irq + softirq + steal) * msPerTick
}

function treeOf(root: number): Stat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)))
  const inTree = new Set([root])
  // Parents may have higher ids than their children, so it is looked over until nothing is added.
  for (let before = 0; before !== inTree.size;) {
    before = inTree.size
    for (const { pid, parent } of all) if (inTree.has(parent)) inTree.add(pid)
  }
  return all.filter(({ pid }) => inTree.has(pid))
}

// A process that ends while it is read is left out; its parent has its time by then.
function readStat(pid: number): Stat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number) // the name before it may hold anything
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15)
    return [{ pid, parent: fields[1] ?? 0, ticks: utime + stime + cutime + cstime }]
  } catch {
    return []
  }
}
