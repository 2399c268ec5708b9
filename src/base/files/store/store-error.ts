/**
 * `away`: no answer, or a server error; transient. The others last until a setting is changed: `keys`, `bucket` and `region` are wrong,
 * `refused` is any other answer.
 */
export type StoreTrouble = 'away' | 'keys' | 'bucket' | 'region' | 'refused'

/** A failed request to the bucket. Without the library's error, which contains headers, signatures and the key's id. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly trouble: StoreTrouble
  /** For the record of failures. */
  readonly code: 'STORE_AWAY' | 'STORE_REFUSED'
  constructor(trouble: StoreTrouble, message: string) {
    super(message)
    this.trouble = trouble
    this.code = trouble === 'away' ? 'STORE_AWAY' : 'STORE_REFUSED'
  }
}

/** What the AWS library and Node throw. */
type Thrown = { name?: string; code?: unknown; path?: unknown; $metadata?: { httpStatusCode?: number } }

/**
 * Makes a StoreError of an exception of a request to the bucket. Returned unchanged: a missing file, and exceptions that are not the bucket's
 * answer but a mistake of the program or of the file that is sent.
 */
export function asStoreError(thrown: unknown, action: string): unknown {
  if (thrown instanceof StoreError || thrown instanceof TypeError) return thrown
  const { name = '', code, path, $metadata } = thrown as Thrown
  const status = $metadata?.httpStatusCode
  if (status === undefined && path !== undefined) return thrown
  if (status === 404 && name !== 'NoSuchBucket' && action !== 'HeadBucket') return thrown
  const reported = [typeof code === 'string' ? code : name, status].filter((part) => part !== undefined && part !== '')
  return new StoreError(troubleOf(status, name), `${action}: ${reported.join(' ')}`)
}

function troubleOf(status: number | undefined, name: string): StoreTrouble {
  // 412: the file was replaced.
  if (status === undefined || status >= 500 || [408, 412, 429].includes(status))
    return status === 501 ? 'refused' : 'away'
  if (status === 404) return 'bucket'
  if ([301, 302, 307].includes(status) || name === 'AuthorizationHeaderMalformed') return 'region'
  if (status === 401 || status === 403) return 'keys'
  return 'refused'
}

/** The StoreError that is or caused an error. */
export function storeErrorOf(thrown: unknown): StoreError | null {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 4; error = error.cause, depth += 1)
    if (error instanceof StoreError) return error
  return null
}

/** Sentence for the operator with the remedy, in Turkish and English. @param place bucket and server */
export function storeSentence({ trouble, message }: StoreError, place: string): string {
  const [tr, en] = {
    away: [
      'ulaşılamıyor: sunucu çalışıyor mu, S3_ENDPOINT doğru mu?',
      'cannot be reached: does its server run, is S3_ENDPOINT right?',
    ],
    keys: [
      'erişimi reddediyor: S3_ACCESS_KEY_ID ve S3_SECRET_ACCESS_KEY doğru mu, anahtarın bu kovaya okuma ve yazma izni var mı?',
      'refuses access: are S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY right, and may this key read and write the bucket?',
    ],
    bucket: [
      'bulunamadı: S3_BUCKET doğru mu? Kova önceden açılmış olmalı.',
      'does not exist: is S3_BUCKET right? The bucket must have been created.',
    ],
    region: [
      'başka bir bölgede: S3_REGION ve S3_ENDPOINT doğru mu?',
      'is in another region: are S3_REGION and S3_ENDPOINT right?',
    ],
    refused: ['isteği kabul etmedi.', 'did not accept the request.'],
  }[trouble] as [string, string]
  return `Dosya deposu ${place} ${tr} / The file store ${place} ${en} (${message})`
}
