import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { imagePath } from '#src/base/files/image.links.ts'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import { accountApiPath } from '#src/features/accounts/accounts.links.ts'
import { backupsPath } from '#src/features/backups/backups.links.ts'
import { flag, uploadOf } from '#src/features/files/files.fixture.ts'
import { secretsIn } from '../frame/test-secrets.ts'
import { buildSite, killSites, type Site, startSite } from '../frame/test-site.ts'
import { openTunnel, type Tunnel } from '../frame/test-tunnel.ts'

const database = ownDatabase()
const folder = temporaryFolder()
const backups = join(folder, 'yedekler')
const secrets = {
  BACKUP_PASSPHRASE: 'uzun-Yedek-Parolasi-6174',
  'password in SMTP_URL': 'posta-Sifresi-4711',
  'password in DATABASE_URL': 'veri-Sifresi-2718',
  ADMIN_PASSWORD: 'ilk-Parola-3141',
  'new password': 'sonraki-Parola-9265',
  S3_SECRET_ACCESS_KEY: 'kova-Anahtari-1828',
  S3_ACCESS_KEY_ID: 'kova-Kimligi-4590',
}
/** Passwords that the mail server was given; it takes none. */
const offered: unknown[] = []
let mailServer: SMTPServer
let tunnel: Tunnel
let site: Site
let at: string

beforeAll(async () => {
  await buildSite()
  mkdirSync(backups)
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth({ password }, _session, callback) {
      offered.push(password)
      callback(new Error(`${password} is not the password`))
    },
  })
  await once(mailServer.listen(0, '127.0.0.1'), 'listening')
  const { port } = mailServer.server.address() as AddressInfo
  const url = new URL(database.url)
  url.password = secrets['password in DATABASE_URL']
  tunnel = await openTunnel(url.href)
  site = startSite({
    DATABASE_URL: tunnel.url,
    DATA_DIR: join(folder, 'files'),
    SMTP_URL: `smtp://posta:${secrets['password in SMTP_URL']}@127.0.0.1:${port}`,
    BACKUP_DIR: backups,
    BACKUP_PASSPHRASE: secrets.BACKUP_PASSPHRASE,
    ADMIN_EMAIL: 'ilk@deneme.example',
    ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
    RATES_URL: 'off:',
    LOG_LEVEL: 'debug',
    SLOW_STATEMENT_MS: '1',
  })
  at = await site.ready()
})
afterAll(async () => {
  await killSites()
  await tunnel.cut()
  await new Promise<void>((resolve) => mailServer.close(resolve))
  removeFolder(folder)
})

const post = (path: string, body: object, headers: Record<string, string> = {}, to = at) =>
  fetch(to + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const waits = { timeout: 30_000 }
const writes = (words: string) => expect.poll(() => site.output(), waits).toContain(words)

test('no secret of the environment is in the log, also when what it opens fails', async () => {
  const login = await post('/api/auth/login', { email: 'ilk@deneme.example', password: secrets.ADMIN_PASSWORD })
  expect(login.status).toBe(200)
  const office = { authorization: `Bearer ${(await login.json()).token}` }

  // Its owner is mailed of it.
  const change = { current_password: secrets.ADMIN_PASSWORD, password: secrets['new password'] }
  expect((await post(`${accountApiPath}/password`, change, office)).status).toBe(200)
  await writes('a mail was not sent')
  expect(offered).toContain(secrets['password in SMTP_URL'])

  await post(backupsPath, {}, office)
  await expect.poll(() => readdirSync(backups).filter((name) => name.endsWith('.yedek')), waits).toHaveLength(1)
  rmSync(backups, { recursive: true })
  await expect.poll(async () => (await post(backupsPath, {}, office)).status, waits).toBe(202)
  await writes('a backup failed')

  await tunnel.cut()
  await writes('connection for change notifications lost')
  expect(
    (await post('/api/auth/login', { email: 'ilk@deneme.example', password: secrets['new password'] })).status,
  ).toBe(503)

  const unreachable = startSite({ DATABASE_URL: tunnel.url, DATA_DIR: join(folder, 'none'), LOG_LEVEL: 'debug' })
  await expect.poll(() => unreachable.output(), waits).toContain('Answering 503 until the database is there.')
  const wrong = tunnel.url.replace('postgresql:', 'mysql:')
  const refused = startSite({ DATABASE_URL: wrong, SMTP_URL: `mail://a:${secrets['password in SMTP_URL']}@b` })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toMatch(/DATABASE_URL must.*SMTP_URL must/s)

  const sites = [site, unreachable, refused]
  expect(secretsIn(sites.map(({ output }) => output()).join('\n'), secrets)).toEqual([])
})

const bucket = {
  S3_BUCKET: 'seyyah-deneme',
  S3_ACCESS_KEY_ID: secrets.S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY: secrets.S3_SECRET_ACCESS_KEY,
}

test('no key of the bucket is in the log, whether the bucket refuses, is away or fails later', async () => {
  // As Amazon does, it repeats what it was sent.
  let refuses = true
  const store = createServer((request, response) => {
    const sent = JSON.stringify(request.headers)
    const code = refuses ? 'SignatureDoesNotMatch' : 'InternalError'
    response.writeHead(refuses ? 403 : 500, { 'content-type': 'application/xml' })
    response.end(`<Error><Code>${code}</Code><AWSAccessKeyId>${bucket.S3_ACCESS_KEY_ID}</AWSAccessKeyId>
      <StringToSign>${sent}</StringToSign></Error>`)
  })
  await once(store.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  const start = (name: string, env: Record<string, string>) =>
    startSite({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, name),
      RATES_URL: 'off:',
      LOG_LEVEL: 'debug',
      ...env,
    })
  try {
    const keys = start('keys', { ...bucket, S3_ENDPOINT: endpoint })
    expect(await keys.ended).toBe(1)
    expect(keys.output()).toContain('S3_SECRET_ACCESS_KEY doğru mu')
    const wrong = start('wrong', { ...bucket, S3_BUCKET: 'Ad Değil', S3_ENDPOINT: 'ftp://yer' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toMatch(/S3_BUCKET must.*S3_ENDPOINT must/s)

    refuses = false
    const failing = start('failing', { ...bucket, S3_ENDPOINT: endpoint })
    const url = await failing.ready()
    const account = { email: 'ilk@deneme.example', password: secrets['new password'] }
    const { token } = await (await post('/api/auth/login', account, {}, url)).json()
    const headers = { authorization: `Bearer ${token}` }
    const upload = () =>
      flag()
        .toBuffer()
        .then((bytes) => fetch(url + imageUploadPath, { method: 'POST', headers, body: uploadOf(bytes) }))
    expect((await upload()).status).toBe(503)
    await expect.poll(() => failing.output(), waits).toContain('InternalError 500')
    refuses = true
    expect((await upload()).status).toBeGreaterThanOrEqual(500)
    expect((await fetch(url + imagePath('yok', 320, 'webp'))).status).toBeGreaterThanOrEqual(500)
    await expect.poll(() => failing.output(), waits).toContain('SignatureDoesNotMatch 403')
    const logs = [keys, wrong, failing].map(({ output }) => output()).join('\n')
    expect(secretsIn(logs, secrets)).toEqual([])
  } finally {
    store.close()
    store.closeAllConnections()
  }
})
