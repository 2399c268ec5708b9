type Link = { title: string; url: string }

/** @returns false if the browser refuses, or has no clipboard, as on pages without TLS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Opens the device's share sheet. Without one, copies the address. */
export async function shareLink({ title, url }: Link): Promise<'shared' | 'copied' | 'refused'> {
  if (!navigator.share) return (await copyText(url)) ? 'copied' : 'refused'
  // Rejects when the visitor closes the sheet.
  await navigator.share({ title, url }).catch(() => undefined)
  return 'shared'
}
