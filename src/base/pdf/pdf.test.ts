import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../db/embedded/test-programs.ts'
import type { Paper } from './paper.ts'
import { openedPdf, type Piece, pagesOf, pdfText, piecesOf, rolesOf } from './pdf.fixture.ts'
import { hasCompiler, openPdf, PdfInterrupted } from './pdf.server.ts'
import { unprintable } from './printable.server.ts'
import { richText } from './rich-text.ts'

const pdf = openPdf(join(import.meta.dirname, 'pdf-worker.server.ts'))
afterAll(pdf.close)

const paper: Paper = {
  lang: 'tr',
  title: 'Rezervasyon onayı',
  subtitle: 'Rezervasyon SYH-27-7F3K9Q',
  marks: [{ label: 'Belge no', value: 'SYH-27-7F3K9Q/1' }],
  agency: { name: 'Deneme Tur', color: '#1b6b76', lines: ['Deneme Turizm · Galata, İstanbul'] },
  size: 10,
  isWide: false,
  page_words: 'Sayfa {page} / {pages}',
  blocks: [],
}
const make = (more: Partial<Paper>) =>
  pdf.make({ paper: { ...paper, ...more }, made_at: new Date('2027-03-01T09:00:00Z'), logo: null })

const rows = Array.from({ length: 60 }, (_, n) => [String(n + 1), 'Şükrü Çığlıoğlu', '1.250 ₺'])
const table = {
  kind: 'table',
  columns: [
    { title: 'No', align: 'right', width: 'auto' },
    { title: 'Yolcu', align: 'left', width: 'rest' },
    { title: 'Bakiye', align: 'right', width: 'auto' },
  ],
  rows,
  foot: [['', 'Toplam', '75.000 ₺']],
} as const

test('a paper is tagged: its structure has the title, headings and table heads, on every page', async () => {
  const bytes = await make({ blocks: [{ kind: 'heading', text: 'Yolcular' }, table] })
  const document = await openedPdf(bytes)
  expect(document.numPages).toBe(2)
  const { info, metadata } = await document.getMetadata()
  expect(info).toMatchObject({ Title: 'Rezervasyon onayı · Rezervasyon SYH-27-7F3K9Q', Language: 'tr' })
  expect(metadata?.getRaw()).toContain('pdfuaid:part')
  expect(await rolesOf(bytes)).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']))
  expect(await rolesOf(bytes, 2)).toContain('TD')
  const text = await pdfText(bytes)
  for (const part of ['Şükrü Çığlıoğlu', '75.000 ₺', 'Sayfa 2 / 2']) expect(text).toContain(part)
})

test('the same paper gives the same bytes, also in another process', async () => {
  const blocks = [{ kind: 'text', tone: 'normal', text: 'Merhaba' }] as const
  const first = await make({ blocks })
  await make({ blocks: [table] })
  await pdf.close()
  expect(Buffer.compare(first, await make({ blocks }))).toBe(0)
})

test('texts are printed as they are written: nothing in them is markup, code or a file', async () => {
  const text = '#read("/etc/passwd") *kalın* $x^2$ = Başlık <script> #include "x" \\ _a_'
  const bytes = await make({ blocks: [{ kind: 'text', tone: 'normal', text }] })
  expect((await pdfText(bytes)).replace(/\s+/g, ' ')).toContain(text)
})

test('letters that no font has become question marks, and the rest is printed', async () => {
  const text = 'Sayın ਗੁਰ 李明 😀, hoş geldiniz'
  const bytes = await make({ blocks: [{ kind: 'text', tone: 'normal', text }] })
  expect(await pdfText(bytes)).toContain('Sayın ??? 李明 ?, hoş geldiniz')
  expect(unprintable(text)).toBe('ਗੁਰ😀')
})

test.each([
  'محمد بن عبدالله',
  'פלוני כהן',
  'გიორგი ბერიძე',
  'Արամ Պետրոսյան',
  'สมชาย ใจดี',
  'प्रिया शर्मा',
  'Αλέξης Παπαδόπουλος',
  'Владимир Ёлкин',
  '李小龍',
  '穐山 さくら',
  '김민준',
  'Nguyễn Thị Hồng',
  'Əliyev Şükrü',
])('a name is whole on paper, and its owner is not warned of: %s', async (name) => {
  const rows = [{ label: 'Yolcu', value: name }]
  const text = await pdfText(
    await make({
      blocks: [
        { kind: 'facts', rows },
        { kind: 'heading', text: name },
      ],
    }),
  )
  expect(text).not.toContain('?')
  // The reader orders words from the right, and signs above a letter, in a way of its own.
  for (const letter of name) expect(text.split(letter).length).toBeGreaterThanOrEqual(3)
  expect(unprintable(name)).toBe('')
})

test('every letter of which nobody is warned is printed', async () => {
  const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code))
  const some = letters.filter((letter, code) => code % 127 === 0 && /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter))
  const text = some.filter((letter) => letter !== '?' && unprintable(letter) === '').join(' ')
  expect(await pdfText(await make({ blocks: [{ kind: 'text', tone: 'normal', text }] }))).not.toContain('?')
})

test('a paper in Arabic is written from the right, and its numbers from the left', async () => {
  const telephone = '+90 532 123 45 67'
  const bytes = await make({ lang: 'ar', blocks: [{ kind: 'text', tone: 'normal', text: `هاتف ${telephone} قبل` }] })
  const pieces = await piecesOf(bytes)
  const of = (text: string) => pieces.find((piece) => piece.text.includes(text))!
  expect(of('هاتف').x).toBeGreaterThan(of('+90').right)
  expect(of('قبل').right).toBeLessThan(of('+90').x)
  expect(await pdfText(bytes)).toContain(telephone)
})

test('formatted texts keep headings, lists and tables', async () => {
  const html =
    '<h2>1. Konu</h2><p>Bu <strong>sözleşme</strong> &amp; <a href="https://a.example">ek&#39;leri</a>.</p><ul><li>bir</li><li>iki</li></ul><table><thead><tr><th>Tur</th><th>Tutar</th></tr></thead><tbody><tr><th colspan="2">Kapadokya</th></tr><tr><td>Yetişkin</td><td>10 TL</td></tr></tbody></table><p>x<br>y</p><img src="/images/a-320.webp">'
  const bytes = await make({ size: 12, blocks: [{ kind: 'rich', nodes: richText(html) }] })
  expect(await rolesOf(bytes)).toEqual(expect.arrayContaining(['H2', 'L', 'LI', 'Table', 'TH', 'TD']))
  const text = await pdfText(bytes)
  for (const part of ['1. Konu', 'sözleşme & ek', 'Kapadokya', '10 TL']) expect(text).toContain(part)
})

test('lists count on paper as they do on a page', async () => {
  const html =
    '<ol><li>Taraflar</li></ol><p>Ara</p><ol start="2"><li>Konu<p>2.1. Alt</p><p>2.2. Alt</p></li>' +
    '<li>Bedel<ol start="3" type="a" data-numbers="lower-alpha"><li>Kapora<ul><li>nakit</li></ul></li></ol></li></ol>' +
    '<ol start="26" type="A" data-numbers="upper-alpha"><li>Ek</li></ol>' +
    '<ol start="4" type="i" data-numbers="lower-roman"><li>Not</li></ol>' +
    '<ol start="9" type="I" data-numbers="upper-roman"><li>Son</li></ol>'
  const text = await pdfText(await make({ size: 12, blocks: [{ kind: 'rich', nodes: richText(html) }] }))
  const words = text.replace(/\s+/g, ' ')
  expect(words).toContain('1. Taraflar Ara 2. Konu 2.1. Alt 2.2. Alt 3. Bedel c. Kapora • nakit Z. Ek iv. Not IX. Son')
})

const sharedContract: { deductions: Record<string, string[]> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../db/demo/contracts/shared.json'), 'utf8'),
)
const long = 'Kesinti yapılmaz, yalnızca belgelenen ve geri alınamayan tutarlar düşülür. '.repeat(3)
const tableOf = (rows: readonly (readonly string[])[], head = 'th') =>
  `<table>${rows.map((cells, y) => `<tr>${cells.map((cell) => (y === 0 ? `<${head}>${cell}</${head}>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`
const repeated = (n: number, cell: string) => Array.from({ length: n }, () => cell)

test.each([
  ['the cancellation table of the shipped contracts', sharedContract.deductions.tr!.join(''), 9],
  ['the same in English', sharedContract.deductions.en!.join(''), 10],
  [
    'labels with a long text',
    tableOf(
      [
        ['Ad', 'Ayşe'],
        ['Adres', long],
        [long, 'x'],
      ],
      'td',
    ),
    18,
  ],
  [
    'text between short cells',
    tableOf([
      ['Tur', 'Açıklama', 'Tutar'],
      ['Kapadokya', long, '12.500 TL'],
    ]),
    6,
  ],
  ['ten columns', tableOf([repeated(10, 'Sorumlu'), repeated(10, 'en çok on gün')]), 7],
  ['more words than a line takes', tableOf([repeated(14, 'Başlığımız'), repeated(14, 'sorumluluklarımızdan')]), 12],
  [
    'joined cells',
    `<table><tr><td rowspan="2">${long}</td><td>bir</td></tr><tr><td>iki</td></tr><tr><td colspan="2">${long}</td></tr></table>`,
    12,
  ],
])('a table of a contract is read: no cell lies on another or beside the paper: %s', async (_, html, lines) => {
  const bytes = await make({
    size: 12,
    blocks: [{ kind: 'rich', nodes: richText(`<h2>Tablo</h2>${html}<h2>Son</h2>`) }],
  })
  const pieces = await piecesOf(bytes)
  const [from, to] = ['Tablo', 'Son'].map((text) => pieces.find((piece) => piece.text === text)!.y)
  const cells = pieces.filter(({ y }) => y < from! && y > to!)
  const isOver = (a: Piece, b: Piece) =>
    a !== b && Math.abs(a.y - b.y) < 3 && a.x < b.right - 0.5 && b.x < a.right - 0.5
  expect(cells.filter((a) => cells.some((b) => isOver(a, b)))).toEqual([])
  expect(cells.filter(({ x, right }) => x < 59 || right > 536.5)).toEqual([])
  expect(new Set(cells.map(({ y }) => Math.round(y))).size).toBeLessThanOrEqual(lines)
})

test('no line of a table ends between an amount and its unit', async () => {
  const html =
    '<table><tr><th>Tur</th><th>Adet</th><th>Birim fiyat</th><th>Tutar</th></tr>' +
    `<tr><td>${'2 veya 3 kişilik odada kişi başı '.repeat(4)}</td><td>4</td><td>14.200 TL</td><td>56.800 TL</td></tr>` +
    '<tr><td colspan="3"><strong>Toplam (KDV dahil)</strong></td><td><strong>1.156.800 TL</strong></td></tr></table>'
  const pieces = await piecesOf(await make({ size: 10, blocks: [{ kind: 'rich', nodes: richText(html) }] }))
  const units = pieces.filter(({ text }) => text === 'TL')
  const isBefore = (a: Piece, b: Piece) => /\d$/.test(a.text) && Math.abs(a.y - b.y) < 1 && Math.abs(b.x - a.right) < 6
  expect(units.length).toBe(3)
  expect(units.filter((unit) => !pieces.some((each) => isBefore(each, unit)))).toEqual([])
})

test('the head of a table is repeated on the next page, also one that is only bold', async () => {
  const rows = Array.from({ length: 70 }, (_, n) => [`${n + 1}. gün`, '%35'])
  for (const [head, cell] of [
    ['Gün', 'Oran'],
    ['<p><strong>Gün</strong></p>', '<b>Oran</b>'],
  ].entries()) {
    const html = tableOf([cell, ...rows], head === 0 ? 'th' : 'td')
    const pages = await pagesOf(await make({ blocks: [{ kind: 'rich', nodes: richText(html) }] }))
    expect(pages.length).toBeGreaterThan(1)
    for (const { text } of pages) expect(text).toContain('Gün Oran')
  }
})

test('a process that dies is started again, and makes the paper', async () => {
  const children = () =>
    execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes('pdf-worker'))
      .map((line) => Number.parseInt(line, 10))
  await make({})
  const dying = make({ blocks: [table] })
  for (const pid of children()) process.kill(pid, 'SIGKILL')
  expect((await dying).length).toBeGreaterThan(1000)
})

/** A process that kills itself at its first pieces of work and then answers. @param deaths of them */
function dyingPdf(deaths: number) {
  const folder = temporaryFolder()
  const [program, log] = [join(folder, 'dying.mjs'), join(folder, 'log')]
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs'
     process.on('message', () => {
       appendFileSync('${log}', 'x')
       if (readFileSync('${log}').length <= ${deaths}) process.kill(process.pid, 'SIGKILL')
       else process.send({ bytes: new Uint8Array([37]) })
     })`,
  )
  const { make, close } = openPdf(program)
  return { make: () => make({ paper, made_at: new Date(0), logo: null }), close, asked: () => readFileSync(log).length }
}

test('a paper at which the process dies is asked for once more, and no oftener', async () => {
  const once = dyingPdf(1)
  expect(await once.make()).toEqual(new Uint8Array([37]))
  expect(once.asked()).toBe(2)
  const ever = dyingPdf(2)
  const refused = await ever.make().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(PdfInterrupted)
  expect(String(refused)).toContain('the pdf process ended: SIGKILL')
  expect(ever.asked()).toBe(2)
  // The next paper has a process of its own.
  expect(await ever.make()).toEqual(new Uint8Array([37]))
  await Promise.all([once.close(), ever.close()])
})

test('a system with a compiler says that it makes papers', () => {
  expect(hasCompiler()).toBe(true)
})
