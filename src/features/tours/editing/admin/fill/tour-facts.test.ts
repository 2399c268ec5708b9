import { expect, test } from 'vitest'
import { factsOf } from './tour-facts.ts'
import { tourFromText } from './tour-text.ts'

const said = (...texts: string[]) => {
  const { transporter_types, board } = factsOf(texts.map(tourFromText))
  return [transporter_types?.value ?? null, board?.value ?? null]
}

const included = (...lines: string[]) => `Bahar Turu\nFiyata dahil\n${lines.join('\n')}`

test.each<{ text: string; transport: string[] | null; board?: string | null }>([
  // Travel.
  { text: 'Uçaklı Balkan Turu', transport: ['ucak'] },
  { text: included('THY tarifeli seferi ile İstanbul – Tiflis – İstanbul'), transport: ['ucak'] },
  {
    text: included('Gidiş-dönüş uçak biletleri ve havalimanı vergileri', 'Klimalı lüks otobüslerle geziler'),
    transport: ['ucak', 'otobus'],
  },
  { text: 'Ege\nPegasus Hava Yolları ile uçuyoruz.', transport: ['ucak'] },
  { text: 'KARADENİZ TURU\nULAŞIM: OTOBÜS', transport: ['otobus'] },
  { text: 'Doğu Ekspresi ile Kars\nYataklı vagonda bir gece.', transport: ['tren'] },
  { text: included('YHT ile Ankara – Konya'), transport: ['tren'] },
  { text: 'Mavi Yolculuk: Fethiye – Göcek', transport: ['gemi'] },
  { text: included('MSC ile 7 gece cruise'), transport: ['gemi'] },
  { text: 'Özel araçla Kapadokya', transport: ['ozel-arac'] },
  { text: 'Aegean by Air\nReturn flights from Istanbul.', transport: ['ucak'] },
  { text: 'Balkans\nIncluded\nAir-conditioned coach\nNot included\nFlights', transport: ['otobus'] },
  // Not how people travel.
  { text: 'Kapadokya\nSıcak hava balonu uçuşu izliyoruz.', transport: null },
  { text: 'Çanakkale\nNusret mayın gemisi ve gemi müzesi.', transport: null },
  { text: 'İzmir\nOtobüs terminalinin karşısında tren istasyonu var.', transport: null },
  { text: 'Fethiye\nGemiler Adası’nda yüzüyoruz.', transport: null },
  // Denied, or left to the customer.
  { text: 'Kapadokya\nUçak bileti dahil değildir.', transport: null },
  { text: 'Kapadokya\nUçak bileti, öğle yemekleri ve müze girişleri fiyata dahil değildir.', transport: null },
  { text: 'Kapadokya\nOtobüsle ulaşım dahil, uçak bileti hariçtir.', transport: ['otobus'] },
  { text: 'Kapadokya\nUçakla değil otobüsle gidiyoruz.', transport: ['otobus'] },
  { text: 'Kapadokya\nFiyata Dahil Olmayan Hizmetler: uçak bileti, transferler', transport: null },
  { text: included('Otobüsle ulaşım', 'Dileyen misafirlerimize ek ücretle uçak bileti alınır'), transport: ['otobus'] },
  { text: 'Spring\nCoach travel, excluding flights and visa.', transport: ['otobus'] },
  // Said in two ways.
  { text: 'Kapadokya\nUçakla veya otobüsle katılabilirsiniz.', transport: null },
  { text: 'Uçakla Kapadokya\nFiyata dahil değil\nUçak bileti', transport: null },
  {
    text: 'Gezi\nProgram\n1. Gün: Yola çıkış\nOtobüsle Çanakkale’ye.\n2. Gün: Bozcaada\nFeribotla adaya.',
    transport: null,
  },
  {
    text: 'Gezi\nProgram\n1. Gün: Yola çıkış\nOtobüsümüzle Bolu’ya.\n2. Gün: Dönüş\nOtobüste film.',
    transport: ['otobus'],
  },
  { text: `${included('Otobüsle ulaşım')}\nProgram\n1. Gün: Bozcaada\nFeribotla adaya.`, transport: ['otobus'] },

  // Meals.
  { text: included('2 gece yarım pansiyon konaklama'), transport: null, board: 'yarim-pansiyon' },
  { text: included('4* otelde Oda & Kahvaltı', 'Oda kahvaltı konaklama'), transport: null, board: 'oda-kahvalti' },
  { text: 'Antalya\nUltra her şey dahil otelde 4 gece.', transport: null, board: 'her-sey-dahil' },
  { text: 'Antalya\nKonaklama: Tam pansiyon', transport: null, board: 'tam-pansiyon' },
  { text: included('Kahvaltı dahil 3 gece konaklama'), transport: null, board: 'oda-kahvalti' },
  {
    text: included('3 gece otel konaklaması', 'Sabah kahvaltıları ve akşam yemekleri'),
    transport: null,
    board: 'yarim-pansiyon',
  },
  {
    text: included('3 gece konaklama', '3 sabah kahvaltısı, 3 akşam yemeği'),
    transport: null,
    board: 'yarim-pansiyon',
  },
  {
    text: included('3 gece konaklama', 'Otelde alınan sabah, öğle ve akşam yemekleri'),
    transport: null,
    board: 'tam-pansiyon',
  },
  {
    text: included('2 gece konaklama', 'Kahvaltı, öğle yemeği ve akşam yemeği'),
    transport: null,
    board: 'tam-pansiyon',
  },
  {
    text: 'Konya\n2 gece konaklama, sabah kahvaltıları ve akşam yemekleri dahildir.',
    transport: null,
    board: 'yarim-pansiyon',
  },
  { text: 'Coast\nIncluded\n7 nights half board', transport: null, board: 'yarim-pansiyon' },
  { text: 'Günübirlik Bursa\nOtobüsle gidiyoruz.', transport: ['otobus'], board: 'yok' },
  // Denied.
  {
    text: included('3 gece konaklama', 'Sabah kahvaltıları', 'Öğle yemekleri hariç'),
    transport: null,
    board: 'oda-kahvalti',
  },
  {
    text: `${included('3 gece yarım pansiyon konaklama')}\nFiyata dahil değil\nÖğle yemekleri`,
    transport: null,
    board: 'yarim-pansiyon',
  },
  { text: 'Konya\nOtelde akşam yemekleri dahil değildir.', transport: null },
  { text: 'Side\nOtelimiz her şey dahil değildir.', transport: null },
  { text: 'Side\nOtelde konaklama; dileyenler fark ödeyerek tam pansiyon alabilir.', transport: null },
  // Said in two ways, or not said.
  { text: 'Side\nYarım pansiyon veya tam pansiyon konaklama.', transport: null },
  { text: 'Ege\nİlk gece oda kahvaltı, ikinci gece otelde yarım pansiyon.', transport: null },
  { text: 'Tiflis\nFiyata her şey dahil!', transport: null },
  { text: included('3 gece konaklama', '3 kahvaltı ve 1 akşam yemeği'), transport: null },
  { text: included('3 gece konaklama', 'Sabah kahvaltıları', 'Gala akşam yemeği'), transport: null },
  { text: `${included('2 gece tam pansiyon')}\nFiyata dahil değil\nÖğle yemekleri`, transport: null },
  { text: 'Assos\n2 gece otel.\nKahvaltının ardından yola çıkıyoruz, akşam yemeği limanda.', transport: null },
  { text: included('Serpme köy kahvaltısı'), transport: null },
  { text: included('Nil gemisinde 3 gece tam pansiyon', '7 kahvaltı, 3 öğle ve 7 akşam yemeği'), transport: ['gemi'] },
  {
    text: 'Nile\nIncluded\nThree nights’ full board\nSeven breakfasts, three lunches and seven dinners',
    transport: null,
  },
  { text: 'Yol\nKilometrelerce yürüyoruz.', transport: null },
])('$text', ({ text, transport, board = null }) => {
  expect(said(text)).toEqual([transport, board])
})

test('texts of two languages have to agree', () => {
  expect(said('Otobüsle Ege', 'Aegean by coach')).toEqual([['otobus'], null])
  expect(said('Otobüsle Ege', 'Aegean')).toEqual([['otobus'], null])
  expect(said('Otobüsle Ege', 'Aegean by air')).toEqual([null, null])
  expect(said('Uçakla veya otobüsle Ege', 'Aegean by air')).toEqual([null, null])
})

test('a fact has the words that say it', () => {
  const text = 'Bahar\nÜç gün.\nFiyata dahil\nKlimalı otobüsle ulaşım\n2 gece yarım pansiyon konaklama'
  expect(factsOf([tourFromText(text)])).toEqual({
    transporter_types: { value: ['otobus'], words: 'Klimalı otobüsle ulaşım' },
    board: { value: 'yarim-pansiyon', words: '2 gece yarım pansiyon konaklama' },
  })
})
