import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'KS-211',
  categories: ['kayak'],
  transporter_types: ['otobus'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 2,
  days: 3,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'tam-pansiyon',
  kdv_rate: 10,
  deposit_rate: 40,
  child_bands: [
    [0, 3],
    [4, 6],
    [7, 12],
  ],
  currency: 'TRY',
  quota: 42,
  cover: 'uludag-kis',
  gallery: ['uludag-kis'],
  seasons: [
    {
      months: [1, 2],
      weekdays: [5],
      every_weeks: 1,
      multi_room_price: 24_900,
      single_room_price: 33_900,
      child_prices: [1_900, 11_900, 15_900],
    },
    {
      months: [3],
      weekdays: [5],
      every_weeks: 2,
      multi_room_price: 18_900,
      single_room_price: 24_900,
      child_prices: [1_900, 8_900, 11_900],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Osmangazi Köprüsü – Bursa – Uludağ',
          description:
            'Cuma günü 16.00’da Mecidiyeköy’den, 16.45’te Kadıköy Evlendirme Dairesi önünden kalkıyoruz. Osmangazi Köprüsü’nden Bursa iki buçuk saat. Şehirden sonra yol kıvrıla kıvrıla 1.800 metreye çıkıyor; kar yağışında zincir molası verilebilir. Otele 20.45 sularında varıyoruz, akşam yemeği sizi bekliyor. Kayak ve ayakkabı ölçüleri bu akşam alınıyor, sabah sıraya girmiyorsunuz.',
          overnight: 'Uludağ Oteller Bölgesi, 4 yıldızlı otel',
        },
        en: {
          title: 'Istanbul – Osmangazi Bridge – Bursa – Uludağ',
          description:
            'On Friday we leave Mecidiyeköy at 16:00 and the Kadıköy registry office at 16:45. By the Osmangazi Bridge it is two and a half hours to Bursa. Beyond the city the road winds up to 1,800 metres, and in snow there may be a stop for chains. We are at the hotel by about 20:45, where dinner is kept for us. Skis and boots are measured tonight, so nobody queues in the morning.',
          overnight: 'Uludağ hotel zone, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'ogle', 'aksam'],
      texts: {
        tr: {
          title: 'Uludağ – Pistlerde bir gün',
          description:
            'Pistler 08.30’da açılıyor, otelden iki dakikada telesiyejin başındayız. İlk kez kayacaklar saat 10.00’da hocayla yumuşak eğimde buluşuyor; iki saatlik grup dersi fiyata dahil. Kaymayanlar için kızak alanı, köknar ormanında yürüyüş ve Sarıalan’a inen teleferik var. Öğle yemeği otelde, akşamüstü lobide salep. Akşam yemeğinden sonra şömine başında müzik dinleniyor.',
          overnight: 'Uludağ Oteller Bölgesi, 4 yıldızlı otel',
        },
        en: {
          title: 'Uludağ – A day on the slopes',
          description:
            'The runs open at 08:30 and the chairlift is two minutes from the hotel door. First-timers meet an instructor on the nursery slope at ten; the two-hour group lesson is included. Non-skiers have a sledging area, a walk among the firs and the cable car down to Sarıalan. Lunch is at the hotel, and late in the afternoon there is hot, cinnamon-topped salep in the lobby. After dinner there is music by the fire.',
          overnight: 'Uludağ hotel zone, four-star hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Uludağ – Bursa – İstanbul',
          description:
            'Kaymak isteyenlere öğlene kadar yarım gün daha var; odalar 11.00’de boşaltılıyor, eşyalar emanette kalıyor. 13.00’te Bursa’ya iniyoruz. Geç öğle yemeğinde iskender yemek isteyenlere zaman bırakıp Ulu Cami ile Koza Han’ı geziyoruz; handa ipek eşarp ve kestane şekeri alınır. 17.00’de yola çıkıyor, 20.30 sularında Kadıköy’e, 21.15’te Mecidiyeköy’e varıyoruz.',
          overnight: '',
        },
        en: {
          title: 'Uludağ – Bursa – Istanbul',
          description:
            'Skiers have another half day, until noon; rooms are cleared at eleven and bags go into storage. At one o’clock we drive down to Bursa. There is time for a late lunch of İskender kebab in the city that invented it, and for the Grand Mosque and Koza Han, the old silk market, where people buy scarves and candied chestnuts. We leave at 17:00 and reach Kadıköy at about 20:30 and Mecidiyeköy at 21:15.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Otobüsle Uludağ Kayak Hafta Sonu',
      tour_place: 'İstanbul – Uludağ – Bursa',
      summary:
        'Cuma öğleden sonra İstanbul’dan çıkış, pistin kıyısında iki gece tam pansiyon, ilk kez kayanlara grup dersi, dönüşte Bursa.',
      description: [
        'İstanbul’a en yakın büyük kayak merkezine, zincir ve park derdi olmadan gidip gelmek için. Cuma akşamı dağda yemek yiyor, cumartesi ilk telesiyeje biniyor, pazar akşamı evde oluyorsunuz.',
        'Otelimiz pistin kıyısında. Oteli seçerken yalnızca yıldızına bakmıyoruz; yangın yeterlilik belgesi güncel, yangın merdiveni ve algılama sistemi yerinde görülmüş oteller listemize giriyor.',
        'Hiç kaymamış olmanız sorun değil. Grup dersi fiyata dahil, malzeme kiralama işini daha ilk akşamdan biz düzenliyoruz. Kaymayanlar da sıkılmıyor: kızak, orman yürüyüşü, teleferik ve bol bol kar.',
      ].join('\n\n'),
      included: [
        'Klimalı tur otobüsüyle ulaşım',
        'Uludağ’da 4 yıldızlı otelde 2 gece konaklama',
        '2 kahvaltı, 1 öğle ve 2 akşam yemeği',
        'İlk kez kayacaklara 2 saatlik grup dersi',
        'Malzeme kiralama işlemlerinde yardım',
        'Bursa’da Ulu Cami ve Koza Han gezisi',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Telesiyej ve teleferik biletleri (skipass)',
        'Kayak, snowboard ve giysi kirası',
        'Özel ders',
        'Bursa’da öğle yemeği',
        'İçecekler ve kişisel harcamalar',
      ],
      important_notes: [
        'Skipass ve malzeme kirası dağda, işletmenin tarifesinden ödenir; güncel fiyatları çıkıştan üç gün önce bildiririz.',
        'Kar durumunu pistleri işleten kurum açıklar. Pistler tümüyle kapalıysa ücretsiz tarih değişikliği yapabilirsiniz.',
        'Kayak sırasındaki kazalar zorunlu seyahat sigortasının dışındadır; kayak sigortasını isterseniz biz yaparız.',
        'Su geçirmeyen mont, eldiven, bere, güneş gözlüğü ve güneş kremi getirin.',
        'Kendi kayağınızı getirebilirsiniz; kılıfında ve adınız yazılı olsun.',
        '0–3 yaş çocuklara ayrı yatak verilmez, bebek karyolası önceden istenir.',
      ],
    },
    en: {
      name: 'Uludağ Ski Weekend by Coach',
      tour_place: 'Istanbul – Uludağ – Bursa',
      summary:
        'Leave Istanbul on Friday afternoon for two full-board nights beside the piste, a lesson for beginners and Bursa on the way home.',
      description: [
        'The nearest big ski resort to Istanbul, without snow chains or the hunt for a parking space. You have dinner on the mountain on Friday, take the first chairlift on Saturday and are home on Sunday evening.',
        'Our hotel stands beside the piste. We do not choose it by stars alone: only hotels with a current fire safety certificate, and whose fire escapes and alarms we have seen for ourselves, are on our list.',
        'It does not matter if you have never skied. The group lesson is included and we organise the hire of your equipment on the first evening. There is plenty for others too: sledging, forest walks, the cable car and a great deal of snow.',
      ].join('\n\n'),
      included: [
        'Return travel by air-conditioned coach',
        'Two nights in a four-star hotel on Uludağ',
        'Two breakfasts, one lunch and two dinners',
        'A two-hour group lesson for first-timers',
        'Help with hiring equipment',
        'A visit to the Grand Mosque and Koza Han in Bursa',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Lift passes and cable car tickets',
        'Hire of skis, snowboards and clothing',
        'Private lessons',
        'Lunch in Bursa',
        'Drinks and personal spending',
      ],
      important_notes: [
        'Lift passes and hire are paid at the resort’s own rates; we send you current prices three days before departure.',
        'The lift company announces snow conditions. If every run is closed, you may change your date free of charge.',
        'Skiing accidents are not covered by the compulsory insurance; we can arrange ski cover on request.',
        'Bring a waterproof jacket, gloves, a hat, sunglasses and sun cream.',
        'You may bring your own skis, in a bag marked with your name.',
        'Children aged 0–3 have no bed of their own; please ask for a cot in advance.',
      ],
    },
  },
}
