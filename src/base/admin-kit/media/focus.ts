/** Percent from the left and the top: what every crop of a picture keeps in view. */
export type Focus = { x: number; y: number }

export const centre: Focus = { x: 50, y: 50 }

/** @param picture as the API answers it */
export function focusOf({ focus }: { focus?: string | undefined }): Focus {
  const [, x, y] = /^(\d+)% (\d+)%$/.exec(focus ?? '') ?? []
  return x === undefined ? centre : { x: Number(x), y: Number(y) }
}

/** The clicked point of a picture. @param box of the displayed picture, in px */
export function focusAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): Focus {
  const part = (at: number, from: number, length: number) => inside(length > 0 ? ((at - from) / length) * 100 : 50)
  return { x: part(clientX, box.left, box.width), y: part(clientY, box.top, box.height) }
}

const steps: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The point after a key: the arrows move it by 2 percent, with Shift by 10. Null for another key. */
export function focusAfter({ x, y }: Focus, { key, shiftKey }: { key: string; shiftKey: boolean }): Focus | null {
  const step = steps[key]
  if (!step) return null
  const by = shiftKey ? 10 : 2
  return { x: inside(x + step.x * by), y: inside(y + step.y * by) }
}

function inside(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)))
}
