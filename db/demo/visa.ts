import type { VisaSeed } from './seeds.ts'
import { borderCountries } from './visa/border.ts'
import { consulateCountries } from './visa/consulate.ts'
import { schengenCountries } from './visa/schengen.ts'

/** What a Turkish passport holder meets at the border; `body` is HTML of p and h2. In the order of the visa page. */
export const visaCountries: readonly VisaSeed[] = [...schengenCountries, ...consulateCountries, ...borderCountries]
