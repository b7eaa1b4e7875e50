import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const serverSetup = 'server/src/platform/test-db/global-setup.ts'
const needsDatabase = existsSync(serverSetup) ? [serverSetup] : []
const minute = 60_000

const maxWorkers = Math.max(2, availableParallelism() - 1)

// A third of the time of the rooms' tests went into loading the same modules anew for each file. They keep nothing of a test.
// A law of some thousand cases takes ten seconds on a machine that others use.
const shared = { isolate: false, maxWorkers, testTimeout: 30_000 }

// They knock at every door of a server inside the test and wait for its database most of the time: two at once.
const doors = ['csrf', 'fuzz', 'giving-back', 'giving-back-laws', 'limits-on', 'stored-text', 'tenancy'].map(
  (name) => `proofs/${name}.test.ts`,
)

// These start servers of their own and measure no time: two at once as well.
const calm = [
  'approvals',
  'backup',
  'credit-refund',
  'imports',
  'invoice-credit',
  'invoice-links',
  'mail-relay',
  'operate',
  'places',
  'recurring',
  'rights',
  'suspended',
].map((name) => `proofs/${name}.test.ts`)

const proof = { testTimeout: 10 * minute, hookTimeout: 5 * minute, expect: { poll: { timeout: 15_000 } } }

// `domain` … `scripts` are the quick ones; `proofs` and `e2e` start real servers and browsers, `proofs` one file at a time.
export default defineConfig({
  test: {
    maxWorkers,
    chaiConfig: { truncateThreshold: 0 }, // the line of a red test says what came
    projects: [
      { test: { ...shared, name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { test: { ...shared, name: 'contracts', include: ['contracts/src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: needsDatabase,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // The web room's own plugins compile what its tests import (JSX, translated strings).
      {
        extends: './web/vite.config.ts',
        test: { ...shared, name: 'web', include: ['web/src/**/*.test.{ts,tsx}', 'web/scripts/**/*.test.ts'] },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
      { test: { ...proof, name: 'doors', include: doors, globalSetup: needsDatabase, sequence: { groupOrder: 0 } } },
      {
        test: {
          ...proof,
          name: 'calm',
          include: calm,
          globalSetup: [...needsDatabase, 'proofs/harness/demo-folder.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...proof,
          name: 'proofs',
          include: ['proofs/**/*.test.ts'],
          exclude: [...doors, ...calm],
          globalSetup: [...needsDatabase, 'proofs/harness/demo-folder.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/demo-data.ts'],
          testTimeout: 5 * minute,
          hookTimeout: 5 * minute,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
