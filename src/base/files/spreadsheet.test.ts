import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type Cell, type SheetColumn, spreadsheet } from './spreadsheet.server.ts'

const columns: SheetColumn[] = [
  { title: 'Müşteri', kind: 'text' },
  { title: 'Kişi', kind: 'number' },
  { title: 'Tutar', kind: 'money' },
  { title: 'Kalkış', kind: 'day' },
]

async function* rowsOf(rows: Cell[][]) {
  yield* rows
}

async function bytesOf(format: 'csv' | 'xlsx', rows: Cell[][]) {
  const { name, body } = spreadsheet(format, { name: 'Siparişler', columns, rows: rowsOf(rows) })
  return { name, bytes: new Uint8Array(await new Response(body as BodyInit).arrayBuffer()) }
}

test('CSV opens in Turkish Excel: byte order mark, semicolons, decimal commas, days with dots', async () => {
  const { name, bytes } = await bytesOf('csv', [
    ['Ayşe; "Gül"', 2, 28197.5, '2027-04-12'],
    ['İsmail', null, -12, null],
  ])
  expect(name).toBe('Siparişler.csv')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes).trimEnd().split('\r\n')).toEqual([
    'Müşteri;Kişi;Tutar;Kalkış',
    '"Ayşe; ""Gül""";2;28197,50;12.04.2027',
    'İsmail;;-12,00;',
  ])
})

test.each(['=1+1', '+1+cmd|A1', '-2', '@SUM(A1)', '\tx', '＝1+1', '＠SUM(A1)'])(
  'CSV text %j is not a formula',
  async (text) => {
    const { bytes } = await bytesOf('csv', [[text, 1, 1, null]])
    expect(new TextDecoder().decode(bytes)).toContain(`'${text}`)
  },
)

test('a telephone in CSV stays as it is', async () => {
  const { bytes } = await bytesOf('csv', [['+90 532 111 22 33', 1, 1, null]])
  expect(new TextDecoder().decode(bytes)).toContain('\n+90 532 111 22 33;')
})

test('XLSX has what a visitor typed, also the name of a control character', async () => {
  const { bytes } = await bytesOf('xlsx', [['a_x000D_b _x41_', 1, 1, null]])
  const { sheets } = await readXlsx(bytes)
  expect(sheets[0]!.rows[1]![0]).toBe('a_x000D_b _x41_')
})

test('XLSX has numbers and days, not texts, and a text that looks like a formula stays a text', async () => {
  const { bytes } = await bytesOf('xlsx', [['=1+1', 2, 28197.5, '2027-04-12']])
  const { sheets } = await readXlsx(bytes)
  const { name, rows } = sheets[0]!
  expect(name).toBe('Siparişler')
  expect(rows).toEqual([
    ['Müşteri', 'Kişi', 'Tutar', 'Kalkış'],
    ['=1+1', 2, 28197.5, new Date('2027-04-12T00:00:00Z')],
  ])
})

test('XLSX is well-formed XML whatever a visitor typed', async () => {
  const typed = 'Ayşe\uffff Gül\ufffe ]]> <b> &amp; \u001f😀'
  const { bytes } = await bytesOf('xlsx', [[typed, 1, 1, null]])
  const { sheets } = await readXlsx(bytes)
  expect(sheets[0]!.rows[1]![0]).toMatch(/^Ayşe Gül \]\]> <b> &amp; .*😀$/)
})
