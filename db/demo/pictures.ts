import list from './pictures.json' with { type: 'json' }

export type Picture = {
  /** As tours, posts and contents call it, and the stem of its address. */
  name: string
  /** The original, in db/demo. */
  file: string
  /** px of the original. */
  width: number
  height: number
  /** 16 px wide, as a data URI. */
  placeholder: string
  alt: { tr: string; en: string }
}

/** Every picture of the demo agency. */
export const pictures: readonly Picture[] = list
