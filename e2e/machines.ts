/**
 * The site as two processes that share a database through PgBouncer and a bucket, behind deploy/nginx.conf, which asks them in turn:
 * node machines.ts <data folder> <port>. The database is in the folder, as that of a single process is.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { startTestStore, storeEnv } from '#src/base/files/store/test-s3.ts'
import { freePorts, startPlainNginx } from '#tools/drill/frame/nginx.ts'
import { startPgBouncer } from '#tools/drill/frame/pgbouncer.ts'
import { runSite } from './own-site.ts'

const [folder, port] = process.argv.slice(2) as [string, string]
// For PgBouncer, which does not run as root.
chmodSync(folder, 0o755)
const [server, store] = await Promise.all([startEmbedded({ dataDir: folder, log: () => {} }), startTestStore()])
const bucket = storeEnv(await store.newBucket('seyyah-files'))
execFileSync(process.execPath, ['e2e/small-pictures.ts', folder], { env: { PATH: process.env.PATH, ...bucket } })
const shared = {
  ...bucket,
  DATABASE_URL: (await startPgBouncer(server.url, folder)).url,
  DATABASE_DIRECT_URL: server.url,
  DEMO: 'yes',
  SITE_URL: `http://localhost:${port}`,
}
const ports = await freePorts(2)
const machines = await Promise.all(
  ports.map((own) => runSite({ ...shared, PORT: String(own), DATA_DIR: join(folder, `machine-${own}`) })),
)
const asked = await startPlainNginx(join(folder, 'nginx'), ports, Number(port))

process.once('SIGTERM', async () => {
  console.error(`Requests that each machine got: ${asked().join(' and ')}`)
  await Promise.all(machines.map(({ stop }) => stop()))
  await Promise.all([server.stop(), store.stop()])
  process.exit(0)
})
