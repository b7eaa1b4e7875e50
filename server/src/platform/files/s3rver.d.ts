declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  /** A store that speaks S3 and keeps its buckets in a folder, for tests. Its only key is S3RVER, with that secret. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
