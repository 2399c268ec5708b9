import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'

test('all settings are optional', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SESSION_HOURS: 8,
    LOG_LEVEL: 'info',
  })
})

test('the address of the site is written as browsers write it', () => {
  expect(readEnv({ SITE_URL: 'HTTPS://WWW.Seyyah.Example/Turlar/' }).SITE_URL).toBe('https://www.seyyah.example/Turlar')
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: '' })).toEqual(readEnv({}))
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgresql://user:password@host:5432/name.'],
  [
    { DATABASE_URL: 'postgresql://seyyah:50%off@db/seyyah' },
    'DATABASE_URL must look like postgresql://user:password@host:5432/name.',
  ],
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be an e-mail address.'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 8 to 21 characters.'],
  [
    { TRUSTED_PROXIES: '127.0.0.1, proxy.example' },
    'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1, 10.0.0.0/8.',
  ],
  [{ SESSION_HOURS: '0' }, 'SESSION_HOURS must be a whole number from 1 to 720.'],
  [{ SESSION_HOURS: '1.5' }, 'SESSION_HOURS must be a whole number from 1 to 720.'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a whole number from 0 to 300.'],
  [{ DATABASE_DIRECT_URL: 'postgresql://a@b/c' }, 'DATABASE_DIRECT_URL needs a DATABASE_URL.'],
  [{ LISTEN_FDS: '2' }, 'LISTEN_FDS must be 1.'],
  [
    { POS_SIMULATOR_URL: 'http://127.0.0.1:4100', SITE_URL: 'https://seyyah.example' },
    'POS_SIMULATOR_URL is for trying the site out: with a SITE_URL of https customers would pay nobody.',
  ],
  [
    { POS_SIMULATOR_URL: 'http://127.0.0.1:4100', SITE_URL: 'HTTPS://Seyyah.Example/' },
    'POS_SIMULATOR_URL is for trying the site out: with a SITE_URL of https customers would pay nobody.',
  ],
  [{ BACKUP_DIR: '/yedekler' }, 'BACKUP_DIR needs a BACKUP_PASSPHRASE of at least 12 characters.'],
  [
    { BACKUP_DIR: '/yedekler', BACKUP_PASSPHRASE: 'on bir harf' },
    'BACKUP_DIR needs a BACKUP_PASSPHRASE of at least 12 characters.',
  ],
  [
    { DATA_DIR: '/data', BACKUP_DIR: '/data/files/../files/yedekler', BACKUP_PASSPHRASE: 'on iki harfli' },
    'BACKUP_DIR must not be in the folders files or postgres of DATA_DIR: backups would be part of the next one.',
  ],
  [{ BACKUP_EVERY: '0' }, 'BACKUP_EVERY must be a whole number from 1 to 720.'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1 to 1000.'],
  [{ S3_BUCKET: 'seyyah' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
  [
    { S3_BUCKET: 'seyyah', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    'S3_BUCKET needs an S3_ENDPOINT, or at Amazon the S3_REGION.',
  ],
  [
    { S3_ENDPOINT: 'https://s3.example.com' },
    'S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need an S3_BUCKET.',
  ],
  [{ S3_BUCKET: 'Seyyah Dosyaları' }, 'S3_BUCKET must be the name of a bucket, such as seyyah-files.'],
  [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT must look like https://s3.example.com.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error, warn, info or debug.'],
])('%j is refused with a sentence', (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence)
})

test('TRUSTED_PROXIES is a list, empty by default', () => {
  expect(readEnv({}).TRUSTED_PROXIES).toEqual([])
  expect(readEnv({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 fd00::/8' }).TRUSTED_PROXIES).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    'fd00::/8',
  ])
})

test('all invalid variables are reported together', () => {
  expect(() => readEnv({ PORT: 'x', SMTP_URL: 'x' })).toThrow(/PORT.*\nSMTP_URL/)
})

/**
 * The environment of the site's container, with the variables of who starts it: a name without a value takes that of the shell
 * (https://docs.docker.com/reference/compose-file/services/#environment).
 */
function composed(given: Record<string, string>): Record<string, string | undefined> {
  const [, site] = readFileSync('deploy/compose.yaml', 'utf8').split('\n  site:\n')
  const [, lines] = site!.split('    environment:\n')
  const environment = lines!.split(/\n {4}\w/)[0]!.matchAll(/^ {6}(\w+):(?: "?(.*?)"?)?$/gm)
  const filled = (text: string) =>
    text.replace(/\$\{(\w+)(?::\?([^}]*))?\}/g, (_, name: string, word?: string) => {
      if (!given[name]) throw new Error(`${name}: ${word}`)
      return given[name]
    })
  return Object.fromEntries(
    [...environment].map(([, name, text]) => [name!, text === undefined ? given[name!] : filled(text)]),
  )
}

test('the containers start without a passphrase and then make no backups; with one they do, and a short one is refused', () => {
  const given = { DB_PASSWORD: 'gizli', SITE_URL: 'https://www.example.com' }
  const plain = readEnv(composed(given))
  expect(plain).toMatchObject({ SITE_URL: given.SITE_URL, DRAIN_SECONDS: 5 })
  expect([plain.BACKUP_DIR, plain.BACKUP_PASSPHRASE]).toEqual([undefined, undefined])
  const backups = { BACKUP_DIR: '/yedekler', BACKUP_PASSPHRASE: 'on iki harfli parola' }
  expect(readEnv(composed({ ...given, ...backups }))).toMatchObject(backups)
  expect(() => readEnv(composed({ ...given, ...backups, BACKUP_PASSPHRASE: 'kısa' }))).toThrow(
    'BACKUP_DIR needs a BACKUP_PASSPHRASE',
  )
  expect(() => composed({ DB_PASSWORD: 'gizli' })).toThrow('SITE_URL')
})

test('the containers believe the host alone, in the network that they are given', () => {
  const { TRUSTED_PROXIES } = composed({ DB_PASSWORD: 'gizli', SITE_URL: 'https://www.example.com' })
  expect(/^ {10}gateway: (.+)$/m.exec(readFileSync('deploy/compose.yaml', 'utf8'))?.[1]).toBe(TRUSTED_PROXIES)
})

test('.env.example names what is read, and nothing else', () => {
  const namesIn = (file: string, line: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(line)].map((match) => match[1]!)
  const read = namesIn('src/server/env.server.ts', /^ {2}([A-Z][A-Z0-9_]+): /gm)
  expect(read.length).toBeGreaterThan(20)
  expect(namesIn('.env.example', /^#? ?([A-Z][A-Z0-9_]+)=/gm).sort()).toEqual(read.sort())
})

test('the unit keeps its folder and its socket beside a copy of .env.example, and starts again for ever', () => {
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n')
  const assigned = (texts: string[]) => Object.fromEntries(texts.map((text) => text.split(/=(.*)/s).slice(0, 2)))
  const unit = lines('deploy/seyyah.service')
  const own = unit.flatMap((line) => /^Environment=(.*)$/.exec(line)?.[1]?.split(' ') ?? [])
  const file = lines('.env.example').filter((line) => /^\w+=/.test(line))
  // systemd.exec(5): variables of systemd itself, then Environment=, then EnvironmentFile=; the last one wins.
  const read = readEnv({ LISTEN_FDS: '1', ...assigned(own), ...assigned(file) })
  expect(read).toMatchObject({ DATA_DIR: '/var/lib/seyyah', LISTEN_FDS: '1' })
  expect(unit).toContain('StartLimitIntervalSec=0')
})
