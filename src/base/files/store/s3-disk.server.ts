import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { GetObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk as DriveDisk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { ByteRange } from '../byte-range.ts'
import { type Disk, draftKey, listed } from '../disk.server.ts'
import { upTo } from './bounded.server.ts'
import { asStoreError, StoreError } from './store-error.ts'

/** @property endpoint URL of the server; without it Amazon's in that region */
export type S3Settings = {
  bucket: string
  endpoint?: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** ms to connect. */
const connectMs = 1500
/** ms without a byte of a running request. */
const idleMs = 15_000
/** Retries transient errors once, but not a silent server: callers get an answer within 20 s. */
const attempts = 2
/** Connections for whole files, each used for a moment; the library's default. */
const filesAtOnce = 50
/** Bytes of a file that is read whole: twice what an upload may have. */
const mostWhole = 32 * 1024 * 1024
/** Bytes of an answer in XML. A list of a thousand keys of the longest has 2 MB. */
const mostXml = 8 * 1024 * 1024
/** Connections for parts of films, each used for as long as somebody watches. */
const partsAtOnce = 200

/**
 * A bucket of a server that speaks S3, as a store of files.
 * @param spool the store in the folder: uploads of unknown length are written there first, because S3 wants the length before the content
 * @param maxParts how many parts of files are read at the same time
 * @param idle ms without a byte after which a request fails
 */
export function openS3Disk(settings: S3Settings, spool: Disk, maxParts = partsAtOnce, idle = idleMs): Disk {
  const { bucket } = settings
  const client = openClient(settings, filesAtOnce, idle)
  const partClient = openClient(settings, maxParts, idle)
  const openPart = limited(maxParts)
  const disk = new DriveDisk(new Driver(client, bucket))
  return Object.assign(disk, {
    place: placeOf(settings),
    spool,
    async putAtomically(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
      // A bucket shows an object when it has all of it.
      if (bytes instanceof Uint8Array) await disk.put(key, bytes, { contentLength: bytes.length })
      else await putSpooled(disk, spool, key, bytes)
    },
    rename: (from: string, to: string) => disk.move(from, to),
    readPart(Key: string, { start, end }: ByteRange, etag: string) {
      const part = { Bucket: bucket, Key, Range: `bytes=${start}-${end}`, IfMatch: etag }
      return openPart(async () =>
        upTo(end - start + 1, (await partClient.send(new GetObjectCommand(part))).Body as Readable, tooMuch),
      )
    },
    async assertUsable() {
      const key = draftKey()
      await disk.put(key, key)
      const read = await disk.getBytes(key)
      await disk.delete(key)
      if (Buffer.from(read).toString() !== key) throw new StoreError('refused', 'a stored file reads differently')
    },
    async ask() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    },
  })
}

/** Opens streams, up to a number at the same time. A stream counts until it was read to its end, broke off or was destroyed. */
function limited(max: number) {
  let open = 0
  const release = () => {
    open -= 1
  }
  return async (start: () => Promise<Readable>): Promise<Readable | 'busy'> => {
    if (open >= max) return 'busy'
    open += 1
    try {
      const stream = await start()
      finished(stream, release)
      return stream
    } catch (error) {
      release()
      throw error
    }
  }
}

/** Bucket and server for messages. */
function placeOf({ bucket, endpoint, region }: S3Settings): string {
  return `${bucket} (${endpoint ? new URL(endpoint).host : `Amazon S3, ${region}`})`
}

function openClient(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  maxSockets: number,
  idle: number,
): S3Client {
  const agent = { keepAlive: true, maxSockets }
  const client = new S3Client({
    region,
    // Other servers than Amazon's rarely have a name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    // The default logs to the console; errors are thrown anyway.
    logger: silent,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idle, httpAgent: agent, httpsAgent: agent },
    // Many servers refuse the checksums that Amazon added in 2024.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    reported(() => true),
    { step: 'initialize', priority: 'high', name: 'storeError' },
  )
  // Inside of the library's retries, which do not retry an unknown error.
  client.middlewareStack.add(reported(isSilence), { step: 'deserialize', name: 'storeSilence' })
  client.middlewareStack.add(boundXml, { step: 'deserialize', priority: 'low', name: 'storeBound' })
  return client
}

const tooMuch = () => new StoreError('refused', 'a longer answer than was asked for')

/** Limits answers other than files, which the library reads whole: an endless one would fill the memory. */
const boundXml =
  <In extends object, Out extends object>(
    next: (args: In) => Promise<Out>,
    { commandName }: { commandName?: string },
  ) =>
  async (args: In): Promise<Out> => {
    const result = await next(args)
    const { response } = result as { response?: { statusCode: number; body: unknown } }
    const isFile = commandName === 'GetObjectCommand' && response && response.statusCode < 300
    if (response?.body instanceof Readable && !isFile) response.body = upTo(mostXml, response.body, tooMuch)
    return result
  }

/** The library uses the same name for a connection timeout, so the message is checked too. */
const isSilence = (error: unknown) =>
  error instanceof Error && error.name === 'TimeoutError' && error.message.includes('inactivity')

/** Middleware that turns matching errors into StoreErrors. */
const reported =
  (isMeant: (error: unknown) => boolean) =>
  <In extends object, Out extends object>(
    next: (args: In) => Promise<Out>,
    { commandName }: { commandName?: string },
  ) =>
  async (args: In): Promise<Out> => {
    try {
      return await next(args)
    } catch (error) {
      throw isMeant(error) ? asStoreError(error, String(commandName).replace(/Command$/, '')) : error
    }
  }

class Driver extends S3Driver {
  readonly #read: (key: string) => Promise<Readable>

  constructor(client: S3Client, bucket: string) {
    // Without ACLs, which many servers do not have: a bucket is private unless somebody makes it public.
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#read = async (Key) => (await client.send(new GetObjectCommand({ Bucket: bucket, Key }))).Body as Readable
  }

  /** The content may break off after the answer began. */
  override async getBytes(key: string): Promise<Uint8Array> {
    try {
      return await buffer(upTo(mostWhole, await this.#read(key), tooMuch))
    } catch (error) {
      throw asStoreError(error, 'GetObject')
    }
  }

  /** One by one: some servers refuse to delete several objects without an MD5, which the library no longer sends. */
  override async deleteAll(prefix: string): Promise<void> {
    const objects = await listed(new DriveDisk(this) as Disk, prefix, { recursive: true })
    for (const object of objects)
      if (object.isFile && object.key.startsWith(`${prefix}/`)) await this.delete(object.key)
  }
}

/** Sends a content of unknown length from a file of the folder. The server compares it with its MD5. */
async function putSpooled(
  disk: DriveDisk,
  spool: Disk,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const draft = draftKey()
  const digest = createHash('md5')
  let length = 0
  const seen = async function* () {
    for await (const chunk of content) {
      digest.update(chunk)
      length += chunk.length
      yield chunk
    }
  }
  try {
    await spool.putStream(draft, Readable.from(seen(), { objectMode: false }))
    const file = createReadStream(join(spool.place, draft))
    const options = { contentLength: length, ContentMD5: digest.digest('base64') }
    await disk.putStream(key, file, options).finally(() => file.destroy())
  } finally {
    await rm(join(spool.place, draft), { force: true })
  }
}
