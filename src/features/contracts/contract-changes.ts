import { diffArrays, diffWordsWithSpace } from 'diff'

/** A piece of a paragraph: unchanged, new or removed. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }
/** A changed paragraph, or null for unchanged paragraphs that are left out. */
export type ChangedParagraph = readonly Piece[] | null

/**
 * What changed between two texts, paragraph by paragraph, for a reader who does not see HTML. A change of formatting alone
 * gives no paragraphs.
 */
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

/** Removed and added paragraphs in one place: the first of the one replaces the first of the other, and so on. */
function pairs(before: readonly string[], after: readonly string[]): Piece[][] {
  const length = Math.max(before.length, after.length)
  return Array.from({ length }, (_, at) =>
    diffWordsWithSpace(before[at] ?? '', after[at] ?? '').map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

function paragraphsOf(html: string): string[] {
  return html
    .split(/<br\s*\/?>|<\/?(?:p|h[1-6]|li|ul|ol|tr|table|tbody|thead|blockquote|div)\b[^>]*>/i)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, ' ')
        .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '')
}
