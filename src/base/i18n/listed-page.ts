/** A page that search engines may list. */
export type ListedPage = {
  /** Its path without the language's prefix, by language; a language without a translation is left out. */
  paths: Record<string, string>
  /** When its content last changed; null when that is not recorded. */
  changed_at: Date | null
}
