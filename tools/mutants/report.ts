import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { table } from '#tools/bench/markdown.ts'

/** @property seen what the tests did */
export type Outcome = { file: string; line: number; what: string; seen: 'passed' | 'failed' | 'endless' }
/** @property mutants that the subject has; the outcomes may be of a sample */
export type Tried = { subject: string; mutants: number; outcomes: Outcome[] }

type Row = [subject: string, mutants: string, tried: string, noticed: string, endless: string, day: string]

const head = ['subject', 'mutants', 'tried', 'noticed', 'of them endless', 'day']
const reasonsTitle = '## What was not noticed'

/** Renews the rows of the subjects that were tried. What is written about survivors stays, and new ones are added to it. */
export function renew(page: string, tried: readonly Tried[]): void {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const [before = '', reasons = ''] = text.split(reasonsTitle)
  const rows = new Map<string, Row>()
  for (const line of before.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length === head.length + 2 && /^\d+$/.test(cells[2]!)) rows.set(cells[1]!, cells.slice(1, -1) as Row)
  }
  const day = new Date().toISOString().slice(0, 10)
  for (const { subject, mutants, outcomes } of tried) {
    const noticed = outcomes.filter(({ seen }) => seen !== 'passed').length
    const endless = outcomes.filter(({ seen }) => seen === 'endless').length
    rows.set(subject, [subject, ...[mutants, outcomes.length, noticed, endless].map(String), day] as Row)
  }
  const survivors = tried
    .flatMap(({ outcomes }) => outcomes)
    .filter(({ seen }) => seen === 'passed')
    .map(({ file, what }) => `- \`${file.replace('src/', '')}\` \`${what}\``)
    .filter((line) => !reasons.includes(line))
  writeFileSync(
    page,
    `# Whether the tests notice

Written by \`npm run mutants -- --write\`: small changes of the code, one at a time, and whether a test fails. A sample where
fewer were tried than there are. "Endless": the tests did not end in three minutes, which is noticed too.

${table(head, [...rows.values()])}

${reasonsTitle}

${reasons.trim() === '' ? '' : `${reasons.trim()}\n`}${survivors.map((line) => `${line}: \n`).join('')}`,
  )
}
