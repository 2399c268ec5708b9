import { kb, type Report } from './report.ts'
import type { Server } from './rows.ts'
import type { Visit } from './visits.ts'

type Target = { what: string; before: string; target: string; now: string }

/** What was aimed at. `before`: measured on 22 November 2026, on two cores. */
export function targetsOf({ visits, ...report }: Report): Target[] {
  return [...servedTargets(report), ...(visits ? visitTargets(visits.usual) : [])]
}

function servedTargets({ measured, selling, memory, minutes }: Omit<Report, 'visits'>): Target[] {
  const row = (name: string, server: Server, isMade = false) =>
    measured.find((each) => each.name === name && each.server === server && (each.kept === 'miss') === isMade)!.figures
  const made = (name: string) => {
    const { app, postgres } = measured.find((each) => each.name === name && each.server === 'Seyyah')!.figures
    return app + postgres
  }
  const share = (name: string, of: Server) => row(name, of).app / row(name, 'Seyyah').app
  const ofBare = (name: string) => share(name, 'node:http').toFixed(2)
  const fromMemory = measured
    .filter(({ server, kept }) => server === 'Seyyah' && kept === 'hit')
    .map(({ name }) => name)
  const lowest = (of: Server) => Math.min(...fromMemory.map((name) => share(name, of))).toFixed(2)
  const afterChange = measured.find(({ name, afterChange }) => name === 'category' && afterChange)!.figures
  const order = measured.find(({ name }) => name === 'order')!.figures
  const [quiet, selling1] = selling
  const nextDynamic = measured.find(({ name, server }) => server === 'Next' && name === 'category, 12 cards')!.figures
  const category = made('category, 12 cards')
  const mixed = memory.find(({ what }) => what.includes('mixed load'))
  return [
    {
      what: 'home from memory, share of node:http (CPU)',
      before: '0.67',
      target: 'at least 0.85',
      now: ofBare('home'),
    },
    { what: 'home, 304, share of node:http (CPU)', before: '0.52', target: 'at least 0.80', now: ofBare('home, 304') },
    { what: 'lowest of all rows from memory', before: '–', target: 'at least 0.85', now: lowest('node:http') },
    {
      what: 'lowest of one that sends the same headers',
      before: '–',
      target: '–',
      now: lowest('node:http, same headers'),
    },
    {
      what: '80 pages with one order a second, share of quiet',
      before: '0.125',
      target: 'at least 0.80',
      now: (selling1!.perSecond / quiet!.perSecond).toFixed(2),
    },
    { what: 'p99 of these', before: '7 to 345 ms', target: 'under 50 ms', now: `${selling1!.p99.toFixed(1)} ms` },
    {
      what: 'category of 12 cards made, CPU with PostgreSQL',
      before: '37.6 ms',
      target: 'at most 5 ms, aim 3',
      now: `${category.toFixed(1)} ms`,
    },
    {
      what: 'categories after a price of every tour has changed',
      before: '–',
      target: 'at most 5 ms',
      now: `${(afterChange.app + afterChange.postgres).toFixed(1)} ms`,
    },
    {
      what: 'times cheaper than the dynamic page of Next',
      before: '0.4',
      target: 'at least 2.5',
      now: (nextDynamic.app / category).toFixed(1),
    },
    {
      what: 'order, CPU with PostgreSQL',
      before: '27 ms',
      target: 'at most 10 ms',
      now: `${made('order').toFixed(1)} ms`,
    },
    { what: 'orders a second', before: '37', target: 'at least 100', now: order.perSecond.toFixed(0) },
    { what: 'cart-calculator', before: '1.7 to 2.3 ms', target: '–', now: `${made('cart-calculator').toFixed(1)} ms` },
    {
      what: 'memory after the first start',
      before: '535 MB',
      target: 'at most 200 MB',
      now: `${memory[0]!.app.toFixed(0)} MB`,
    },
    {
      what: 'memory after the load of the rows',
      before: '675 MB',
      target: 'at most 300 MB',
      now: `${memory[1]!.app.toFixed(0)} MB`,
    },
    {
      what: `memory after ${minutes} minutes of mixed load, with uploads`,
      before: '–',
      target: 'at most 300 MB',
      now: mixed ? `${mixed.app.toFixed(0)} MB; ${mixed.all.toFixed(0)} with its processes` : 'not measured',
    },
  ]
}

function visitTargets(visits: readonly Visit[]): Target[] {
  const ours = visits.filter(({ server }) => server === 'Seyyah')
  const worst = (of: (visit: Visit) => number) => Math.max(...ours.map(of))
  const pages = ours.filter(({ page }) => page === 'category' || page === 'tour')
  const beside = (of: (visit: Visit) => number) =>
    visits
      .filter(({ server }) => server === 'Next')
      .map((next) => (of(ours.find(({ page }) => page === next.page)!) / of(next)).toFixed(2))
      .join(' and ')
  return [
    {
      what: 'Lighthouse, lowest',
      before: '–',
      target: 'at least 99',
      now: Math.min(...ours.map(({ score }) => score)).toFixed(0),
    },
    {
      what: 'LCP, highest',
      before: '1.66 to 2.11 s',
      target: 'at most 1.5 s, aim 1.2',
      now: `${(worst(({ lcp }) => lcp) / 1000).toFixed(2)} s`,
    },
    {
      what: 'TBT, highest',
      before: '145 to 195 ms',
      target: 'at most 50 ms',
      now: `${worst(({ tbt }) => tbt).toFixed(0)} ms`,
    },
    {
      what: 'longest task',
      before: '–',
      target: 'at most 50 ms',
      now: `${worst(({ task }) => task).toFixed(0)} ms`,
    },
    { what: 'CLS, highest', before: '–', target: '0', now: worst(({ cls }) => cls).toFixed(3) },
    {
      what: 'scripts of a first page, most',
      before: '163 kB',
      target: 'at most 110 kB, aim 70',
      now: `${kb(worst(({ script }) => script))} kB`,
    },
    {
      what: 'document of category and tour, without its stylesheet',
      before: '–',
      target: 'at most 20 kB',
      now: pages.map((each) => `${kb(each.document)} kB`).join(', '),
    },
    {
      what: 'stylesheet of a page, most',
      before: '–',
      target: 'at most 9 kB',
      now: `${kb(worst(({ style }) => style))} kB`,
    },
    {
      what: 'document of category and tour with its stylesheet',
      before: '37 to 42 kB',
      target: 'at most 29 kB',
      now: pages.map((each) => `${kb(each.document + each.style)} kB`).join(', '),
    },
    {
      what: 'home and category: LCP of the one of Next',
      before: '–',
      target: 'below 1',
      now: beside(({ lcp }) => lcp),
    },
    {
      what: 'home and category: TBT of the one of Next',
      before: '–',
      target: 'below 1',
      now: beside(({ tbt }) => tbt),
    },
    {
      what: 'home and category: document and stylesheet of the one of Next',
      before: '–',
      target: 'below 1',
      now: beside(({ document, style }) => document + style),
    },
    {
      what: 'home and category: all bytes of the one of Next',
      before: '–',
      target: 'below 1',
      now: beside(({ all }) => all),
    },
    {
      what: 'home and category: scripts of the one of Next',
      before: '–',
      target: 'below 1',
      now: beside(({ script }) => script),
    },
    {
      what: 'home and category: stylesheet of the one of Next',
      before: '–',
      target: 'below 1',
      now: beside(({ style }) => style),
    },
    {
      what: 'home and category: requests of the one of Next',
      before: '–',
      target: 'below 1',
      now: beside(({ requests }) => requests),
    },
  ]
}
