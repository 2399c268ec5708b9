import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { killWhenTestsEnd, needPrograms } from '#src/base/db/embedded/test-programs.ts'
import { freePorts } from './nginx.ts'

/**
 * In transaction mode, with three connections of the server for all.
 * @param folder for its settings, which any user can enter
 * @returns the URL of the database behind it; `stop` also ends its connections, without which the database cannot be dropped
 */
export async function startPgBouncer(url: string, folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  needPrograms('pgbouncer')
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const [listenPort] = await freePorts(1)
  const host = searchParams.get('host') ?? hostname
  const name = pathname.slice(1)
  const secret = password ? ` password=${decodeURIComponent(password)}` : ''
  const to = `host=${host} port=${port || 5432} dbname=${name} user=${username}${secret}`
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
${name} = ${to}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  )
  chmodSync(file, 0o644)
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...as, file], { stdio: 'ignore' })
  killWhenTestsEnd(child)
  const through = `postgresql://${username}@127.0.0.1:${listenPort}/${name}`
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  while (child.exitCode === null) if (await isListening(listenPort!)) return { url: through, stop }
  throw new Error('pgbouncer did not start')
}

/** Without a login, for which PgBouncer would open a connection before the program has given the role its settings. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isUp = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isUp
}
