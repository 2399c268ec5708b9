import type { TourSeed } from './seeds.ts'
import { tour as atinaSantorini } from './tours/atina-santorini.ts'
import { tour as bakuSeki } from './tours/baku-seki.ts'
import { tour as balkanOtobusluYediUlke } from './tours/balkan-otobuslu-yedi-ulke.ts'
import { tour as balkanSaraybosnaMostarBelgrad } from './tours/balkan-saraybosna-mostar-belgrad.ts'
import { tour as balkanUskupOhriPrizrenTiran } from './tours/balkan-uskup-ohri-prizren-tiran.ts'
import { tour as batumTiflis } from './tours/batum-tiflis.ts'
import { tour as bodrumDatcaMarmaris } from './tours/bodrum-datca-marmaris.ts'
import { tour as bodrumGokovaGulet } from './tours/bodrum-gokova-gulet.ts'
import { tour as bursaCumalikizikUludag } from './tours/bursa-cumalikizik-uludag.ts'
import { tour as buyukGap } from './tours/buyuk-gap.ts'
import { tour as buyukKaradenizBatum } from './tours/buyuk-karadeniz-batum.ts'
import { tour as canakkaleBozcaadaAssos } from './tours/canakkale-bozcaada-assos.ts'
import { tour as cesmeAlacatiIldir } from './tours/cesme-alacati-ildir.ts'
import { tour as dubaiAbuDabi } from './tours/dubai-abu-dabi.ts'
import { tour as efesPamukkaleSirince } from './tours/efes-pamukkale-sirince.ts'
import { tour as ekspresleKarsAni } from './tours/ekspresle-kars-ani.ts'
import { tour as fasMarakesFes } from './tours/fas-marakes-fes.ts'
import { tour as gocekFethiyeGulet } from './tours/gocek-fethiye-gulet.ts'
import { tour as guneyItalyaNapoliAmalfi } from './tours/guney-italya-napoli-amalfi.ts'
import { tour as ispanyaBarselonaEndulus } from './tours/ispanya-barselona-endulus.ts'
import { tour as italyaRomaFloransaVenedik } from './tours/italya-roma-floransa-venedik.ts'
import { tour as japonyaTokyoKyoto } from './tours/japonya-tokyo-kyoto.ts'
import { tour as kackarYaylalari } from './tours/kackar-yaylalari.ts'
import { tour as kapadokyaKonyaAile } from './tours/kapadokya-konya-aile.ts'
import { tour as kapadokyaOtobusle } from './tours/kapadokya-otobusle.ts'
import { tour as kapadokyaUcakla } from './tours/kapadokya-ucakla.ts'
import { tour as karsCildirVan } from './tours/kars-cildir-van.ts'
import { tour as koreJaponyaSeulTokyo } from './tours/kore-japonya-seul-tokyo.ts'
import { tour as likyaYoluFethiyeKabak } from './tours/likya-yolu-fethiye-kabak.ts'
import { tour as mardinMidyatHasankeyf } from './tours/mardin-midyat-hasankeyf.ts'
import { tour as misirNil } from './tours/misir-nil.ts'
import { tour as norvecFiyortlari } from './tours/norvec-fiyortlari.ts'
import { tour as palandokenKayak } from './tours/palandoken-kayak.ts'
import { tour as parisBrukselAmsterdam } from './tours/paris-bruksel-amsterdam.ts'
import { tour as pragViyanaBudapeste } from './tours/prag-viyana-budapeste.ts'
import { tour as safranboluAmasra } from './tours/safranbolu-amasra.ts'
import { tour as saldaLavanta } from './tours/salda-lavanta.ts'
import { tour as sapancaMasukiye } from './tours/sapanca-masukiye.ts'
import { tour as selanikKavalaHaftaSonu } from './tours/selanik-kavala-hafta-sonu.ts'
import { tour as sirinceEfesGunubirlik } from './tours/sirince-efes-gunubirlik.ts'
import { tour as taylandBangkokPhuket } from './tours/tayland-bangkok-phuket.ts'
import { tour as tiflisKazbegi } from './tours/tiflis-kazbegi.ts'
import { tour as trabzonRizeYaylalari } from './tours/trabzon-rize-yaylalari.ts'
import { tour as tromsoKuzeyIsiklari } from './tours/tromso-kuzey-isiklari.ts'
import { tour as uludagKayak } from './tours/uludag-kayak.ts'
import { tour as urfaGobeklitepeAntep } from './tours/urfa-gobeklitepe-antep.ts'
import { tour as vietnamKambocya } from './tours/vietnam-kambocya.ts'
import { tour as yunanAdalariGemi } from './tours/yunan-adalari-gemi.ts'

/** Every tour of the demo agency, in the order of its lists. */
export const tours: readonly TourSeed[] = [
  atinaSantorini,
  bakuSeki,
  balkanOtobusluYediUlke,
  balkanSaraybosnaMostarBelgrad,
  balkanUskupOhriPrizrenTiran,
  batumTiflis,
  bodrumDatcaMarmaris,
  bodrumGokovaGulet,
  bursaCumalikizikUludag,
  buyukGap,
  buyukKaradenizBatum,
  canakkaleBozcaadaAssos,
  cesmeAlacatiIldir,
  dubaiAbuDabi,
  efesPamukkaleSirince,
  ekspresleKarsAni,
  fasMarakesFes,
  gocekFethiyeGulet,
  guneyItalyaNapoliAmalfi,
  ispanyaBarselonaEndulus,
  italyaRomaFloransaVenedik,
  japonyaTokyoKyoto,
  kackarYaylalari,
  kapadokyaKonyaAile,
  kapadokyaOtobusle,
  kapadokyaUcakla,
  karsCildirVan,
  koreJaponyaSeulTokyo,
  likyaYoluFethiyeKabak,
  mardinMidyatHasankeyf,
  misirNil,
  norvecFiyortlari,
  palandokenKayak,
  parisBrukselAmsterdam,
  pragViyanaBudapeste,
  safranboluAmasra,
  saldaLavanta,
  sapancaMasukiye,
  selanikKavalaHaftaSonu,
  sirinceEfesGunubirlik,
  taylandBangkokPhuket,
  tiflisKazbegi,
  trabzonRizeYaylalari,
  tromsoKuzeyIsiklari,
  uludagKayak,
  urfaGobeklitepeAntep,
  vietnamKambocya,
  yunanAdalariGemi,
]
