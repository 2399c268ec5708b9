/** The tour that the clerk makes: three days, as an agency has it in a document. */

export type Lang = 'tr' | 'en'
type InBoth<T> = Record<Lang, T>

export const names: InBoth<string> = { tr: 'Bahar Vadileri Turu', en: 'Spring Valleys Tour' }
export const routes: InBoth<string> = { tr: 'İstanbul – Göreme – Avanos', en: 'Istanbul – Göreme – Avanos' }
export const code = 'KPD-07'
export const category = 'Kayak Turları'
export const summaries: InBoth<string> = {
  tr: 'Üç günde vadiler, yeraltı şehirleri ve Avanos çömlekçileri.',
  en: 'Three days of valleys, underground cities and the potters of Avanos.',
}
export const descriptions: InBoth<string> = {
  tr: 'Göreme’de taş bir otelde kalıyoruz. Sabahlar erken başlıyor, akşamlar serbest.',
  en: 'We stay in a stone house in Göreme. Mornings start early, evenings are free.',
}

export const programmes: InBoth<{ title: string; description: string }[]> = {
  tr: [
    { title: 'Varış ve Göreme', description: 'Havaalanında karşılama, açık hava müzesi, otele yerleşme.' },
    { title: 'Vadiler ve Avanos', description: 'Güvercinlik Vadisi’nde yürüyüş, öğleden sonra çömlek atölyesi.' },
    { title: 'Yeraltı şehri ve dönüş', description: 'Derinkuyu yeraltı şehri, Ihlara’da öğle yemeği, dönüş uçuşu.' },
  ],
  en: [
    { title: 'Arrival and Göreme', description: 'Welcome at the airport, the open air museum, the hotel.' },
    { title: 'Valleys and Avanos', description: 'A walk in Pigeon Valley, a pottery class in the afternoon.' },
    { title: 'Underground city and return', description: 'Derinkuyu underground city, lunch in Ihlara, flight home.' },
  ],
}

/** The programme as it stands in the document. */
export const programmeText = (lang: Lang): string =>
  programmes[lang]
    .map(
      ({ title, description }, at) => `${lang === 'tr' ? `${at + 1}. Gün` : `Day ${at + 1}`}: ${title}\n${description}`,
    )
    .join('\n\n')

/** By the office's name of the list, which is a heading of the document too. */
export const lists: Record<string, InBoth<string[]>> = {
  'Fiyata dahil': {
    tr: ['Gidiş dönüş uçak bileti', 'İki gece otel, kahvaltı', 'Rehber ve transferler'],
    en: ['Return flights', 'Two nights with breakfast', 'Guide and transfers'],
  },
  'Fiyata dahil değil': {
    tr: ['Müze girişleri', 'Öğle ve akşam yemekleri'],
    en: ['Museum tickets', 'Lunches and dinners'],
  },
  'Önemli notlar': {
    tr: ['Rahat yürüyüş ayakkabısı getirin', 'Sabahları serin olur'],
    en: ['Bring comfortable shoes', 'Mornings are cool'],
  },
}

const titles: InBoth<Record<string, string>> = {
  tr: { route: 'Rota', summary: 'Özet', description: 'Tur hakkında', programme: 'Program' },
  en: {
    ...{ route: 'Route', summary: 'Summary', description: 'About the tour', programme: 'Itinerary' },
    ...{ 'Fiyata dahil': 'Included', 'Fiyata dahil değil': 'Not included', 'Önemli notlar': 'Important notes' },
  },
}

/** The whole document. */
export function documentText(lang: Lang): string {
  const title = titles[lang]
  return [
    names[lang],
    `${title.route}: ${routes[lang]}`,
    `${title.summary}\n${summaries[lang]}`,
    `${title.description}\n${descriptions[lang]}`,
    `${title.programme}\n${programmeText(lang)}`,
    ...Object.entries(lists).map(([label, lines]) => `${title[label] ?? label}\n${lines[lang].join('\n')}`),
  ].join('\n\n')
}

/** Ten Mondays. */
export const departures = { from: '03.05.2027', to: '05.07.2027', weekday: 'Pazartesi', count: 10 } as const
export const prices = { shared: '12500', single: '17500', child: '6000', quota: '32' } as const
