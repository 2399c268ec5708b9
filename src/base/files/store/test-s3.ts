import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { killWhenTestsEnd } from '../../db/embedded/test-programs.ts'
import type { S3Settings } from './s3-disk.server.ts'

/** Debian's own, which has Debian's packages. */
const python = '/usr/bin/python3'

export const swiftMissing =
  'OpenStack Swift is missing: the tests of files in a bucket need it. They run where Debian’s package python3-swift is installed.'

/** Whether OpenStack Swift is installed; scripts/swift.ts installs it. */
export function hasSwift(): boolean {
  return spawnSync(python, ['-c', 'import swift.proxy, eventlet, lxml']).status === 0
}

/** Whether tests of a bucket run. In CI they fail without OpenStack Swift, because nobody would notice that they are skipped. */
export function testsBuckets(): boolean {
  return process.env.CI === 'true' || hasSwift()
}

export type TestStore = {
  /** Of a new empty bucket. */
  newBucket: (name: string) => Promise<S3Settings & { endpoint: string }>
  stop: () => Promise<void>
}

/** An S3-compatible server that checks signatures. It starts in two seconds. */
export async function startTestStore(): Promise<TestStore> {
  if (!hasSwift()) throw new Error(swiftMissing)
  // Not in memory: before Linux 6.6 files there have no extended attributes, which Swift needs.
  const folder = mkdtempSync(join(tmpdir(), 'seyyah-swift-'))
  const [accessKeyId, secretAccessKey] = ['test:tester', 'gizli-anahtar-2718']
  const child = spawn(python, [join(import.meta.dirname, 'test-s3.py'), folder, accessKeyId, secretAccessKey], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  killWhenTestsEnd(child)
  const output: string[] = []
  createInterface(child.stderr).on('line', (line) => output.push(line))
  const port = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', (line) => {
    const ready = /^ready (\d+)$/.exec(line)
    if (ready) port.resolve(ready[1]!)
  })
  const ended = once(child, 'close')
  void ended.then(() => port.reject(new Error(`Swift did not start: ${output.join('\n')}`)))
  const settings = {
    endpoint: `http://127.0.0.1:${await port.promise}`,
    region: 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
  return {
    async newBucket(bucket) {
      const client = new S3Client({ ...settings, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      client.destroy()
      return { ...settings, bucket }
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The settings as variables of the environment. */
export function storeEnv({
  bucket,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): Record<string, string> {
  return {
    S3_BUCKET: bucket,
    ...(endpoint && { S3_ENDPOINT: endpoint }),
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
