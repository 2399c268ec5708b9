import type { Locator, Page } from '@playwright/test'

/**
 * Seconds by the keystroke-level model (Card, Moran and Newell 1980): a key, pointing with the mouse, pressing its button, moving
 * the hand between mouse and keyboard, and thinking, once per field. Waiting for the server is not counted.
 */
const cost = { key: 0.28, point: 1.1, press: 0.1, home: 0.4, think: 1.2 } as const

/** A field this many Tab presses ahead is reached with them, a farther one with a click. */
const nearbyTabs = 3

export type Count = { clicks: number; keys: number; pastes: number; fields: number; tabs: number; seconds: number }

const none: Count = { clicks: 0, keys: 0, pastes: 0, fields: 0, tabs: 0, seconds: 0 }

export type Hand = ReturnType<typeof handOn>

/** Mouse and keyboard of a clerk, counted. */
export function handOn(page: Page) {
  const count: Count = { ...none }
  let isAtMouse = true
  const home = (toMouse: boolean) => {
    if (isAtMouse !== toMouse) count.seconds += cost.home
    isAtMouse = toMouse
  }
  const addClick = () => {
    home(true)
    count.clicks += 1
    count.seconds += cost.point + cost.press
  }
  const addKeys = (n: number) => {
    home(false)
    count.keys += n
    count.seconds += n * cost.key
  }
  const click = async (target: Locator) => {
    addClick()
    await target.click()
  }
  const press = async (key: string) => {
    addKeys(key.split('+').length)
    await page.keyboard.press(key)
  }
  /** Moves the cursor into a field, which takes thought, by Tab or by mouse. */
  const enter = async (field: Locator) => {
    count.fields += 1
    count.seconds += cost.think
    const away = await field.evaluate(tabsAway)
    if (away === 0) return
    if (away > nearbyTabs || away < 0) return click(field)
    for (let n = 0; n < away; n += 1) await press('Tab')
    if (!(await field.evaluate((each) => each === document.activeElement))) throw new Error(`Tab missed ${field}`)
  }
  return {
    count,
    click,
    press,
    async openTab(tab: Locator) {
      count.tabs += 1
      await click(tab)
    },
    async type(field: Locator, text: string) {
      await enter(field)
      await press('Control+a')
      addKeys(text.length)
      await page.keyboard.type(text)
    },
    /**
     * Copies a text from a document in another window: changes there, selects it with the mouse, copies, changes back, pastes.
     */
    async paste(field: Locator, text: string) {
      await enter(field)
      count.pastes += 1
      addKeys(2)
      home(true)
      count.seconds += 2 * (cost.point + cost.press)
      addKeys(4)
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await press('Control+v')
    },
    /** Clicks a field and chooses files in the system's dialog: the first one, the last one with Shift, and "Open". */
    async chooseFiles(input: Locator, files: string[]) {
      for (const _ of files.length > 1 ? ['field', 'first', 'last', 'open'] : ['field', 'first', 'open']) addClick()
      await input.setInputFiles(files)
    },
  }
}

/** Runs in the page. @returns how many Tab presses lead from the focused element to this one; -1 when it is not ahead */
function tabsAway(target: Element): number {
  const stops: (Element | null)[] = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex]',
    ),
  ].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled, [type=radio]:not(:checked)') && each.checkVisibility(),
  )
  const from = stops.indexOf(document.activeElement)
  const to = stops.indexOf(target)
  return from < 0 || to < from ? -1 : to - from
}

export function differenceOf(before: Count, after: Count): string {
  return `${Math.round((1 - after.clicks / before.clicks) * 100)} % fewer clicks, ${Math.round((1 - after.seconds / before.seconds) * 100)} % fewer seconds`
}
