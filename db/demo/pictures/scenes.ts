import type { Scene } from './scene.ts'
import { scene as bogaz } from './scenes/bogaz-aksam.ts'
import { scene as dubai } from './scenes/dubai-ufuk.ts'
import { scene as efes } from './scenes/efes-sutunlar.ts'
import { scene as ege } from './scenes/ege-koyu-guletler.ts'
import { scene as fuji } from './scenes/japonya-fuji.ts'
import { scene as kapadokya } from './scenes/kapadokya-balonlar.ts'
import { scene as yayla } from './scenes/karadeniz-yayla.ts'
import { scene as mardin } from './scenes/mardin-gece.ts'
import { scene as misir } from './scenes/misir-piramit.ts'
import { scene as mostar } from './scenes/mostar-kopru.ts'
import { scene as nemrut } from './scenes/nemrut-gundogumu.ts'
import { scene as fiyort } from './scenes/norvec-fiyort.ts'
import { scene as pamukkale } from './scenes/pamukkale-teraslar.ts'
import { scene as paris } from './scenes/paris-eyfel.ts'
import { scene as roma } from './scenes/roma-kolezyum.ts'
import { scene as sahra } from './scenes/sahra-col.ts'
import { scene as santorini } from './scenes/santorini.ts'

/** Every picture of the demo agency, in the order of the contact sheet. */
export const scenes: readonly Scene[] = [
  kapadokya,
  bogaz,
  efes,
  pamukkale,
  yayla,
  mardin,
  nemrut,
  ege,
  mostar,
  roma,
  paris,
  santorini,
  dubai,
  fiyort,
  sahra,
  misir,
  fuji,
]
