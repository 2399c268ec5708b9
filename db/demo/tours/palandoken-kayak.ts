import type { TourSeed } from '../seeds.ts'

export const tour: TourSeed = {
  code: 'KS-212',
  categories: ['kayak'],
  transporter_types: ['ucak', 'ozel-arac'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 3,
  days: 4,
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  board: 'yarim-pansiyon',
  kdv_rate: 10,
  deposit_rate: 40,
  child_bands: [
    [0, 1],
    [2, 6],
    [7, 12],
  ],
  currency: 'TRY',
  quota: 30,
  cover: 'palandoken-kayak',
  gallery: ['palandoken-kayak'],
  seasons: [
    {
      months: [12],
      weekdays: [4],
      every_weeks: 2,
      multi_room_price: 29_900,
      single_room_price: 39_900,
      child_prices: [2_500, 17_900, 20_900],
    },
    {
      months: [1, 2],
      weekdays: [4],
      every_weeks: 2,
      multi_room_price: 34_900,
      single_room_price: 46_900,
      child_prices: [2_500, 20_900, 24_900],
    },
    {
      months: [3],
      weekdays: [4],
      every_weeks: 2,
      multi_room_price: 27_900,
      single_room_price: 36_900,
      child_prices: [2_500, 16_900, 19_900],
    },
  ],
  programme: [
    {
      meals: ['aksam'],
      texts: {
        tr: {
          title: 'İstanbul – Erzurum – Palandöken',
          description:
            'Sabah uçağıyla iki saatte Erzurum’dayız. Dağa çıkmadan şehri geziyoruz: Çifte Minareli Medrese, Yakutiye, Oltu taşı ustalarının çalıştığı Taşhan. Öğlen odun ateşinde dönen cağ kebabı; garson “yeter” diyene kadar şiş getirir. Otel havalimanına yirmi dakika, piste on adım. Malzemeler öğleden sonra seçiliyor, akşam yemeği otelde.',
          overnight: 'Palandöken, 5 yıldızlı kayak oteli',
        },
        en: {
          title: 'Istanbul – Erzurum – Palandöken',
          description:
            'A two-hour morning flight brings us to Erzurum, and we see the city before going up: the Twin Minaret Madrasa, the Yakutiye, and Taşhan, where craftsmen carve black Oltu stone. Lunch is cağ kebab, turned over a wood fire; the waiter keeps bringing skewers until you say stop. The hotel is twenty minutes from the airport and ten steps from the piste. Equipment is fitted in the afternoon and dinner is at the hotel.',
          overnight: 'Palandöken, five-star ski hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Palandöken – Ejder’den ovaya',
          description:
            'Gondol bizi 3.100 metredeki Ejder zirvesinin altına bırakıyor; hava açıksa Erzurum Ovası ayağınızın altında. Otelin önündeki pistler acemiye, zirveden inen uzun pistler iyi kayana göre. Yeni başlayanlar sabah 10.00’da hocayla buluşuyor. Buradaki kar kuru ve tozdur, yumuşak düşülür. Öğlen pist kahvesinde mercimek çorbası içiliyor; hafta içi olduğu için telesiyejde beklenmiyor.',
          overnight: 'Palandöken, 5 yıldızlı kayak oteli',
        },
        en: {
          title: 'Palandöken – From Ejder to the plain',
          description:
            'The gondola leaves us just below Ejder peak, 3,100 metres high; on a clear day the whole Erzurum plain lies at your feet. The slopes by the hotel suit learners, the long runs from the top stronger skiers. Beginners meet their instructor at ten. The snow here is dry powder, and kind to those who fall. Lunch is lentil soup in a hut on the slopes, and because it is a weekday nobody waits at the lifts.',
          overnight: 'Palandöken, five-star ski hotel',
        },
      },
    },
    {
      meals: ['kahvalti', 'aksam'],
      texts: {
        tr: {
          title: 'Palandöken – Gece kayağı',
          description:
            'Gün boyu pistler sizin. İkinci dersten sonra başlangıç pistini bırakıp hocanın arkasında uzun mavi piste inmek bugünün hedefi. Kaymayanlarla öğleden sonra şehre inip Üç Kümbetler’i geziyor, Taşhan’da kıtlama çay içiyoruz. Akşam ışıklandırılmış pistlerde gece kayağı var: Hava eksi on beşe inebilir, yüz maskesi ve kalın eldiven alın.',
          overnight: 'Palandöken, 5 yıldızlı kayak oteli',
        },
        en: {
          title: 'Palandöken – Skiing by night',
          description:
            'The slopes are yours all day. After the second lesson the aim is to leave the nursery run and follow the instructor down the long blue one. In the afternoon non-skiers go down to the city to see the Three Tombs and drink tea in Taşhan the Erzurum way, through a sugar lump held in the teeth. In the evening the lit pistes open for night skiing; it can drop to minus fifteen, so bring a face mask and thick gloves.',
          overnight: 'Palandöken, five-star ski hotel',
        },
      },
    },
    {
      meals: ['kahvalti'],
      texts: {
        tr: {
          title: 'Palandöken – Erzurum – İstanbul',
          description:
            'Öğlene kadar kaymak serbest; malzemeler 12.30’da teslim ediliyor. Odalardan 11.00’de çıkılıyor, duş için iki ortak oda açık kalıyor. Havalimanı yolunda Erzurum’da kadayıf dolması molası: sıcak, cevizli, yanında demli çay. Akşam uçağıyla dönüyoruz, İstanbul’a varış 21.00 dolayında. Kar uçağı geciktirirse rehberimiz son misafir binene kadar sizinle.',
          overnight: '',
        },
        en: {
          title: 'Palandöken – Erzurum – Istanbul',
          description:
            'You can ski until noon; equipment goes back at 12:30. Rooms are cleared at eleven, but two stay open for showers. On the way to the airport we stop in Erzurum for stuffed kadayıf, hot and full of walnuts, with strong tea. The evening flight lands in Istanbul at around 21:00. If snow delays it, the guide stays until the last guest has boarded.',
          overnight: '',
        },
      },
    },
  ],
  texts: {
    tr: {
      name: 'Uçakla Palandöken: Toz Karda Dört Gün',
      tour_place: 'İstanbul – Erzurum – Palandöken',
      summary:
        'Perşembe–pazar, uçakla Erzurum. Piste açılan otelde üç gece, iki gün grup dersi, gece kayağı ve cağ kebabı molası.',
      description: [
        'Palandöken’in üç iyi yanı var: kar erken gelir ve kuru kalır, pistler uzundur, havalimanı yirmi dakika uzaktadır. Sabah İstanbul’da kahvaltı edip öğleden sonra kayak ayakkabısı giyebiliyorsunuz.',
        'Kalkışlarımız perşembe; böylece cuma günü tenha pistlerde ders alıp hafta sonu kalabalığına hazırlanıyorsunuz. İki gün ikişer saatlik grup dersi fiyata dahil. İyi kayanlar grubu beklemez, rehberimiz yalnızca buluşma saatini bildirir.',
        'Erzurum’u da boş geçmiyoruz. İlk gün şehir turu, kaymayanlara ikinci bir şehir gezisi ve dönüşte tatlı molası programda. Dağ otelinde yatıp şehri hiç görmeden dönmek yazık olur.',
      ].join('\n\n'),
      included: [
        'İstanbul – Erzurum – İstanbul uçak bileti (15 kg bagaj)',
        'Havalimanı, şehir ve otel arası ulaşım',
        'Palandöken’de 5 yıldızlı otelde 3 gece konaklama',
        '3 kahvaltı ve 3 akşam yemeği',
        'Yeni başlayanlara 2 gün, günde 2 saat grup dersi',
        'Erzurum şehir gezisi',
        'Kokartlı rehberlik hizmeti',
        'Zorunlu seyahat sigortası ve KDV',
      ],
      excluded: [
        'Skipass ve gece kayağı bileti',
        'Kayak, snowboard ve giysi kirası',
        'Öğle yemekleri ve tatlı molası',
        'Müze girişleri',
        'Uçakta kayak takımı taşıma ücreti',
        'İçecekler ve kişisel harcamalar',
      ],
      important_notes: [
        'Otel 2.200 metrenin üstündedir. Kalp ve tansiyon hastalarının doktoruna danışması gerekir; ilk gün bol su için.',
        'Gece sıcaklığı eksi yirmiyi görebilir: içlik, kalın eldiven, bere ve boyunluk şart.',
        'Kayak kazaları zorunlu seyahat sigortasına girmez; kayak sigortasını isterseniz biz yaparız.',
        'Rüzgâr gondolu durdurabilir; bu durumda kullanılmayan skipass gününün iadesi işletmenin kuralına bağlıdır.',
        'Müzekart Erzurum’daki müzelerde geçerlidir.',
        'Kar yüzünden uçuş iptal olursa sizi ilk uygun uçuşa biz aktarır, o geceki konaklamayı da biz ayarlarız.',
      ],
    },
    en: {
      name: 'Palandöken by Air: Four Days of Powder',
      tour_place: 'Istanbul – Erzurum – Palandöken',
      summary:
        'Thursday to Sunday by air to Erzurum: three nights in a ski-in hotel, two days of group lessons, night skiing and cağ kebab.',
      description: [
        'Palandöken has three things in its favour: snow comes early and stays dry, the runs are long, and the airport is twenty minutes away. You can have breakfast in Istanbul and be in ski boots in the afternoon.',
        'We leave on Thursdays, so you take lessons on Friday’s quiet slopes and are ready for the weekend crowd. Two hours of group lessons on each of two days are included. Good skiers need not wait for the group; the guide simply tells them when to meet.',
        'We do not skip Erzurum either: a city tour on the first day, a second outing for non-skiers and a stop for dessert on the way home. It would be a shame to sleep on the mountain and never see the city.',
      ].join('\n\n'),
      included: [
        'Return flights between Istanbul and Erzurum (15 kg of luggage)',
        'Transfers between airport, city and hotel',
        'Three nights in a five-star hotel at Palandöken',
        'Three breakfasts and three dinners',
        'Group lessons for beginners, two hours on each of two days',
        'A tour of Erzurum',
        'A licensed Turkish-speaking guide',
        'Compulsory travel insurance and VAT',
      ],
      excluded: [
        'Lift pass and night skiing ticket',
        'Hire of skis, snowboards and clothing',
        'Lunches and the dessert stop',
        'Museum entrance fees',
        'Airline charge for ski equipment',
        'Drinks and personal spending',
      ],
      important_notes: [
        'The hotel is above 2,200 metres. Ask your doctor if you have heart or blood pressure trouble, and drink plenty of water.',
        'Nights can reach minus twenty: thermal underwear, thick gloves, a hat and a neck warmer are essential.',
        'Skiing accidents are not covered by the compulsory insurance; we can arrange ski cover on request.',
        'Wind can stop the gondola; refunds for unused lift days follow the operator’s own rules.',
        'The Turkish museum card (Müzekart) is valid in Erzurum’s museums.',
        'If snow cancels the flight, we move you to the next available one and arrange that night’s accommodation.',
      ],
    },
  },
}
