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
    const floatingOver = (control: HTMLElement): Element | null => {
      const { x, y, width, height } = control.getBoundingClientRect()
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
