import { join, resolve, sep } from 'node:path'
import { z } from 'zod'
import { minPassphrase } from '#src/base/backup/passphrase.ts'
import type { FilesPlace } from '#src/base/files/store/site-disk.server.ts'
import { proxyList } from '#src/base/http/server/client-address.server.ts'
import { decodedOrNull } from '#src/base/i18n/paths.ts'

const numberText = (name: string, min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      `${name} must be a whole number from ${min} to ${max}`,
    )
const wholeNumber = (name: string, min: number, max: number, otherwise: number) =>
  numberText(name, min, max).default(String(otherwise)).transform(Number)
/** Unset: the office decides, or the thing is off. */
const optionalNumber = (name: string, min: number, max: number) =>
  numberText(name, min, max).transform(Number).optional()

const address = (name: string, protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol) && decodedOrNull(text) !== null,
      `${name} must look like ${example}`,
    )

const databaseAddress = (name: string) =>
  address(name, ['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/name').optional()

function areProxies(addresses: readonly string[]): boolean {
  try {
    return Boolean(proxyList(addresses))
  } catch {
    return false
  }
}

/** All settings, documented in .env.example. process.env is read here only. */
const Env = z.object({
  PORT: wholeNumber('PORT', 0, 65_535, 3000),
  HOST: z.string().min(1, 'HOST must be an address to listen on').default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1, 'DATA_DIR must be a folder')
    .default('data')
    .transform((folder) => resolve(folder)),
  MIN_FREE_MB: wholeNumber('MIN_FREE_MB', 0, 1_000_000, 200),
  LISTEN_FDS: z.literal('1', 'LISTEN_FDS must be 1').optional(),
  DRAIN_SECONDS: wholeNumber('DRAIN_SECONDS', 0, 300, 0),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
    .refine(areProxies, 'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1, 10.0.0.0/8'),
  DATABASE_URL: databaseAddress('DATABASE_URL'),
  DATABASE_DIRECT_URL: databaseAddress('DATABASE_DIRECT_URL'),
  DEMO: z.enum(['yes', 'no'], 'DEMO must be yes or no').optional(),
  SITE_URL: address('SITE_URL', ['http:', 'https:'], 'https://www.example.com')
    .transform((url) => url.replace(/\/+$/, '').replace(/^\w+:\/\/[^/]+/, (origin) => origin.toLowerCase()))
    .optional(),
  ADMIN_EMAIL: z
    .email('ADMIN_EMAIL must be an e-mail address')
    .min(6, 'ADMIN_EMAIL must have 6 to 50 characters')
    .max(50, 'ADMIN_EMAIL must have 6 to 50 characters')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'ADMIN_PASSWORD must have 8 to 21 characters')
    .max(21, 'ADMIN_PASSWORD must have 8 to 21 characters')
    .optional(),
  SMTP_URL: address('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@host:465').optional(),
  MAIL_FROM: z.string().min(3, 'MAIL_FROM must be an address mail is sent from').optional(),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an e-mail address').optional(),
  RATES_URL: address(
    'RATES_URL',
    ['http:', 'https:', 'off:'],
    'https://www.tcmb.gov.tr/kurlar/today.xml or off:',
  ).default('https://www.tcmb.gov.tr/kurlar/today.xml'),
  POS_SIMULATOR_URL: address('POS_SIMULATOR_URL', ['http:'], 'http://127.0.0.1:4100').optional(),
  HOLD_HOURS: optionalNumber('HOLD_HOURS', 1, 720),
  ORDERS_PER_HOUR: optionalNumber('ORDERS_PER_HOUR', 1, 100_000),
  SEATS_PER_ADDRESS: optionalNumber('SEATS_PER_ADDRESS', 1, 100_000),
  READ_ONLY: z.enum(['yes', 'no'], 'READ_ONLY must be yes or no').default('no'),
  SESSION_HOURS: wholeNumber('SESSION_HOURS', 1, 720, 8),
  SEARCH_ENGINES: z.enum(['welcome', 'refused'], 'SEARCH_ENGINES must be welcome or refused').default('welcome'),
  SLOW_STATEMENT_MS: wholeNumber('SLOW_STATEMENT_MS', 0, 600_000, 500),
  METRICS_PORT: optionalNumber('METRICS_PORT', 0, 65_535),
  METRICS_HOST: z.string().min(1, 'METRICS_HOST must be an address to listen on').default('127.0.0.1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET must be the name of a bucket, such as seyyah-files')
    .optional(),
  S3_ENDPOINT: address('S3_ENDPOINT', ['http:', 'https:'], 'https://s3.example.com').optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'S3_REGION must be the name of a region, such as eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  BACKUP_EVERY: wholeNumber('BACKUP_EVERY', 1, 720, 24),
  BACKUP_KEEP: wholeNumber('BACKUP_KEEP', 1, 1000, 14),
  BACKUP_PASSPHRASE: z.string().optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'LOG_LEVEL must be silent, error, warn, info or debug')
    .default('info'),
})
export type Env = z.output<typeof Env>

const Complete = Env.refine(
  ({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_URL || !DATABASE_DIRECT_URL,
  'DATABASE_DIRECT_URL needs a DATABASE_URL',
)
  .refine(
    ({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) => !S3_BUCKET || (S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY),
    'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  )
  .refine(
    ({ S3_BUCKET, S3_ENDPOINT, S3_REGION }) => !S3_BUCKET || S3_ENDPOINT || S3_REGION,
    'S3_BUCKET needs an S3_ENDPOINT, or at Amazon the S3_REGION',
  )
  .refine(
    (env) => env.S3_BUCKET || !(env.S3_ENDPOINT || env.S3_REGION || env.S3_ACCESS_KEY_ID || env.S3_SECRET_ACCESS_KEY),
    'S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need an S3_BUCKET',
  )
  .refine(
    ({ BACKUP_DIR, BACKUP_PASSPHRASE = '' }) => !BACKUP_DIR || BACKUP_PASSPHRASE.length >= minPassphrase,
    `BACKUP_DIR needs a BACKUP_PASSPHRASE of at least ${minPassphrase} characters`,
  )
  .refine(
    ({ BACKUP_DIR, DATA_DIR }) =>
      !BACKUP_DIR || !['files', 'postgres'].some((own) => isIn(join(DATA_DIR, own), BACKUP_DIR)),
    'BACKUP_DIR must not be in the folders files or postgres of DATA_DIR: backups would be part of the next one',
  )
  .refine(
    ({ POS_SIMULATOR_URL, SITE_URL = '' }) => !POS_SIMULATOR_URL || !SITE_URL.startsWith('https:'),
    'POS_SIMULATOR_URL is for trying the site out: with a SITE_URL of https customers would pay nobody',
  )

/** What servers other than Amazon's take for their only region. */
const anyRegion = 'us-east-1'

/** Where the files of the site are. */
export function filesPlaceOf(env: Env): FilesPlace {
  const { DATA_DIR: dataDir, S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region = anyRegion } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !accessKeyId || !secretAccessKey) return { dataDir, s3: null }
  return { dataDir, s3: { bucket, endpoint, region, accessKeyId, secretAccessKey } }
}

/** Whether a folder is the other one or lies in it. */
function isIn(folder: string, other: string): boolean {
  return `${other}${sep}`.startsWith(`${folder}${sep}`)
}

/** Empty variables count as unset. @throws Error with one sentence per invalid variable. */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const result = Complete.safeParse(set)
  if (result.success) return result.data
  throw new Error(result.error.issues.map((issue) => `${issue.message}.`).join('\n'))
}
