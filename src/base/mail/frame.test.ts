import { expect, test } from 'vitest'
import { heading, highlight, link, type MailSender, paragraph, rows, written } from './frame.server.ts'

const sender: MailSender = {
  name: 'Efes & Tur',
  color: '#0f4c5c',
  logo: null,
  home: 'https://seyyah.example',
  lines: ['Efes Turizm Ltd. Şti.', '+90 212 000 00 00'],
}

test('text and HTML have the same content, and all of it is escaped', async () => {
  const head = { subject: ' Talep:\n<b>Efes</b> ', preheader: 'Yeriniz <b>ayrıldı</b>', sender }
  const { subject, body_text, body_html } = await written('tr', head, [
    paragraph('Sayın Ayşe & Ali,\n<i>merhaba</i>'),
    highlight('Şimdi 0 TL · 24 saat içinde 10 TL'),
    heading('Ödeme'),
    rows([
      { label: 'Otel', value: 'A & <B>' },
      { label: 'Kaç kişi?', value: '4' },
    ]),
    link('https://seyyah.example/?a=1&b="2"', 'Aç'),
  ])
  expect(subject).toBe('Talep: <b>Efes</b>')
  expect(body_text).toBe(
    [
      'Sayın Ayşe & Ali,\n<i>merhaba</i>',
      'Şimdi 0 TL · 24 saat içinde 10 TL',
      'Ödeme',
      'Otel: A & <B>\nKaç kişi? 4',
      'Aç\nhttps://seyyah.example/?a=1&b="2"',
      '--\nEfes Turizm Ltd. Şti.\n+90 212 000 00 00',
    ].join('\n\n'),
  )
  expect(body_html).toMatch(/^<!doctype html>\n<html lang="tr">.*<title> Talep:\n&lt;b&gt;Efes&lt;\/b&gt; <\/title>/s)
  for (const part of [
    'Ayşe &amp; Ali,\n&lt;i&gt;merhaba',
    'A &amp; &lt;B&gt;</td>',
    'Efes &amp; Tur',
    '24 saat içinde',
  ])
    expect(body_html).toContain(part)
  expect(body_html).toContain('href="https://seyyah.example/?a=1&amp;b=&quot;2&quot;"')
  expect(body_html).not.toMatch(/<(?:b|i|B)>/)
})

test('the first words of the body are the preheader, and the button has the agency’s colour', async () => {
  const head = { subject: 'Talep', preheader: 'Yeriniz ayrıldı', sender }
  const { body_html, body_text } = await written('tr', head, [link('https://seyyah.example/', 'Aç')])
  const words = body_html.replace(/^.*<body[^>]*>/s, '').replace(/<[^>]*>/g, '')
  expect(words.trim()).toMatch(/^Yeriniz ayrıldı/)
  expect(body_html).toContain('bgcolor="#0f4c5c"')
  expect(body_text).not.toContain('Yeriniz ayrıldı')
})

test('a logo has the agency’s name for readers that hide pictures', async () => {
  const logo = { src: 'https://seyyah.example/images/l-320.jpg', width: 160, height: 40 }
  const head = { subject: 'Talep', preheader: '', sender: { ...sender, logo } }
  const { body_html } = await written('tr', head, [])
  expect(body_html).toContain(
    'src="https://seyyah.example/images/l-320.jpg" width="160" height="40" alt="Efes &amp; Tur"',
  )
})

test('a mail from the right has the declarations of one from the left, but for the sides', async () => {
  const parts = [
    highlight('A · B'),
    heading('Ödeme'),
    rows([{ label: 'Otel', value: 'A' }]),
    link('https://a.example/', 'Aç'),
  ]
  const declarations = async (lang: string) => {
    const { body_html } = await written(lang, { subject: 'Talep', preheader: '', sender }, parts)
    return [...body_html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style]) => style!.split(';'))
  }
  const turned = (declaration: string) => {
    const [name, value = ''] = declaration.split(':')
    const [top, right, bottom, left] = value.split(' ')
    if (declaration === 'text-align:left') return 'text-align:right'
    return name === 'padding' && left ? `padding:${top} ${left} ${bottom} ${right}` : declaration
  }
  const fromTheLeft = await declarations('tr')
  expect(await declarations('ar')).toEqual(fromTheLeft.map(turned))
  expect(fromTheLeft).toEqual(
    expect.arrayContaining(['text-align:left', 'padding:4px 16px 4px 0', 'padding:28px 32px 12px']),
  )
})

test('what has no spaces does not widen a mail, and labels keep their words whole', async () => {
  const { body_html } = await written('tr', { subject: 'a', preheader: 'b', sender }, [
    rows([{ label: 'E-posta', value: 'a'.repeat(200) }]),
  ])
  expect(body_html).toMatch(/<table[^>]*class="card"[^>]*overflow-wrap:anywhere;word-break:break-word/)
  expect(body_html).toMatch(/<th[^>]*overflow-wrap:normal;word-break:normal/)
})
