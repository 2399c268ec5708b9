/**
 * `npm run bench`: what answers of the built site cost, in CPU of the site and of its PostgreSQL, beside servers that send
 * the same bytes or the same content in the same run; how many it sends while it sells; and the memory that it needs.
 * Compare ratios: absolute numbers depend on the machine. With `-- --write` it writes tools/bench/RESULTS.md.
 * BENCH_SECONDS: of a row in a round. BENCH_VISITS: of every page by Lighthouse (1; 5 when it writes). BENCH_MINUTES: of the mixed load before the
 * last look at memory. What was measured is told on standard error as it comes, so that a run that fails has not been for nothing. 0 visits or minutes leave those figures out.
 * Linux only, because CPU is read from /proc.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../e2e/find-chromium.ts'
import { officeAdmin } from '../../e2e/first-admin.ts'
import { cpuOf, cpuOfProcess, memoryOf, watchOthers } from './cpu.ts'
import { measure, type Running, revisit } from './measure.ts'
import { type Memory, mixedLoad } from './memory.ts'
import { contentOf } from './peers/content.ts'
import { buildNext } from './peers/next.ts'
import { startNginx } from './peers/nginx.ts'
import { memoryTable, resultsOf, sellingTable, visitsPart } from './results.ts'
import { besideEachOther, cachedRows, madeRows, nextRows, plainRows, type Row, type Server } from './rows.ts'
import { sellingOf } from './selling.ts'
import { startSite, stopProcess } from './site.ts'
import { readSiteData } from './site-data.ts'
import { askOften, firstVisits, type Page } from './visits.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const minutes = Number(process.env.BENCH_MINUTES ?? 2)
const isWritten = process.argv.includes('--write')
const wantedRounds = Number(process.env.BENCH_VISITS ?? (isWritten ? 5 : 1))
// Looked for at once: visits come after a quarter of an hour.
const rounds = wantedRounds > 0 && !findChromium() ? 0 : wantedRounds
if (rounds < wantedRounds) {
  const missing = 'No Chromium found, which first visits need: `node scripts/chromium.ts` installs one.'
  if (isWritten) {
    console.error(`${missing} BENCH_VISITS=0 writes the report without them.`)
    process.exit(1)
  }
  console.error(`${missing} They are left out.`)
}
const category = 'anadolu-kultur-turlari'
const withNginx = new Set(['home', 'home, 304', 'category', 'tour'])

const folder = mkdtempSync(join(tmpdir(), 'seyyah-bench-'))
const port = 20_000 + (process.pid % 20_000)
const url = `http://127.0.0.1:${port}`
const processes: ChildProcess[] = []
type Servers = Partial<Record<Server, Running>>

try {
  const others = watchOthers()
  const env = {
    // As many orders of one network as the bench places.
    ORDERS_PER_HOUR: '100000',
    SEATS_PER_ADDRESS: '100000',
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_EMAIL: officeAdmin.email,
    ADMIN_PASSWORD: officeAdmin.password,
  }
  let site = started(await startSite({ port, folder, env }))
  const memory: Memory[] = [{ what: 'after the first start', ...memoryOf(site.pid!, folder) }]
  const data = await readSiteData(folder)
  const startNext = buildNext({ site: url, content: await contentOf(url, category) })
  const options = { data, category }
  const cached = cachedRows(options)
  /** Until the rows are answered in their best form. */
  const settle = () =>
    askOften(cached.map((row) => row.next()).map(({ path, headers = {} }) => ({ url: url + path, headers })))
  await settle()
  const files = await Promise.all(
    cached.map(async (row, at) => {
      const file = join(folder, `answer-${at}`)
      const { body, ...head } = await sentOf(row)
      writeFileSync(file, body)
      writeFileSync(`${file}.json`, JSON.stringify(head))
      return file
    }),
  )
  const bare = await startBare(files)
  const plain: Servers = { 'node:http': bare, 'node:http, same headers': bare }
  const nginx = await startNginx(port + 2, folder)
  if (nginx) plain.nginx = running(port + 2, started(nginx))
  let next: ChildProcess | undefined
  const start = async (): Promise<Servers> => {
    if (next) await stopProcess(next)
    await stopProcess(site)
    site = started(await startSite({ port, folder, env }))
    next = started(await startNext(port + 1))
    await settle()
    return { ...plain, Seyyah: { port, cpu: () => cpuOf(site.pid!, folder) }, Next: running(port + 1, next) }
  }
  const groups = besideEachOther([
    ...cached,
    ...plainRows('node:http', cached, (at) => `/${at}`),
    ...plainRows('node:http, same headers', cached, (at) => `/${at}/whole`),
    ...(nginx ? plainRows('nginx', cached, (at) => `/answer-${at}`).filter(({ name }) => withNginx.has(name)) : []),
    ...madeRows(options),
    ...nextRows(options),
  ])
  const changePrices = async () => {
    const probe = `${url}/tur/${data.tours[0]}`
    await (await fetch(probe)).text()
    await data.changeAllPrices()
    // The change is announced after its transaction.
    while ((await fetch(probe)).headers.get('cache-status')?.includes('hit')) await new Promise(setImmediate)
  }
  const measured = await measure({ groups, start, seconds, changePrices })
  const selling = await sellingOf(port, data)
  console.error(sellingTable(selling))
  memory.push({ what: 'after the load of the rows', ...memoryOf(site.pid!, folder) })
  const visits = rounds > 0 ? await firstVisits(visited(data.tours[0]!), rounds) : null
  console.error(visitsPart(visits))
  memory.push({ what: 'Next, after the load of its rows', ...memoryOf(next!.pid!, null) })
  if (minutes > 0) {
    // In a process that has had no other load: what it is after the rows is the row above.
    await start()
    memory.push(await mixedLoad({ port, pid: site.pid!, folder, data, minutes, admin: officeAdmin }))
  }
  console.error(memoryTable(memory))
  await data.close()
  const report = {
    postgres: data.postgres,
    seconds,
    minutes,
    rounds,
    others: others(),
    hasNginx: nginx !== null,
    measured,
    selling,
    visits,
    memory,
  }
  const text = resultsOf(report)
  console.info(text)
  if (isWritten) writeFileSync('tools/bench/RESULTS.md', text)
} finally {
  for (const child of processes) await stopProcess(child)
  rmSync(folder, { recursive: true, force: true })
}

function visited(tour: string): Page[] {
  const ours = {
    home: '/',
    category: `/turlar/${category}`,
    tour: `/tur/${tour}`,
    search: '/tur-ara?search=kapadokya',
    visa: '/vize',
  }
  const next = { home: '/', category: `/turlar/${category}` }
  return [
    ...Object.entries(ours).map(([page, path]) => ({ page, server: 'Seyyah' as const, url: url + path })),
    ...Object.entries(next).map(([page, path]) => ({
      page,
      server: 'Next' as const,
      url: `http://127.0.0.1:${port + 1}${path}`,
    })),
  ]
}

function started(child: ChildProcess): ChildProcess {
  processes.push(child)
  return child
}

function running(at: number, { pid }: ChildProcess): Running {
  return { port: at, cpu: () => ({ app: cpuOfProcess(pid!), postgres: 0 }) }
}

async function startBare(files: readonly string[]): Promise<Running> {
  const child = started(spawn('node', ['tools/bench/bare.ts', ...files], { stdio: ['ignore', 'pipe', 'inherit'] }))
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return running(Number(line.toString().trim()), child)
}

/** The answer as sent; `fetch` would decompress it. */
async function sentOf(row: Row): Promise<{ status: number; headers: string[]; body: Buffer }> {
  const { path, headers = {} } = (row.isRevisit ? await revisit(row, port) : row.next)()
  const [answer] = (await once(get(url + path, { headers }), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  // node:http adds the others itself.
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  const kept = answer.rawHeaders.map((each, at) => ({ each, name: answer.rawHeaders[at - (at % 2)]!.toLowerCase() }))
  return {
    status: answer.statusCode!,
    headers: kept.filter(({ name }) => !own.has(name)).map(({ each }) => each),
    body,
  }
}
