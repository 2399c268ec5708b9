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
    const covers = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && getComputedStyle(element).pointerEvents !== 'none',
    )
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return []
      const { x, y, width, height } = control.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      const cover = covers.find((each) => each.contains(top) && !each.contains(control))
      return cover ? [`${control.textContent?.trim() || control.id} < ${cover.ariaLabel || cover.textContent}`] : []
    })
  }, selector)
}
