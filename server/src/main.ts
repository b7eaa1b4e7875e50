// The start: builds what is stale, then leaves the word to the server as it was built, which one file of code reads faster.
import { pathToFileURL } from 'node:url'

// The scripts are a project of their own to the compiler, so the builder is taken by its address.
const builder = (await import(new URL('../../scripts/build.ts', import.meta.url).href)) as {
  buildIfStale(): Promise<{ server: string }>
}
const { server } = await builder.buildIfStale()
await import(pathToFileURL(server).href)
