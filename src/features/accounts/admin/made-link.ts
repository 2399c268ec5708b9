export type MadeLink = { password_link: string; expires_at: string }

/**
 * The one-time link that was made last, for the screen that shows it. In memory only: a history entry or local storage
 * would keep a secret, and show it again after a reload.
 */
let made: (MadeLink & { id: number }) | null = null

export function keepMadeLink(id: number, { password_link, expires_at }: MadeLink): void {
  made = { id, password_link, expires_at }
}

/** The link of this user, once. */
export function takeMadeLink(id: number): MadeLink | null {
  const taken = made?.id === id ? made : null
  made = null
  return taken
}
