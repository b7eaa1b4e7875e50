import type { Scan } from './api.ts'

// Scans that could not be sent stay on this device until they were. One place for all tabs; a full or forbidden store loses nothing that is on the screen.
const queueKey = 'kedai:scans'
const deviceKey = 'kedai:scan-device'
const doorKey = 'kedai:scan-door'
const most = 2_000

export function readQueue(): Scan[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(queueKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isScan) : []
  } catch {
    return []
  }
}

export function keepScan(scan: Scan): void {
  write([...readQueue(), scan].slice(-most))
}

export const dropScan = (sent: Scan): void =>
  write(readQueue().filter(({ code, at, device }) => code !== sent.code || at !== sent.at || device !== sent.device))

function write(scans: readonly Scan[]): void {
  try {
    localStorage.setItem(queueKey, JSON.stringify(scans))
  } catch {
    // Without a store the scan is only on the screen, which says that it waits.
  }
}

/** What people call this door; empty until they do. */
export function readDoor(): string {
  try {
    return localStorage.getItem(doorKey) ?? ''
  } catch {
    return ''
  }
}

export function saveDoor(name: string): void {
  try {
    localStorage.setItem(doorKey, name)
  } catch {
    // Then it is called by its device alone.
  }
}

/** Which device scans, by the name of its door: part of it is made once and kept, so that a scan sent twice is known. */
export const deviceName = (): string => [readDoor().trim(), deviceId()].filter(Boolean).join(' · ')

function deviceId(): string {
  try {
    const kept = localStorage.getItem(deviceKey)
    if (kept) return kept
    const made = crypto.randomUUID().slice(0, 8)
    localStorage.setItem(deviceKey, made)
    return made
  } catch {
    return 'device'
  }
}

const isScan = (value: unknown): value is Scan =>
  typeof value === 'object' &&
  value !== null &&
  (['code', 'at', 'device'] as const).every((field) => typeof (value as Partial<Scan>)[field] === 'string')
