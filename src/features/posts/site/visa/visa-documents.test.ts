import { expect, test } from 'vitest'
import { documentGroups } from './visa-documents.ts'

test('papers of the same people stand together, in the order in which the people come', () => {
  const papers = [
    'Herkes: pasaport',
    'Herkes: iki fotoğraf',
    'Çalışan: izin yazısı',
    'Herkes: sigorta',
    '18 yaşından küçük: muvafakatname',
  ]
  expect(documentGroups(papers, 'tr')).toEqual([
    { who: 'Herkes', papers: ['Pasaport', 'İki fotoğraf', 'Sigorta'] },
    { who: 'Çalışan', papers: ['İzin yazısı'] },
    { who: '18 yaşından küçük', papers: ['Muvafakatname'] },
  ])
})

test('a paper for nobody in particular stays whole, and so does a sentence with a colon in it', () => {
  const sentence = 'Başvuru merkezine götürülecek belgelerin aslı ve fotokopisi şunlardır: hepsi'
  expect(documentGroups(['Geçerli pasaport', sentence, 'Saat 10:30'], 'tr')).toEqual([
    { who: null, papers: ['Geçerli pasaport', sentence, 'Saat 10:30'] },
  ])
})

test('capitals are those of the language', () => {
  expect(documentGroups(['Everyone: insurance'], 'en')[0]?.papers).toEqual(['Insurance'])
})

test('without papers there are no groups', () => {
  expect(documentGroups([], 'tr')).toEqual([])
})
