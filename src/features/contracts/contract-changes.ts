import { diffArrays, diffWordsWithSpace } from 'diff'
import { unescaped } from './contracts.rules.ts'

/** A piece of a paragraph: unchanged, new or removed. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }
/** A changed paragraph, or null for unchanged paragraphs that are left out. */
export type ChangedParagraph = readonly Piece[] | null

/** What changed between two texts, paragraph by paragraph, as plain text. Empty when only the formatting changed. */
export function changedParagraphs(before: string, after: string): ChangedParagraph[] {
  const runs = diffArrays(paragraphsOf(before), paragraphsOf(after))
  const shown: ChangedParagraph[] = []
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1]
    const previous = runs[at - 1]
    if (run.removed && next?.added) shown.push(...pairs(run.value, next.value))
    else if (run.removed) shown.push(...run.value.map((text) => [{ kind: 'removed', text }] as const))
    else if (run.added && !previous?.removed) shown.push(...run.value.map((text) => [{ kind: 'added', text }] as const))
    else if (!run.added) shown.push(null)
  }
  return shown.every((paragraph) => paragraph === null) ? [] : shown
}

/** Pairs removed with added paragraphs of one place, in their order. */
function pairs(before: readonly string[], after: readonly string[]): Piece[][] {
  const length = Math.max(before.length, after.length)
  return Array.from({ length }, (_, at) =>
    diffWordsWithSpace(before[at] ?? '', after[at] ?? '').map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  )
}

function paragraphsOf(html: string): string[] {
  return html
    .split(/<br\s*\/?>|<\/?(?:p|h[1-6]|li|ul|ol|tr|table|tbody|thead|blockquote|div)\b[^>]*>/i)
    .map((part) =>
      unescaped(part.replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
}
