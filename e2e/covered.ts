import type { Page } from '@playwright/test'

/**
 * Controls in the window whose centre lies under something that floats over the page, such as a cookie bar or a round
 * button, as `control < cover`. Sticky parts of the page, such as its header, are not meant: the page scrolls out of them.
 * @param selector of the controls
 */
export function coveredControls(page: Page, selector = 'a[href], button, input, select, summary'): Promise<string[]> {
  return page.evaluate((controls) => {
    // A modal is meant to cover the page.
    if (document.querySelector('dialog[open], [role=dialog]')) return []
    // Scrolled out of a box of its own, such as the booking card.
    const isClippedAt = (control: HTMLElement, top: number): boolean => {
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
        const { top: from, bottom: to } = box.getBoundingClientRect()
        if (getComputedStyle(box).overflowY !== 'visible' && (top < from || top > to)) return true
      }
      return false
    }
    const floatingOver = (control: HTMLElement): Element | null => {
      const { x, y, width, height } = control.getBoundingClientRect()
      if (isClippedAt(control, y + height / 2)) return null
      // null outside of the window.
      let element = document.elementFromPoint(x + width / 2, y + height / 2)
      while (element && !element.contains(control) && getComputedStyle(element).position !== 'fixed')
        element = element.parentElement
      return element?.contains(control) ? null : element
    }
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return []
      const cover = floatingOver(control)
      return cover ? [`${control.textContent?.trim() || control.id} < ${cover.ariaLabel || cover.textContent}`] : []
    })
  }, selector)
}

/** Elements that take the focus by Tab and lie wholly behind others, such as bars. @param most presses of the key */
export async function hiddenTabStops(page: Page, most: number, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const hidden: string[] = []
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const focused = document.activeElement!
      const [box] = focused.getClientRects()
      if (!box) return null
      const isSeenAt = (x: number, y: number) => {
        const found = document.elementFromPoint(x, y)
        return found !== null && (focused.contains(found) || found.contains(focused))
      }
      const [left, right] = [Math.max(box.left, 0) + 1, Math.min(box.right, innerWidth) - 1]
      const [top, bottom] = [Math.max(box.top, 0) + 1, Math.min(box.bottom, innerHeight) - 1]
      const places = [left, (left + right) / 2, right].flatMap((x) =>
        [top, (top + bottom) / 2, bottom].map((y) => [x, y]),
      )
      const isSeen = places.some(([x, y]) => isSeenAt(x!, y!))
      return isSeen ? null : `${focused.localName} ${focused.ariaLabel ?? focused.textContent}`
    })
    if (stop !== null) hidden.push(stop)
  }
  return hidden
}
