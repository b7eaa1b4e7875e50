import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const heartbeatMs = 2_000
const staleAfterMs = 30_000

/**
 * Runs `work` while holding a folder that only one process can make, so that two commands never do it at once.
 * A holder that was killed is noticed by its process id, or by its heartbeat where ids say nothing (containers sharing a tree).
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void }} [options]
 * @returns {Promise<T>}
 */
export async function withFolderLock(folder, work, { onWait } = {}) {
  mkdirSync(dirname(folder), { recursive: true })
  let told = false
  while (!take(folder)) {
    if (isStale(folder)) {
      moveAside(folder)
      continue
    }
    if (!told) onWait?.()
    told = true
    await wait(100)
  }
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', release)
  const heartbeat = setInterval(() => touch(folder), heartbeatMs)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

/** @param {string} folder */
function take(folder) {
  try {
    mkdirSync(folder)
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'EEXIST') return false
    throw problem
  }
  writeFileSync(join(folder, 'pid'), String(process.pid))
  return true
}

/** @param {string} folder */
function isStale(folder) {
  try {
    const age = Date.now() - statSync(folder).mtimeMs
    if (age > staleAfterMs) return true
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'))
    return pid > 0 && !isAlive(pid)
  } catch {
    return false // just released, or taken a moment ago and the id not written yet
  }
}

// Renaming is atomic: of two that find the same stale lock, one moves it and the other looks again.
/** @param {string} folder */
function moveAside(folder) {
  const aside = `${folder}.stale-${process.pid}`
  try {
    renameSync(folder, aside)
    rmSync(aside, { recursive: true, force: true })
  } catch {
    /* the other one was first */
  }
}

/** @param {string} folder */
function touch(folder) {
  const now = new Date()
  try {
    utimesSync(folder, now, now)
  } catch {
    /* taken away under us: nothing left to keep alive */
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM'
  }
}
