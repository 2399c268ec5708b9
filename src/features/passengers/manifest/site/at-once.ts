import { clearTab, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'

const storageKey = 'passengers-at-once'

/** Whether the customer of this tab fills in the travellers right after booking. */
export function isAtOnce(): boolean {
  return readTab(storageKey) === true
}

export function writeAtOnce(is: boolean): void {
  if (is) writeTab(storageKey, true)
  else clearTab(storageKey)
}
