import { expect, test } from 'vitest'
import { heading, link, paragraph, rows, written } from './frame.server.ts'

test('text and HTML have the same content, and all of it is escaped', async () => {
  const { subject, body_text, body_html } = await written('tr', ' Talep:\n<b>Efes</b> ', [
    paragraph('Sayın Ayşe & Ali,\n<i>merhaba</i>'),
    heading('Ödeme'),
    rows([
      { label: 'Otel', value: 'A & <B>' },
      { label: 'Kaç kişi?', value: '4' },
    ]),
    link('https://seyyah.example/?a=1&b="2"', 'Aç'),
  ])
  expect(subject).toBe('Talep: <b>Efes</b>')
  expect(body_text).toBe(
    'Sayın Ayşe & Ali,\n<i>merhaba</i>\n\nÖdeme\n\nOtel: A & <B>\nKaç kişi? 4\n\nAç\nhttps://seyyah.example/?a=1&b="2"',
  )
  expect(body_html).toMatch(/^<!doctype html>\n<html lang="tr">.*<title> Talep:\n&lt;b&gt;Efes&lt;\/b&gt; <\/title>/s)
  expect(body_html).toContain('Ayşe &amp; Ali,\n&lt;i&gt;merhaba')
  expect(body_html).toContain('<td>A &amp; &lt;B&gt;</td>')
  expect(body_html).toContain('href="https://seyyah.example/?a=1&amp;b=&quot;2&quot;"')
  expect(body_html).not.toMatch(/<(?:b|i|B)>/)
})
