import { readFileSync } from 'node:fs'
import { isAlive } from './folder-lock.mjs'

/**
 * Calls `onGone` once when the process that started this one has ended. Under npm with a shell in between, npm is watched too:
 * a killed npm leaves its shell behind, and the shell waits for us.
 * @param {() => void} onGone
 * @param {number} [everyMs]
 */
export function watchParent(onGone, everyMs = 200) {
  const parent = process.ppid
  const npm = process.env.npm_lifecycle_event ? parentOfShell(parent) : undefined
  const timer = setInterval(() => {
    const parentGone = process.ppid !== parent || !isAlive(parent)
    const npmGone = npm !== undefined && parentOf(parent) !== npm
    if (!parentGone && !npmGone) return
    clearInterval(timer)
    onGone()
  }, everyMs)
  timer.unref()
}

/** @param {number} pid */
function parentOfShell(pid) {
  try {
    const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
    return ['sh', 'dash', 'bash', 'ash', 'busybox'].includes(name) ? parentOf(pid) : undefined
  } catch {
    return undefined // no /proc: the direct parent alone is watched
  }
}

// The name in /proc/<pid>/stat may hold spaces and brackets; the parent is the second field after its last bracket.
/** @param {number} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
