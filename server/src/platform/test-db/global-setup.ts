// Once per run of the server's tests: one PostgreSQL, one migrated database to copy from.
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { readTestDatabaseUrl } from '../config/config.ts'
import { connectDatabase } from '../db/open-database.ts'
import type { Address } from '../db/pool.ts'
import { createJobs } from '../jobs/create-jobs.ts'
import { inDatabase } from './test-server.ts'
import { openThrowAwayPostgres } from './throw-away-postgres.ts'

let cleanUp = async (): Promise<void> => {}

export async function setup(project: TestProject): Promise<void> {
  const url = readTestDatabaseUrl()
  const address = url === null ? await ownServer() : { connectionString: url }
  const template = `kedai_template_${process.pid}`
  await run(address, `create database ${template}`)
  const stopServer = cleanUp
  cleanUp = async () => {
    if (url !== null) await run(address, `drop database if exists ${template} with (force)`)
    await stopServer()
  }
  await fillTemplate(inDatabase(address, template))
  project.provide('testServer', { address, template })
}

export const teardown = (): Promise<void> => cleanUp()

async function ownServer(): Promise<Address> {
  const postgres = await openThrowAwayPostgres()
  cleanUp = postgres.stop
  return postgres.connection
}

async function fillTemplate(address: Address): Promise<void> {
  const database = await connectDatabase(address)
  const jobs = createJobs(database, { queues: [] })
  await jobs.start({ workers: false }) // lays down the tables of the jobs
  await jobs.stop()
  await database.close()
}

async function run(address: Address, statement: string): Promise<void> {
  const client = new Client(address)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
