export const sharedPdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** The form of an upload. */
export function sharedForm(file: File | null, more: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Uçuş listesi', name_en: 'Flight list', ...more }))
    form.set(name, value)
  if (file) form.set('file', file)
  return form
}
