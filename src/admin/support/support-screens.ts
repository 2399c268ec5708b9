import { supportScreen } from '#src/features/support/support.links.ts'
import { screens } from '../screens/screens.ts'

/** Screens of the menu that a request can be about, each once. */
export function screensToChoose() {
  return screens.filter(
    ({ path }, n) => path !== supportScreen && screens.findIndex((other) => other.path === path) === n,
  )
}

/** The screen of the menu to which a path belongs: that of the list for an update screen. Null for none. */
export function screenAt(path: string): string | null {
  const owners = screensToChoose().filter((screen) => path === screen.path || path.startsWith(`${screen.path}/`))
  const longest = owners.toSorted((a, b) => b.path.length - a.path.length)[0]
  return longest?.path ?? null
}
