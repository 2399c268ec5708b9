/** Customers of the demo agency. All invented; their addresses end in a domain that nobody can register. */
export const emailDomain = 'ornek.example'

export const firstNames = [
  'Ayşe',
  'Mehmet',
  'Zeynep',
  'Mustafa',
  'Elif',
  'Emre',
  'Fatma',
  'Burak',
  'Merve',
  'Hakan',
  'Selin',
  'Okan',
  'Gülşah',
  'Serkan',
  'Derya',
  'Tolga',
  'Esra',
  'Volkan',
  'Nilüfer',
  'Cem',
  'Pınar',
  'Uğur',
  'İpek',
  'Kaan',
  'Sevgi',
  'Barış',
  'Çiğdem',
  'Onur',
  'Melike',
  'Yavuz',
  'Şule',
  'Engin',
  'Hande',
  'İbrahim',
  'Özlem',
  'Tarık',
]

export const surnames = [
  'Yılmaz',
  'Demirtaş',
  'Karaca',
  'Özgür',
  'Aydınlı',
  'Çetinkaya',
  'Şahingöz',
  'Akbulut',
  'Güneri',
  'Kılıçarslan',
  'Doğanay',
  'Ersoy',
  'Tekinalp',
  'Uysal',
  'Bozkurt',
  'Işıklı',
  'Koçyiğit',
  'Özdemirci',
  'Sarıkaya',
  'Tunçel',
  'Yurdakul',
  'Altınok',
  'Bilgiç',
  'Candan',
  'Dinçer',
  'Erdemli',
  'Gökçe',
  'Hızal',
  'İnceoğlu',
  'Karadağ',
]

export const cities = [
  'İstanbul',
  'Ankara',
  'İzmir',
  'Bursa',
  'Antalya',
  'Eskişehir',
  'Konya',
  'Adana',
  'Gaziantep',
  'Kocaeli',
  'Samsun',
  'Trabzon',
  'Denizli',
  'Çanakkale',
  'Muğla',
  'Kayseri',
]

/** They write English. */
export const guestsFromAbroad = [
  { name: 'Harriet Colwyn', city: 'London' },
  { name: 'Mateo Lindqvist', city: 'Stockholm' },
  { name: 'Noor van Dijk', city: 'Utrecht' },
  { name: 'Ciara Donnelly', city: 'Dublin' },
]

/** Organisations that travel as a group and want an invoice of their own. */
export const organisations = [
  { title: 'Mavi Pusula Yazılım A.Ş. (örnek)', tax_office: 'Beşiktaş' },
  { title: 'Çınaraltı Eğitim Kooperatifi (örnek)', tax_office: 'Kadıköy' },
  { title: 'Ege Ustaları Makine Ltd. Şti. (örnek)', tax_office: 'Bornova' },
  { title: 'Yeşil Vadi Doğa Derneği (örnek)', tax_office: 'Nilüfer' },
  { title: 'Kuzey Rüzgârı Lojistik A.Ş. (örnek)', tax_office: 'Gebze' },
]

export const orderNotes = [
  'Odalarımız yan yana olabilir mi?',
  'Vejetaryen yemek istiyoruz, teşekkürler.',
  'Annem merdiven çıkmakta zorlanıyor, alt kattan oda rica ederiz.',
  'Balayı için geliyoruz.',
  'Otobüste ön sıralardan koltuk olursa seviniriz.',
  'Bebek yatağı gerekiyor.',
]

export const cancelReasons = [
  'İşten izin alamadım.',
  'Sağlık nedeniyle katılamayacağız.',
  'Tarihi değiştirmek istiyoruz, başka bir kalkışa yeniden yazılacağız.',
  'Çocuğun sınav tarihi değişti.',
]

/** Staff who handled the orders. Neither has a password, so nobody can sign in as them. */
export const staff = {
  sales: { name: 'Ece Saygın', email: 'ece.saygin@seyyah.example', role_group: 'satis' },
  accounts: { name: 'Murat Erginer', email: 'murat.erginer@seyyah.example', role_group: 'muhasebe' },
} as const
