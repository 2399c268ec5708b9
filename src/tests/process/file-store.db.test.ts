import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemPath, systemSummaryPath } from '#src/admin/system/system.links.ts'
import { backUp } from '#src/base/backup/backup.server.ts'
import { fileEntry } from '#src/base/backup/manifest.ts'
import { readArchive } from '#src/base/backup/read-archive.server.ts'
import { restore } from '#src/base/backup/restore.server.ts'
import { restoreFiles } from '#src/base/backup/restore-files.server.ts'
import { killWhenTestsEnd, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { emptyDatabase, ownDatabase, type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { type Disk, namesIn, openDisk, readOrNull } from '#src/base/files/disk.server.ts'
import { imagePath } from '#src/base/files/image.links.ts'
import { listOriginals } from '#src/base/files/store/originals.server.ts'
import { openSiteDisk } from '#src/base/files/store/site-disk.server.ts'
import { startTestStore, storeEnv, type TestStore, testsBuckets } from '#src/base/files/store/test-s3.ts'
import { imageUploadPath, videoUploadPath } from '#src/base/files/uploads.links.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { flag, uploadOf } from '#src/features/files/files.fixture.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { strings } from '#src/strings.ts'
import { buildSite, killSites, type Site, startSite } from '../frame/test-site.ts'
import { openTunnel, type Tunnel } from '../frame/test-tunnel.ts'

/** Two machines whose files are in one bucket of a server that checks signatures (docs/promises.md, D6). */
describe.runIf(testsBuckets())('a site whose files are in a bucket', () => {
  const database = ownDatabase()
  const folder = temporaryFolder()
  const passphrase = 'uzun bir deneme parolası'
  let restored: TestDatabase | undefined
  let server: TestStore
  let tunnel: Tunnel
  /** Of the sites, through the tunnel. */
  let env: Record<string, string>
  /** The bucket itself. */
  let disk: Disk
  let sites: Site[]
  let one: string
  let two: string
  let authorization: string

  beforeAll(async () => {
    await buildSite()
    server = await startTestStore()
    const settings = await server.newBucket('seyyah-site')
    disk = await openSiteDisk({ dataDir: join(folder, 'test'), s3: settings })
    tunnel = await openTunnel(settings.endpoint)
    env = { DATABASE_URL: database.url, RATES_URL: 'off:', ...storeEnv({ ...settings, endpoint: tunnel.url }) }
    await insertShippedStrings(database.db, strings)
    await database.db.updateTable('settings').set({ opened_at: new Date() }).execute()
    authorization = `Bearer ${await insertSession(database.db, await insertStaff(database.db))}`
    sites = ['one', 'two'].map((name) => startSite({ ...env, DATA_DIR: join(folder, name) }))
    const ready = (await Promise.all(sites.map((site) => site.ready()))) as [string, string]
    one = ready[0]
    two = ready[1]
  })
  afterAll(async () => {
    await killSites()
    await tunnel.cut()
    await server.stop()
    await restored?.drop()
    removeFolder(folder)
  })

  const send = async (at: string, path: string, body: BodyInit) => {
    const response = await fetch(at + path, { method: 'POST', headers: { authorization }, body })
    return { response, body: (await response.json()) as Answer }
  }
  type Answer = { code: string; message: string; data: { file: string; file_video: string } }
  const sendPicture = async (at: string, red: number) => {
    // Another picture each time: the same one is not stored again.
    const picture = await flag().modulate({ hue: red }).toBuffer()
    return send(at, imageUploadPath, uploadOf(picture))
  }
  const get = (at: string, path: string, headers: Record<string, string> = {}) => fetch(at + path, { headers })
  const office = async (path: string) => (await get(one, path, { authorization })).json()

  test('a wrong key stops the start with a sentence, and no secret is in it', async () => {
    const wrong = { ...env, S3_SECRET_ACCESS_KEY: 'yanlis-anahtar-3141', DATA_DIR: join(folder, 'wrong') }
    const site = startSite(wrong)
    expect(await site.ended).toBe(1)
    expect(site.output()).toMatch(
      /^Dosya deposu seyyah-site \(127\.0\.0\.1:\d+\) erişimi reddediyor: .*S3_SECRET_ACCESS_KEY/m,
    )
    expect(site.output()).not.toContain('yanlis-anahtar-3141')
  })

  test('what one machine stores both serve: a picture whose sizes they make at once, and a film by range', async () => {
    const picture = await sendPicture(one, 40)
    expect(picture.response.status).toBe(201)
    const { file } = picture.body.data
    const paths = [320, 480, 640].map((width) => imagePath(file, width, 'webp'))
    const answers = await Promise.all(paths.flatMap((path) => [get(one, path), get(two, path)]))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    for (const [at, path] of paths.entries()) {
      expect(bodies[at * 2]!.equals(bodies[at * 2 + 1]!)).toBe(true)
      const key = `images/${file}/${/-(\d+\.webp)$/.exec(path)![1]}`
      expect(Buffer.from((await readOrNull(disk, key))!).equals(bodies[at * 2]!)).toBe(true)
    }
    expect((await get(two, imagePath('no-such-picture', 320, 'webp'))).status).toBe(404)

    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41', 'latin1'), randomBytes(9_000_000)])
    const sent = await send(one, videoUploadPath, new Blob([film]))
    expect(sent.response.status).toBe(201)
    const part = await get(two, `/videos/${sent.body.data.file_video}`, { range: 'bytes=8500000-8999999' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8500000-8999999/${film.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(8_500_000, 9_000_000))).toBe(true)
    expect((await listOriginals(openDisk(join(folder, 'one')))).length).toBe(0)
  })

  test('without the bucket pages go on, files are 503 with a sentence, and it is said; then all is well again', async () => {
    expect((await get(one, '/')).status).toBe(200)
    expect((await get(one, '/readyz')).status).toBe(200)
    expect(await office(systemPath)).toMatchObject({
      files: { place: expect.stringMatching(/^seyyah-site /), trouble: null },
    })
    const [original] = (await listOriginals(disk)).filter((key) => key.startsWith('images/'))
    const file = original!.split('/')[1]!
    await tunnel.cut()

    expect((await get(one, '/')).status).toBe(200)
    expect((await get(one, '/hakkimizda')).status).toBeLessThan(500)
    const upload = await sendPicture(one, 90)
    expect(upload.response.status).toBe(503)
    expect(Number(upload.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(upload.body).toMatchObject({
      code: 'files_away',
      message: 'Dosyalara şu anda ulaşılamıyor. Lütfen birazdan yeniden deneyin.',
    })
    const picture = await get(one, imagePath(file, 750, 'webp'))
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([503, 'no-store'])
    // A proxy goes on sending visitors here: pages need no bucket, and other machines have the same one.
    await expect
      .poll(async () => [(await get(one, '/readyz')).status, sites[0]!.output().includes('"msg":"degraded"')])
      .toEqual([200, true])
    expect(sites[0]!.output()).toContain('Dosya deposu seyyah-site')
    expect(await office(systemPath)).toMatchObject({ files: { trouble: 'away' } })
    expect(await office(systemSummaryPath)).toMatchObject({ needs: [{ need: 'files', count: 1 }] })

    const late = startSite({ ...env, DATA_DIR: join(folder, 'late') })
    const at = await late.ready()
    expect((await get(at, '/')).status).toBe(200)
    expect(late.output()).toContain('ulaşılamıyor')

    await tunnel.restore()
    await expect
      .poll(async () => [(await get(one, '/readyz')).status, sites[0]!.output().includes('"msg":"whole again"')])
      .toEqual([200, true])
    expect((await sendPicture(one, 90)).response.status).toBe(201)
    expect((await get(at, imagePath(file, 750, 'webp'))).status).toBe(200)
    for (const site of [...sites, late])
      for (const secret of [env.S3_SECRET_ACCESS_KEY!, env.S3_ACCESS_KEY_ID!])
        expect(site.output()).not.toContain(secret)
  })

  const contents = async (of: Disk) =>
    Promise.all((await listOriginals(of)).map(async (key) => [key, Buffer.from(await of.getBytes(key))] as const))

  test('a backup holds the files of the bucket, and is restored into a folder or into another bucket', async () => {
    const { target: source, manifest } = await backUp({
      url: database.url,
      disk,
      target: join(folder, 'bucket.yedek'),
      passphrase,
      cost: 4,
    })
    expect(manifest.files.map(({ name }) => name)).toEqual(await listOriginals(disk))
    const inFolder = openDisk(join(folder, 'restored'))
    restored = await testDatabase()
    await restore({ url: restored.url, disk: inFolder, source, passphrase, folder: 'db', replaces: false })
    expect(await contents(inFolder)).toEqual(await contents(disk))

    // The part of a restore that is about files, over a bucket that has others.
    const s3 = await server.newBucket('seyyah-restored')
    const inBucket = await openSiteDisk({ dataDir: join(folder, 'spool'), s3 })
    const [replaced] = manifest.files
    await inBucket.putAtomically(replaced!.name, Buffer.from('another one of that name'))
    await inBucket.putAtomically('documents/cv/old.pdf', Buffer.from('old'))
    const empty = await emptyDatabase()
    const trial = restore({ url: empty.url, disk: inBucket, source, passphrase, folder: 'db', replaces: false })
    await expect(trial.finally(() => empty.drop())).rejects.toMatchObject({
      reason: 'has_content',
      message: expect.stringContaining('farklı 2 dosya'),
    })
    const files = restoreFiles(inBucket)
    await readArchive(source, passphrase, async ({ name, content }) => {
      const file = manifest.files.find((each) => name === fileEntry(each.name))
      if (file) await files.add(file, content)
      else for await (const _ of content);
    })
    expect(await inBucket.get(replaced!.name)).toBe('another one of that name')
    expect(await files.finish(manifest.files)).toEqual({ removed: 1 })
    expect(await contents(inBucket)).toEqual(await contents(disk))
    expect(await namesIn(inBucket, 'drafts')).toEqual([])
  })

  test('a backup of a bucket that is away says so and leaves nothing', async () => {
    const s3 = { bucket: 'none', endpoint: 'http://127.0.0.1:1', region: 'r', accessKeyId: 'a', secretAccessKey: 'b' }
    const away = await openSiteDisk({ dataDir: join(folder, 'spool'), s3 })
    const work = backUp({ url: database.url, disk: away, target: join(folder, 'away.yedek'), passphrase, cost: 4 })
    await expect(work).rejects.toMatchObject({ reason: 'files_away', message: expect.stringMatching(/^Dosya deposu/) })
  })

  const move = async (args: string[], more: Record<string, string>) => {
    const child = spawn(process.execPath, ['scripts/move-files.ts', ...args], {
      env: { PATH: process.env.PATH, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    killWhenTestsEnd(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
    const [code] = await once(child, 'close')
    return { code: code as number, output }
  }

  test('files:move copies beside the running site, and says what it needs', async () => {
    const dataDir = join(folder, 'moved')
    const files = (await listOriginals(disk)).length
    const { code, output } = await move(['to-folder'], { ...env, DATA_DIR: dataDir })
    expect([code, output]).toEqual([0, expect.stringContaining(`${files} kopyalandı, 0 zaten vardı`)])
    expect(await contents(openDisk(dataDir))).toEqual(await contents(disk))
    const again = await move(['to-store'], { ...env, DATA_DIR: dataDir })
    expect([again.code, again.output]).toEqual([0, expect.stringContaining(`0 kopyalandı, ${files} zaten vardı`)])
    expect(await move(['there'], env)).toMatchObject({ code: 1, output: expect.stringMatching(/^Yönü verin/) })
    const unnamed = await move(['to-store'], { DATA_DIR: dataDir })
    expect(unnamed).toMatchObject({ code: 1, output: expect.stringMatching(/^Depo tanımlı değil: S3_BUCKET/) })
    const refused = await move(['to-store'], { ...env, DATA_DIR: dataDir, S3_BUCKET: 'no-such-bucket' })
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Dosya deposu no-such-bucket .*bulunamadı/),
    })
  })
})
