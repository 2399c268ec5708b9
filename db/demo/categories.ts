import { anatolia } from './categories/anatolia.ts'
import { asiaAndAfrica } from './categories/asia-and-africa.ts'
import { europeAndCaucasus } from './categories/europe-and-caucasus.ts'
import { winterAndSea } from './categories/winter-and-sea.ts'
import type { CategorySeed } from './seeds.ts'

/** In the order of the menu; a parent stands before its sub-categories. */
export const categories: readonly CategorySeed[] = [
  ...anatolia,
  ...winterAndSea,
  ...europeAndCaucasus,
  ...asiaAndAfrica,
]
