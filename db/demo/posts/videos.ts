import { tour as ege } from '../tours/efes-pamukkale-sirince.ts'
import { tour as kars } from '../tours/ekspresle-kars-ani.ts'
import { tour as kapadokya } from '../tours/kapadokya-ucakla.ts'
import type { PostSeed } from './post-seed.ts'

/** `file_video` is a file of films/. */
export const videos: readonly PostSeed[] = [
  {
    section: 'videos',
    cover: 'dogu-ekspresi',
    file_video: 'kis-yollari.webm',
    tour: kars.code,
    days_ago: 9,
    texts: {
      tr: {
        title: 'Kış yolları: raydan kuzey ışıklarına',
        summary:
          'Doğu Ekspresi’nin penceresinden Uludağ’ın çamlarına, oradan kutup gecesine uzanan kısa bir kış filmi.',
        body: `<p>Kış turlarımızdan üç durak: Ovayı bir uçtan öbür uca geçen Doğu Ekspresi, akşamüstü ışıklarını yakan Uludağ ve gökyüzünü yeşile boyayan kuzey ışıkları. Film sessizdir; iş yerinde de açabilirsiniz.</p><p>Doğu Ekspresi’nde yataklı kompartımanlar aylar öncesinden dolar, bu yüzden kış takvimimizi yaz sonunda satışa açıyoruz. Kuzey ışıklarını görmek için ise şanstan çok gece sayısı gerekir: Tromsø turlarımızda gözlem için en az üç gece ayırıyoruz. Kat kat giyinin, yedek pilinizi iç cebinizde taşıyın; soğukta en çabuk tükenen şey telefonun şarjıdır.</p>`,
      },
      en: {
        title: 'Winter roads: from the rails to the northern lights',
        summary:
          'From the window of the Eastern Express to the pines of Uludağ and on to the polar night: a short film of winter.',
        body: `<p>Three stops from our winter tours: the Eastern Express crossing the plain from end to end, Uludağ lighting its lamps in the late afternoon, and the northern lights that turn the sky green. The film is silent, so you can watch it at work.</p><p>Sleeper compartments on the Eastern Express fill up months ahead, which is why our winter calendar opens at the end of summer. For the northern lights it is nights rather than luck that count: our Tromsø tours leave at least three for watching the sky. Dress in layers and keep a spare battery in an inside pocket; nothing runs out faster in the cold than a telephone.</p>`,
      },
    },
  },
  {
    section: 'videos',
    cover: 'ege-koyu-guletler',
    file_video: 'ege-kiyilari.webm',
    tour: ege.code,
    days_ago: 31,
    texts: {
      tr: {
        title: 'Ege kıyıları: koy, teras, sütun',
        summary:
          'Guletlerin demirlediği bir koy, Pamukkale’nin beyaz terasları ve Efes’in sütunları, yaz başının ışığında.',
        body: `<p>Ege’yi bir güne sığdıramayız ama sekiz saniyede hatırlatabiliriz: Sabah bir koyda demirli guletler, öğleden önce Pamukkale’nin suyla dolan terasları, akşamüstü Efes’in uzayan gölgeleri.</p><p>Pamukkale’de teraslara ayakkabısız girilir; yanınıza küçük bir havlu alın. Efes’te gölge azdır, gezi sabah erken ya da dörtten sonra rahattır; turlarımızın saatleri de buna göredir. Gulet turlarında ise bavul değil yumuşak çanta isteriz, kamaralarda dolap dardır. Denize girilen her koyda kaptan merdiveni indirir ve dönüş saatini söyler.</p>`,
      },
      en: {
        title: 'Aegean shores: cove, terrace, column',
        summary:
          'A cove where gulets lie at anchor, the white terraces of Pamukkale and the columns of Ephesus in June light.',
        body: `<p>We cannot fit the Aegean into a day, but eight seconds will bring it back: gulets at anchor in the morning, the water-filled terraces of Pamukkale before noon, and the long shadows of Ephesus in the late afternoon.</p><p>The terraces of Pamukkale are walked barefoot, so bring a small towel. There is little shade at Ephesus, and the visit is easiest early in the morning or after four; our tours keep to those hours. On gulet cruises we ask for soft bags rather than suitcases, since cabin cupboards are narrow. In every cove the captain lowers the ladder and says when to be back on board.</p>`,
      },
    },
  },
  {
    section: 'videos',
    cover: 'kapadokya-balonlar',
    file_video: 'anadoluda-bir-gun.webm',
    tour: kapadokya.code,
    days_ago: 64,
    texts: {
      tr: {
        title: 'Anadolu’da bir gün',
        summary: 'Gün Kapadokya’da balonlarla doğuyor, Nemrut’un zirvesinden geçiyor ve Mardin’in ışıklarında bitiyor.',
        body: `<p>Günün üç saati, Anadolu’nun üç köşesi: Gün doğarken Kapadokya’nın üstünde süzülen balonlar, Nemrut’ta taş başlara vuran ilk ışık ve akşam olunca Mezopotamya ovasına bakan Mardin evleri.</p><p>Bu üç yeri tek turda gezmek isteyenler için GAP programlarımız, yalnızca Kapadokya’ya kaçmak isteyenler için hafta sonu turlarımız var. Balon uçuşu hiçbir tura zorunlu olarak dahil değildir: Rüzgâr elvermezse uçulmaz, ödediğiniz ücret tümüyle iade edilir. Nemrut’a çıkış gün doğumuna göre ayarlanır ve yazın bile kalın bir ceket ister.</p>`,
      },
      en: {
        title: 'A day in Anatolia',
        summary: 'The day breaks with balloons over Cappadocia, climbs Mount Nemrut and ends in the lights of Mardin.',
        body: `<p>Three hours of the day, three corners of Anatolia: balloons drifting over Cappadocia at sunrise, the first light on the stone heads of Nemrut, and the houses of Mardin looking out over the Mesopotamian plain at nightfall.</p><p>Our Southeast tours take in Nemrut and Mardin in one journey, and there are weekend tours for those who only want to slip away to Cappadocia. A balloon flight is never a fixed part of a tour: if the wind does not allow it, nobody flies and your money is returned in full. The climb to Nemrut is timed for sunrise and calls for a warm jacket even in summer.</p>`,
      },
    },
  },
]
