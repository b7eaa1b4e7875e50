import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[] }} Entry */

/**
 * Whether node_modules, by npm's own record of it, is what package-lock.json asks for on this machine.
 * @param {string} root
 */
export function treeMatchesLock(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  return (
    entriesMatch(readEntries(join(root, 'package-lock.json')), readEntries(record)) &&
    Object.keys(readEntries(record)).every((path) => existsSync(join(root, path)))
  )
}

/**
 * @param {Record<string, Entry>} wanted
 * @param {Record<string, Entry>} installed
 */
export function entriesMatch(wanted, installed) {
  const nothingExtra = Object.keys(installed).every((path) => path in wanted)
  return (
    nothingExtra &&
    Object.entries(wanted).every(([path, entry]) => {
      if (!path.includes('node_modules/')) return true // the root and the rooms themselves
      const there = installed[path]
      if (!there) return mayBeMissing(entry)
      return there.version === entry.version && there.integrity === entry.integrity && there.link === entry.link
    })
  )
}

// npm leaves out optional packages for other machines, and what only those would need.
/** @param {Entry} entry */
function mayBeMissing(entry) {
  if (!entry.optional) return false
  const fitsHere = suits(entry.os, process.platform) && suits(entry.cpu, process.arch)
  const namesAMachine = entry.os !== undefined || entry.cpu !== undefined
  return !namesAMachine || !fitsHere || 'libc' in entry
}

/**
 * @param {string | string[] | undefined} list
 * @param {string} here
 */
function suits(list, here) {
  return list === undefined || [list].flat().includes(here)
}

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function readEntries(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
