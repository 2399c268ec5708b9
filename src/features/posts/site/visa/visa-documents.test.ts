import { expect, test } from 'vitest'
import { documentGroups } from './visa-documents.ts'

test('documents are grouped by applicant, in the order of their first document', () => {
  const documents = [
    'Herkes: pasaport',
    'Herkes: iki fotoğraf',
    'Çalışan: izin yazısı',
    'Herkes: sigorta',
    '18 yaşından küçük: muvafakatname',
  ]
  expect(documentGroups(documents, 'tr')).toEqual([
    { applicant: 'Herkes', documents: ['Pasaport', 'İki fotoğraf', 'Sigorta'] },
    { applicant: 'Çalışan', documents: ['İzin yazısı'] },
    { applicant: '18 yaşından küçük', documents: ['Muvafakatname'] },
  ])
})

test('a document without an applicant stays unchanged, and so does a sentence with a colon', () => {
  const sentence = 'Başvuru merkezine götürülecek belgelerin aslı ve fotokopisi şunlardır: hepsi'
  expect(documentGroups(['Geçerli pasaport', sentence, 'Saat 10:30'], 'tr')).toEqual([
    { applicant: null, documents: ['Geçerli pasaport', sentence, 'Saat 10:30'] },
  ])
})

test('capitalisation follows the language', () => {
  expect(documentGroups(['Everyone: insurance'], 'en')[0]?.documents).toEqual(['Insurance'])
})

test('no documents, no groups', () => {
  expect(documentGroups([], 'tr')).toEqual([])
})
