import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'BK-304',
  categories: ['otobuslu-balkan'],
  transporter_types: ['otobus'],
  departure_city: 'İstanbul',
  countries: ['GR'],
  nights: 1,
  days: 3,
  visa_mode: 'vizeli',
  guide_language: 'tr',
  board: 'oda-kahvalti',
  kdv_rate: 0,
  deposit_rate: 50,
  child_bands: [
    [0, 2],
    [3, 6],
    [7, 12],
  ],
  currency: 'EUR',
  quota: 46,
  cover: 'selanik-beyaz-kule',
  gallery: ['selanik-beyaz-kule'],
  seasons: [
    {
      months: [2, 3],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 149,
      single_room_price: 199,
      child_prices: [60, 109, 129],
    },
    {
      months: [4, 5, 6, 9, 10],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 179,
      single_room_price: 239,
      child_prices: [60, 129, 155],
    },
    {
      months: [11, 12],
      weekdays: [5],
      every_weeks: 4,
      multi_room_price: 169,
      single_room_price: 225,
      child_prices: [60, 125, 149],
    },
  ],
  programme: [
    {
      meals: [],
      texts: {
        tr: {
          title: 'İstanbul – İpsala – Yolda',
          description:
            'Cuma akşamı 21.00’de Kadıköy’den, 22.00’de Mecidiyeköy’den, 22.30’da İncirli’den çıkıyoruz. Tekirdağ’da köfteciler kapanmadan kısa bir mola veriyor, gece yarısından sonra İpsala’ya varıyoruz. Pasaportlar iki tarafta da tek tek okunur; genellikle bir buçuk saatte geçeriz. Sonrası uyku: Dedeağaç ve Gümülcine karanlıkta geride kalır.',
          overnight: 'Otobüste',
        },
        en: {
          title: 'Istanbul – İpsala – On the road',
          description:
            'We leave on Friday evening: 21:00 from Kadıköy, 22:00 from Mecidiyeköy and 22:30 from İncirli. There is a short stop in Tekirdağ before the köfte grills close, and we are at the İpsala crossing after midnight. Passports are checked one by one on both sides, usually an hour and a half in all. Then we sleep while Alexandroupoli and Komotini go by in the dark.',
          overnight: 'On the coach',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Kavala – Selanik',
          description:
            'Güneşle birlikte Kavala limanındayız; kahvaltı su kemerinin altındaki fırında. Kavalalı Mehmed Ali Paşa’nın evine çıkan yokuştan sonra iki saatte Selanik. Atatürk Evi, Rotonda, Galerius Kemeri ve Beyaz Kule yürüyerek gezilir. Öğleden sonra otele yerleşip serbestsiniz: Modiano Çarşısı’nda meze, Ladadika’da rebetiko, kordonda buzuki sesi.',
          overnight: 'Selanik, 4 yıldızlı otel',
        },
        en: {
          title: 'Kavala – Thessaloniki',
          description:
            'Sunrise finds us at the harbour of Kavala, with breakfast in a bakery below the aqueduct. After the climb to the house of Mehmed Ali Pasha it is two hours to Thessaloniki. Atatürk’s birthplace, the Rotunda, the Arch of Galerius and the White Tower are seen on foot. After check-in you are free for meze in the Modiano market and rebetiko in Ladadika.',
          overnight: 'Thessaloniki, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Selanik – İskeçe – Gümülcine – İstanbul',
          description:
            'Sabah Yedikule’nin eteğindeki yukarı mahallede, Ano Poli’de yürüyor, körfeze bakarak bugaça yiyoruz. 10.30’da dönüş yolu: İskeçe’de tütün tüccarlarının konakları ve öğle yemeği, Gümülcine’de Eski Cami ve kavrulmuş leblebi molası. İpsala’dan akşamüstü geçip 22.00’de İncirli, 22.30’da Mecidiyeköy, 23.15’te Kadıköy’de olmayı hedefliyoruz.',
          overnight: '',
        },
        en: {
          title: 'Thessaloniki – Xanthi – Komotini – Istanbul',
          description:
            'In the morning we walk through Ano Poli, the upper town below the Yedikule fortress, and eat bougatsa with a view of the gulf. At 10:30 we head home by way of Xanthi, for its tobacco merchants’ mansions and lunch, and Komotini, for the Old Mosque and roasted chickpeas. Across İpsala by late afternoon, we aim to reach İncirli at 22:00, Mecidiyeköy at 22:30 and Kadıköy at 23:15.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Selanik ve Kavala’da Hafta Sonu',
      tour_place: 'İstanbul – Kavala – Selanik – İskeçe – Gümülcine',
      summary:
        'Cuma akşamı otobüse binin, pazar gecesi evde olun: Atatürk Evi, kordon, kurabiye ve meze. Schengen vizesi gerekir.',
      description:
        'İzin almadan yapılan bir kaçamak: cuma iş çıkışı yola çıkıyor, pazar gecesi dönüyoruz. İlk gece otobüste geçer, cumartesi gecesi Selanik’te, kordona yürüyerek on dakikadaki otelimizdeyiz.\n\nCumartesi günü Atatürk’ün doğduğu evi ve Selanik’in merkezini rehberle geziyor, akşamı size bırakıyoruz. Pazar dönüşü dümdüz otoyol değil; İskeçe’de ve Gümülcine’de durup Batı Trakya’nın Türkçe konuşulan çarşılarında alışveriş ediyoruz. Kurabiye, zeytinyağı ve uzo için bagajda yer bırakın.',
      included: [
        'Turizm otobüsüyle gidiş dönüş ulaşım',
        '4 yıldızlı şehir otelinde kahvaltı dahil 1 gece konaklama',
        'Kavala’da fırın kahvaltısı',
        'Selanik ve Kavala’da rehberli yürüyüş turları',
        'Atatürk Evi ziyareti',
        'Türkçe rehberlik',
        'Zorunlu seyahat sigortası (mesleki sorumluluk)',
      ],
      excluded: [
        'Schengen vizesi ve seyahat sağlık sigortası',
        'Yurt dışı çıkış harcı',
        'Öğle ve akşam yemekleri',
        'Beyaz Kule ve Rotonda müze girişleri',
        'Konaklama vergisi (oda başına yaklaşık 10 €, otele ödenir)',
      ],
      important_notes: [
        'Bordo pasaport için Schengen vizesi gerekir; adalardaki kapıda vize Selanik’te geçmez. Yeşil ve gri pasaport sahipleri vizeden muaftır.',
        'Vizesi olmayan misafirlerimiz hareketten en az altı hafta önce başvurmalı; randevu için bize yazın.',
        'Pasaportunuz dönüşten sonra en az 3 ay geçerli ve son on yılda düzenlenmiş olmalı. Schengen’e yeni sistemle ilk girişinizde sınırda parmak iziniz ve fotoğrafınız alınır.',
        'Atatürk Evi bakımda ya da yoğunsa bahçeden görülür, saat değişebilir.',
        'Bayram ve yılbaşı haftalarında İpsala’da bekleme üç saati aşabilir.',
        'Otelde giriş saati 14.00’tür; sabah varışında valizler otobüste kalır.',
      ],
    },
    en: {
      name: 'Thessaloniki and Kavala Weekend',
      tour_place: 'Istanbul – Kavala – Thessaloniki – Xanthi – Komotini',
      summary:
        'Board on Friday evening, be home on Sunday night: Atatürk’s birthplace, the seafront, almond biscuits, meze. Schengen visa needed.',
      description:
        'A getaway that costs you no leave: we set off after work on Friday and are back on Sunday night. The first night is on the coach; on Saturday we sleep in Thessaloniki, ten minutes’ walk from the seafront.\n\nOn Saturday we see the house where Atatürk was born and the centre of the city with the guide, and leave the evening to you. Sunday is not motorway all the way: we stop in Xanthi and Komotini, whose bazaars speak Turkish as readily as Greek. Leave room in your bag for biscuits, olive oil and ouzo.',
      included: [
        'Return travel by touring coach',
        '1 night in a four-star city hotel with breakfast',
        'Bakery breakfast in Kavala',
        'Guided walks in Thessaloniki and Kavala',
        'Visit to Atatürk’s birthplace',
        'Turkish-speaking tour guide',
        'Compulsory travel insurance (operator’s liability)',
      ],
      excluded: [
        'Schengen visa and travel health insurance',
        'Turkish departure tax',
        'Lunches and dinners',
        'Entry to the White Tower and the Rotunda',
        'Tourist tax (about €10 per room, paid at the hotel)',
      ],
      important_notes: [
        'Turkish citizens with an ordinary passport need a Schengen visa; the island visa on arrival is not valid here. Green and grey passports are exempt.',
        'Guests without a visa should apply at least six weeks before departure; write to us about appointments.',
        'Your passport must be valid for 3 months after the tour and issued within the last ten years. On your first Schengen entry under the new system, fingerprints and a photo are taken at the border.',
        'If Atatürk’s birthplace is being repaired or is crowded, we see it from the garden or change the hour.',
        'In holiday weeks the wait at İpsala can exceed three hours.',
        'Check-in is at 14:00; on arrival in the morning the bags stay on the coach.',
      ],
    },
  },
}
