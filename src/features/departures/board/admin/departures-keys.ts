import type { KeyboardEvent } from 'react'

type Input = HTMLInputElement | HTMLSelectElement

/** The direction in which a key moves the focus, as in a spreadsheet; null when the key belongs to the input. */
export function directionOf(event: KeyboardEvent, input: Input): 'up' | 'down' | 'left' | 'right' | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  if (event.key === 'Enter') return event.shiftKey ? 'up' : 'down'
  if (event.shiftKey) return null
  const isChoice = input instanceof HTMLSelectElement
  // Up and down change a select, as everywhere.
  if (event.key === 'ArrowUp') return isChoice ? null : 'up'
  if (event.key === 'ArrowDown') return isChoice ? null : 'down'
  if (event.key === 'ArrowLeft') return isChoice || isAtEdge(input, 'start') ? 'left' : null
  if (event.key === 'ArrowRight') return isChoice || isAtEdge(input, 'end') ? 'right' : null
  return null
}

/** Within a text the arrows move the caret; at its end, and while all of it is selected, they leave the cell. */
function isAtEdge(input: HTMLInputElement, edge: 'start' | 'end'): boolean {
  const { selectionStart: start, selectionEnd: end, value } = input
  if (start === 0 && end === value.length) return true
  return start === end && start === (edge === 'start' ? 0 : value.length)
}

/** The next cell in a direction, past cells that are read-only. */
export function neighbourOf(input: Input, direction: 'up' | 'down' | 'left' | 'right'): Input | null {
  const row = input.closest('tr')
  if (!row) return null
  const inputsOf = (place: Element) => [...place.querySelectorAll<Input>('[data-cell]:not(:disabled)')]
  if (direction === 'left' || direction === 'right') {
    const inputs = inputsOf(row)
    return inputs[inputs.indexOf(input) + (direction === 'left' ? -1 : 1)] ?? null
  }
  const rows = [...(row.parentElement?.children ?? [])]
  const beyond = direction === 'up' ? rows.slice(0, rows.indexOf(row)).reverse() : rows.slice(rows.indexOf(row) + 1)
  for (const other of beyond) {
    const same = inputsOf(other).find(({ dataset }) => dataset.cell === input.dataset.cell)
    if (same) return same
  }
  return null
}
