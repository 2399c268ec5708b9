import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Cpu } from '../cpu.ts'
import { placeOf } from './catalogue.ts'

/** CPU of one answer, in ms. */
export type PageFigures = {
  page: string
  /** nothing in memory */
  cold: Cpu
  /** after a change of the price of one tour that the page shows */
  changed: Cpu
  /** an address that nobody asked for, when what it is made of is in memory; null: the page has one address only */
  other: Cpu | null
}
export type Site = {
  /** without a slash at the end */
  url: string
  database: string
  /** CPU used so far */
  cpu: () => Cpu
}

type Page = {
  page: string
  path: string
  /** the same page at the n-th other address */
  other?: (n: number) => string
}

const withPrice = (page: string, path: string): Page => ({
  page,
  path,
  other: (n) => `${path}${path.includes('?') ? '&' : '?'}price_max=${900_000 + n}`,
})

const tour = '/tur/ucakla-kapadokya-magara-otelde-uc-gece'

/** @param month 'YYYY-MM' in which tours are on sale. */
function pagesOf(month: string): Page[] {
  return [
    { page: 'home', path: '/' },
    withPrice('category', '/turlar/anadolu-kultur-turlari'),
    withPrice('sub-category', '/turlar/kapadokya-turlari'),
    {
      page: 'tour',
      path: tour,
      other: (n) => `${tour}?tarih=${new Date(Date.UTC(2030, 0, n)).toISOString().slice(0, 10)}`,
    },
    withPrice('all tours', '/tur-ara'),
    withPrice('search', '/tur-ara?search=kapadokya'),
    withPrice('search, common', '/tur-ara?search=istanbul'),
    withPrice('search, rare', `/tur-ara?search=${placeOf(123)}`),
    withPrice('search, slip', '/tur-ara?search=kapadoyka'),
    withPrice('search, month', `/tur-ara?month=${month}&sort=price`),
    withPrice('search, filters', '/tur-ara?transporter_types=ucak&visa=vizesiz&page=2'),
    { page: 'suggestions', path: '/api/pages/search-suggestions?search=kap' },
    { page: 'categories of the menu', path: '/api/pages/categories?products=false' },
    { page: 'sitemap, a part', path: '/sitemap-2.xml' },
  ]
}

/** Every page of the running site, one request after the other. @param rounds requests of a kind */
export async function pageFigures(
  site: Site,
  { rounds, month }: { rounds: number; month: string },
): Promise<PageFigures[]> {
  const client = new pg.Client({ connectionString: site.database })
  await client.connect()
  try {
    const found: PageFigures[] = []
    for (const page of pagesOf(month)) {
      const first = await fetch(site.url + page.path)
      if (first.status === 404) continue
      found.push(await figuresOf(site, client, page, await first.text(), rounds))
    }
    return found
  } finally {
    await client.end()
  }
}

export type Walk = { lists: number /** CPU of a page, in ms */; first: Cpu; again: Cpu }

/**
 * Lists of every category, in both languages, one after the other, and once more at other addresses: all of them together
 * need more memory than kept reads have (src/server/app.server.ts).
 */
export async function walkLists(site: Site): Promise<Walk> {
  const client = new pg.Client({ connectionString: site.database })
  await client.connect()
  const { rows } = await client.query<{ path: string }>(
    `SELECT CASE lang WHEN 'tr' THEN '' ELSE '/' || lang END || '/turlar/' || seo_name AS path FROM category_texts
      WHERE is_public AND lang IN ('tr', 'en') ORDER BY category_id, lang`,
  )
  await client.query(`SELECT pg_notify('seyyah_changes', '*')`)
  await client.end()
  await delay(announcedMs)
  let [n, round] = [0, 0]
  const next = () => ask(site, `${rows[n++ % rows.length]!.path}?price_max=${800_000 + round}`, 'miss')
  const walk = () => {
    round += 1
    return costOf(site, rows.length, next)
  }
  return { lists: rows.length, first: await walk(), again: await walk() }
}

async function figuresOf(
  site: Site,
  client: pg.Client,
  page: Page,
  html: string,
  rounds: number,
): Promise<PageFigures> {
  const dropAll = async () => {
    await client.query(`SELECT pg_notify('seyyah_changes', '*')`)
    await delay(announcedMs)
  }
  const shown = await shownTour(client, html)
  const changeOne = async () => {
    await client.query(
      `UPDATE departures SET multi_room_price = multi_room_price + 100
        WHERE id = (SELECT id FROM departures WHERE tour_id = $1 ORDER BY start_date DESC LIMIT 1)`,
      [shown],
    )
    await delay(announcedMs)
  }
  let n = 0
  const askOther = () => ask(site, page.other!(++n), 'miss')
  // Compiled, and pictures and connections are there.
  for (let round = 0; round < 5; round += 1) {
    await dropAll()
    await ask(site, page.path)
    if (page.other) await askOther()
  }
  const after = (change: () => Promise<void>) => async () => {
    await change()
    await ask(site, page.path, isPage(page) ? 'miss' : undefined)
  }
  const cold = less(await costOf(site, rounds, after(dropAll)), await costOf(site, rounds, dropAll))
  await ask(site, page.path)
  const changed = less(await costOf(site, rounds, after(changeOne)), await costOf(site, rounds, changeOne))
  await ask(site, page.path)
  return { page: page.page, cold, changed, other: page.other ? await costOf(site, rounds, askOther) : null }
}

/** Until a notification has reached the site. */
const announcedMs = 40

function isPage({ path }: Page): boolean {
  return !path.startsWith('/api/') && !path.endsWith('.xml')
}

/** The first tour that a page links, else any. */
async function shownTour(client: pg.Client, html: string): Promise<number> {
  const slugs = [...html.matchAll(/href="\/tur\/([\w-]+)"/g)].map((match) => match[1]!)
  const { rows } = await client.query<{ id: number }>(
    `SELECT tour_id AS id FROM tour_texts WHERE lang = 'tr' AND seo_name = ANY ($1)
      UNION ALL SELECT tour_id FROM tour_texts WHERE lang = 'tr' AND seo_name = $2 LIMIT 1`,
    [slugs, tour.slice('/tur/'.length)],
  )
  return rows[0]!.id
}

/** @throws Error when the answer is not a page, or is from memory although it should have been made. */
async function ask({ url }: Site, path: string, kept?: 'miss'): Promise<void> {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  const status = answer.headers.get('cache-status') ?? ''
  if (kept === 'miss' && /hit/.test(status)) throw new Error(`${path} was from memory`)
}

/** The mean of a number of rounds. */
async function costOf({ cpu }: Site, rounds: number, round: () => Promise<void>): Promise<Cpu> {
  const before = cpu()
  for (let n = 0; n < rounds; n += 1) await round()
  const after = cpu()
  return { app: (after.app - before.app) / rounds, postgres: (after.postgres - before.postgres) / rounds }
}

function less(all: Cpu, part: Cpu): Cpu {
  return { app: all.app - part.app, postgres: all.postgres - part.postgres }
}
