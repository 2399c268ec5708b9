import type { Scene } from './scene.ts'
import { scene as amsterdam } from './scenes/amsterdam-kanal.ts'
import { scene as atina } from './scenes/atina-akropol.ts'
import { scene as bogaz } from './scenes/bogaz-aksam.ts'
import { scene as deniz } from './scenes/deniz-ufku.ts'
import { scene as dogu } from './scenes/dogu-ekspresi.ts'
import { scene as dubai } from './scenes/dubai-ufuk.ts'
import { scene as efes } from './scenes/efes-sutunlar.ts'
import { scene as ege } from './scenes/ege-koyu-guletler.ts'
import { scene as galata } from './scenes/galata-kulesi.ts'
import { scene as gobeklitepe } from './scenes/gobeklitepe.ts'
import { scene as gurcistan } from './scenes/gurcistan-gergeti.ts'
import { scene as fuji } from './scenes/japonya-fuji.ts'
import { scene as kapadokya } from './scenes/kapadokya-balonlar.ts'
import { scene as karadeniz } from './scenes/karadeniz-yayla.ts'
import { scene as kuzey } from './scenes/kuzey-isiklari.ts'
import { scene as likya } from './scenes/likya-yolu.ts'
import { scene as mardin } from './scenes/mardin-gece.ts'
import { scene as misir } from './scenes/misir-piramit.ts'
import { scene as mostar } from './scenes/mostar-kopru.ts'
import { scene as nemrut } from './scenes/nemrut-gundogumu.ts'
import { scene as norvec } from './scenes/norvec-fiyort.ts'
import { scene as pamukkale } from './scenes/pamukkale-teraslar.ts'
import { scene as paris } from './scenes/paris-eyfel.ts'
import { scene as prag } from './scenes/prag-karl-koprusu.ts'
import { scene as roma } from './scenes/roma-kolezyum.ts'
import { scene as sahra } from './scenes/sahra-col.ts'
import { scene as santorini } from './scenes/santorini.ts'
import { scene as tayland } from './scenes/tayland-koy.ts'
import { scene as trabzon } from './scenes/trabzon-sumela.ts'
import { scene as ufuk } from './scenes/ufuk-yol.ts'
import { scene as uludag } from './scenes/uludag-kis.ts'
import { scene as van } from './scenes/van-akdamar.ts'
import { scene as venedik } from './scenes/venedik-kanal.ts'

/** Every picture of the demo agency, in the order of the contact sheet. */
export const scenes: readonly Scene[] = [
  kapadokya,
  bogaz,
  efes,
  pamukkale,
  karadeniz,
  mardin,
  nemrut,
  ege,
  mostar,
  roma,
  paris,
  santorini,
  dubai,
  norvec,
  sahra,
  misir,
  fuji,
  galata,
  likya,
  van,
  trabzon,
  gobeklitepe,
  uludag,
  venedik,
  prag,
  amsterdam,
  atina,
  tayland,
  kuzey,
  dogu,
  gurcistan,
  ufuk,
  deniz,
]
