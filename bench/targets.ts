import type { Report } from './results.ts'
import type { Server } from './rows.ts'

type Target = { what: string; before: string; target: string; now: string }

/** What was aimed at. `before`: measured on 22 November 2026, on two cores. */
export function targetsOf({ measured, selling, memory }: Pick<Report, 'measured' | 'selling' | 'memory'>): Target[] {
  const row = (name: string, server: Server, isMade = false) =>
    measured.find((each) => each.name === name && each.server === server && (each.kept === 'miss') === isMade)!.figures
  const made = (name: string) => {
    const { app, postgres } = measured.find((each) => each.name === name && each.server === 'Seyyah')!.figures
    return app + postgres
  }
  const ofBare = (name: string) => (row(name, 'node:http').app / row(name, 'Seyyah').app).toFixed(2)
  const order = measured.find(({ name }) => name === 'order')!.figures
  const [quiet, selling1] = selling
  const nextDynamic = measured.find(({ name, server }) => server === 'Next' && name === 'category, 12 cards')!.figures
  const category = made('category, 12 cards')
  const mixed = memory[2]
  return [
    {
      what: 'home from memory, share of node:http (CPU)',
      before: '0.67',
      target: 'at least 0.85',
      now: ofBare('home'),
    },
    { what: 'home, 304, share of node:http (CPU)', before: '0.52', target: 'at least 0.80', now: ofBare('home, 304') },
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
      what: 'memory after load',
      before: '675 MB',
      target: 'at most 300 MB',
      now: `${(mixed ?? memory[1]!).app.toFixed(0)} MB`,
    },
  ]
}
