/** Extended by src/strings.ts (declaration merging), so that base knows every key without importing a room. */
// biome-ignore lint/suspicious/noEmptyInterface: the members come from the declaration that src/strings.ts merges into it.
export interface ShippedStrings {}

/** A group of texts in every language that the project ships. A room's group ends with `satisfies TextGroup`. */
export type TextGroup = Record<string, { tr: string; en: string }>

/** group -> key -> language -> text. */
export type TextGroups = Record<string, Record<string, Record<string, string>>>

/** 'group.key' of an existing text. */
export type StringKey = {
  [G in keyof ShippedStrings & string]: `${G}.${keyof ShippedStrings[G] & string}`
}[keyof ShippedStrings & string]
