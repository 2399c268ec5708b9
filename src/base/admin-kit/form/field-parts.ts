import type { ReactNode } from 'react'

/** What a screen reader says after the name of a field: the words that Input.Wrapper shows under these ids. */
export function describedBy(
  id: string,
  { error, description }: { error?: ReactNode; description?: string | undefined },
): string | undefined {
  return [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ') || undefined
}

/** Puts words where the cursor of a box is, and gives it the focus. @returns all of its text */
export function insertedAt(box: HTMLTextAreaElement, words: string): string {
  box.setRangeText(words, box.selectionStart, box.selectionEnd, 'end')
  box.focus()
  return box.value
}
