import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { killWhenTestsEnd, needPrograms } from '#src/base/db/embedded/test-programs.ts'

export type Answer = { status: number; text: string }
export type Nginx = {
  /** Asks through the proxy. A connection that breaks is an Error. */
  ask: (path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Answer>
  stop: () => Promise<void>
  /** of http, and of https */
  ports: { plain: number; tls: number }
}

/** Ports that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

type Change = [from: string, to: string]

/** Runs deploy/nginx.conf before two processes. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Nginx> {
  needPrograms('nginx', 'openssl')
  const [plain, tls] = (await freePorts(2)) as [number, number]
  const certificate = join(folder, 'fullchain.pem')
  const key = join(folder, 'privkey.pem')
  mkdirSync(folder, { recursive: true })
  const subject = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const child = runNginx(folder, [
    ...addressesOf(ports),
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ', `listen 127.0.0.1:${tls} `],
    ['/etc/ssl/seyyah', folder],
  ])
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate), servername: 'www.example.com' })
  const ask: Nginx['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        agent,
        host: '127.0.0.1',
        port: tls,
        path,
        method,
        headers: { host: 'www.example.com', ...headers },
      }
      const sent = request(options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode!, text: Buffer.concat(parts).toString() }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  await listening(child, ask)
  return {
    ask,
    ports: { plain, tls },
    stop: async () => {
      agent.destroy()
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/**
 * The same for browsers: without TLS, whose certificate they would refuse, and with the address of the visitor that the request names, as behind
 * another proxy. It ends with this process.
 * @returns how often it has asked each process
 */
export async function startPlainNginx(folder: string, ports: readonly number[], port: number): Promise<() => number[]> {
  needPrograms('nginx')
  const [redirects] = await freePorts(1)
  const log = join(folder, 'asked.log')
  mkdirSync(folder, { recursive: true })
  runNginx(folder, [
    ...addressesOf(ports),
    ['listen 80;', `listen 127.0.0.1:${redirects};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['  ssl_', '  # ssl_'],
    ['upstream seyyah {', "log_format asked '$upstream_addr';\nupstream seyyah {"],
    ['  location / {', `${ofBrowsers}\n  access_log ${log} asked;\n  location / {`],
  ])
  return () => {
    const asked = readFileSync(log, 'utf8').split('\n')
    return ports.map((own) => asked.filter((address) => address.includes(`:${own}`)).length)
  }
}

const ofBrowsers = '  set_real_ip_from 127.0.0.1;\n  real_ip_header X-Forwarded-For;'

const addressesOf = (ports: readonly number[]): Change[] => [
  ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
  ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
]

/** Runs deploy/nginx.conf with changes, in a folder that exists. */
function runNginx(folder: string, changes: readonly Change[]): ChildProcess {
  const config = changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
      return text.replaceAll(from, to)
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, around(config, folder))
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  killWhenTestsEnd(child)
  return child
}

async function listening(child: ChildProcess, ask: Nginx['ask']): Promise<void> {
  while (child.exitCode === null) if (await ask('/healthz').catch(() => null)) return
  throw new Error('nginx did not start')
}

function around(config: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
${temporary.join('\n')}
access_log off;
${config}
}`
}
