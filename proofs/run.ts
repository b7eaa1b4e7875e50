// The proofs in full: `npm run proof`, or one of them by name: `npm run proof -- tenancy`. KEDAI_PROOF=short runs what `npm test` runs.
process.env.KEDAI_PROOF ??= 'full'
process.argv.splice(
  2,
  Infinity,
  '--project',
  'doors',
  '--project',
  'calm',
  '--project',
  'proofs',
  ...process.argv.slice(2).map((name) => `proofs/${name}`),
)
await import('../scripts/test.ts')
