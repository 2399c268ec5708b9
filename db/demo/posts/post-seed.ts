import type { PerLang } from '../seeds.ts'

export type PostSeed = {
  section: 'news' | 'blog' | 'videos'
  cover: string
  /** A file of films/. */
  file_video?: string
  /** Code of the tour it belongs to, if any. */
  tour?: string
  /** Published this many days before the data is laid, so that the demo never looks abandoned. */
  days_ago: number
  /** `body` is HTML of p, h2, ul, ol, li and strong. */
  texts: PerLang<{ title: string; summary: string; body: string }>
}
