import type { ReactNode } from 'react'

/** Ids for aria-describedby, as Input.Wrapper assigns them. */
export function describedBy(
  id: string,
  { error, description }: { error?: ReactNode; description?: string | undefined },
): string | undefined {
  return [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ') || undefined
}

/** Inserts text at the cursor and focuses the textarea. @returns its whole text */
export function insertedAt(box: HTMLTextAreaElement, text: string): string {
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end')
  box.focus()
  return box.value
}
