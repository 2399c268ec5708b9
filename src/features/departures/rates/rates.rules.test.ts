import { expect, test } from 'vitest'
import { isOldRate, readBulletin } from './rates.rules.ts'

/** As the Central Bank writes it, shortened. */
const bulletin = `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="20.11.2026" Date="11/20/2026"  Bulten_No="2026/220" >
  <Currency CrossOrder="0" Kod="USD" CurrencyCode="USD">
    <Unit>1</Unit><Isim>ABD DOLARI</Isim><CurrencyName>US DOLLAR</CurrencyName>
    <ForexBuying>44.5123</ForexBuying><ForexSelling>44.5925</ForexSelling><BanknoteSelling>44.6594</BanknoteSelling>
  </Currency>
  <Currency CrossOrder="9" Kod="EUR" CurrencyCode="EUR">
    <Unit>1</Unit><Isim>EURO</Isim><ForexBuying>51.9</ForexBuying>
    <ForexSelling>52.0411</ForexSelling>
  </Currency>
  <Currency CrossOrder="10" Kod="JPY" CurrencyCode="JPY"><Unit>100</Unit><ForexSelling>29.1</ForexSelling></Currency>
  <Currency CrossOrder="11" Kod="GBP" CurrencyCode="GBP"><Unit>1</Unit><ForexBuying></ForexBuying><ForexSelling></ForexSelling></Currency>
</Tarih_Date>`

test('the selling rates of a bulletin are read with its day; a currency without one is left out', () => {
  expect(readBulletin(bulletin)).toEqual({
    day: '2026-11-20',
    rates: [
      { currency: 'EUR', try_rate: 52.0411 },
      { currency: 'USD', try_rate: 44.5925 },
    ],
  })
})

test('a rate of more than one unit is divided', () => {
  const hundred = bulletin
    .replace('<Unit>1</Unit><Isim>EURO', '<Unit>100</Unit><Isim>EURO')
    .replace('52.0411', '5204.11')
  expect(readBulletin(hundred)!.rates[0]).toEqual({ currency: 'EUR', try_rate: 52.0411 })
})

test.each([
  ['another page', '<html><body>Bakım çalışması</body></html>'],
  ['nothing', ''],
  ['a day that does not exist', bulletin.replace('20.11.2026', '31.11.2026')],
  ['no rates', bulletin.replaceAll('ForexSelling', 'Other')],
  ['rates that are no numbers', bulletin.replaceAll(/<ForexSelling>[\d.]+/g, '<ForexSelling>..')],
  ['rates of zero', bulletin.replaceAll(/<ForexSelling>[\d.]+/g, '<ForexSelling>0.0000')],
])('%s is no bulletin', (_, document) => {
  expect(readBulletin(document)).toBeNull()
})

test('a rate is old after the longest holiday', () => {
  expect([isOldRate('2026-11-13', '2026-11-23'), isOldRate('2026-11-12', '2026-11-23')]).toEqual([false, true])
})
