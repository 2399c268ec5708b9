import type { AlbumSeed } from './seeds.ts'
import { tour as balkan } from './tours/balkan-otobuslu-yedi-ulke.ts'
import { tour as karadeniz } from './tours/buyuk-karadeniz-batum.ts'
import { tour as ege } from './tours/efes-pamukkale-sirince.ts'
import { tour as kars } from './tours/ekspresle-kars-ani.ts'
import { tour as kapadokya } from './tours/kapadokya-ucakla.ts'
import { tour as avrupa } from './tours/paris-bruksel-amsterdam.ts'

/** Albums of the gallery. A picture's caption is its alternative text. */
export const albums: readonly AlbumSeed[] = [
  {
    cover: 'kapadokya-balonlar',
    pictures: ['kapadokya-balonlar', 'nemrut-gundogumu', 'gobeklitepe', 'mardin-gece', 'van-akdamar'],
    tour: kapadokya.code,
    texts: {
      tr: {
        title: 'Anadolu’nun taşı ve ışığı',
        summary:
          'Kapadokya’nın vadileri, Nemrut’un zirvesi, Göbeklitepe’nin dikilitaşları, Mardin’in geceleri ve Van Gölü’ndeki ada.',
      },
      en: {
        title: 'Stone and light of Anatolia',
        summary:
          'The valleys of Cappadocia, the summit of Nemrut, the pillars of Göbeklitepe, nights in Mardin and the island in Lake Van.',
      },
    },
  },
  {
    cover: 'bogaz-aksam',
    pictures: ['bogaz-aksam', 'galata-kulesi', 'sirkeci-gari'],
    texts: {
      tr: {
        title: 'İstanbul’da akşamüstü',
        summary: 'Vapurdan köprüye, Galata’dan Marmara’ya: şehrin en güzel iki saati.',
      },
      en: {
        title: 'Late afternoon in Istanbul',
        summary: 'From the ferry to the bridge, from Galata to the Marmara: the city’s two best hours.',
      },
    },
  },
  {
    cover: 'ege-koyu-guletler',
    pictures: ['ege-koyu-guletler', 'efes-sutunlar', 'pamukkale-teraslar', 'likya-yolu'],
    tour: ege.code,
    texts: {
      tr: {
        title: 'Ege ve Akdeniz kıyıları',
        summary:
          'Guletlerin demirlediği koylar, Efes’in sütunları, Pamukkale’nin terasları ve Likya Yolu’nun denize bakan patikaları.',
      },
      en: {
        title: 'Aegean and Mediterranean shores',
        summary:
          'Coves where gulets drop anchor, the columns of Ephesus, Pamukkale’s terraces and Lycian Way paths above the sea.',
      },
    },
  },
  {
    cover: 'karadeniz-yayla',
    pictures: ['karadeniz-yayla', 'trabzon-sumela', 'gurcistan-gergeti'],
    tour: karadeniz.code,
    texts: {
      tr: {
        title: 'Karadeniz’den Kafkasya’ya',
        summary: 'Sisin üstünde kalan yaylalar, kayaya yaslanan Sümela ve sınırın ötesinde Kazbek’in eteği.',
      },
      en: {
        title: 'From the Black Sea to the Caucasus',
        summary: 'Highlands above the fog, Sümela against its cliff and, across the border, the foot of Mount Kazbek.',
      },
    },
  },
  {
    cover: 'dogu-ekspresi',
    pictures: ['dogu-ekspresi', 'van-akdamar', 'uludag-kis', 'kuzey-isiklari'],
    tour: kars.code,
    texts: {
      tr: {
        title: 'Kış yolları',
        summary: 'Doğu Ekspresi’nin penceresi, Uludağ’ın çamları ve kuzeyin gece göğü. Kalın giyinin.',
      },
      en: {
        title: 'Winter journeys',
        summary: 'The window of the Eastern Express, the pines of Uludağ and the night sky of the north. Dress warmly.',
      },
    },
  },
  {
    cover: 'mostar-kopru',
    pictures: ['mostar-kopru', 'atina-akropol', 'santorini'],
    tour: balkan.code,
    texts: {
      tr: {
        title: 'Komşuda: Balkanlar ve Yunanistan',
        summary:
          'Mostar’ın köprüsü, Akropolis’in tepesi ve Santorini’nin beyaz basamakları; bir otobüs ya da feribot uzakta.',
      },
      en: {
        title: 'Next door: the Balkans and Greece',
        summary:
          'The bridge of Mostar, the hill of the Acropolis and Santorini’s white steps, a coach or ferry ride away.',
      },
    },
  },
  {
    cover: 'paris-eyfel',
    pictures: [
      'paris-eyfel',
      'roma-kolezyum',
      'venedik-kanal',
      'amsterdam-kanal',
      'prag-karl-koprusu',
      'norvec-fiyort',
    ],
    tour: avrupa.code,
    texts: {
      tr: {
        title: 'Avrupa şehirleri ve fiyortlar',
        summary: 'Kanallar, köprüler, meydanlar; sonunda kuzeyin sessiz suyu.',
      },
      en: {
        title: 'European cities and fjords',
        summary: 'Canals, bridges and squares and, at the end, the quiet water of the north.',
      },
    },
  },
  {
    cover: 'japonya-fuji',
    pictures: ['japonya-fuji', 'tayland-koy', 'dubai-ufuk', 'misir-piramit', 'sahra-col'],
    texts: {
      tr: {
        title: 'Uzak yollar',
        summary: 'Fuji’nin karından Tayland’ın koylarına, piramitlerden Sahra’nın kumuna uçakla gidilen yerler.',
      },
      en: {
        title: 'Far away',
        summary:
          'From the snow of Mount Fuji to Thai bays, from the pyramids to Saharan sand: places reached by plane.',
      },
    },
  },
]
