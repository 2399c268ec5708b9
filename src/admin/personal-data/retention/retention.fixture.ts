import { periodText } from './period-text.ts'
import { retentionRules } from './retention.rules.ts'
import { endTexts, fromTexts, onRequestTexts, ruleTexts } from './retention.strings.ts'

/** The table of docs/privacy.md. */
export function retentionTable(): string {
  const head = ['what', 'where', 'how long', 'at its end', 'at a request', 'why', 'carried out by']
  const rows = retentionRules.map(([id, { holds, files = [], keeps, from, end, by, onRequest }]) => [
    ruleTexts[id].what.en,
    [
      ...Object.entries(holds).map(([table, columns]) => `\`${table}\` (${columns.join(', ')})`),
      ...files.map((folder) => `files in \`${folder}/\``),
    ].join('; '),
    keeps === 'in_use' ? periodText(keeps, 'en') : `${periodText(keeps, 'en')} ${fromTexts[from].en}`,
    endTexts[end].en,
    onRequestTexts[onRequest].en,
    ruleTexts[id].law.en,
    by === null ? '' : `sweep “${by}”`,
  ])
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
