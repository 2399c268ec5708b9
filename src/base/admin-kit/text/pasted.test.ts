// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sanitizeHtml } from '../../sanitize-html.ts'
import { numberText } from './list-marker.ts'
import { fromWord } from './pasted.ts'
import { cleanHtml } from './rich-text-extensions.ts'

/** A paragraph of Word for Windows on the clipboard. `at`: list, level and override; null: in no list. */
const word = (text: string, at: string | null = null, marker = '', name = 'MsoListParagraphCxSpMiddle') =>
  at === null
    ? `<p class=MsoNormal><span lang=TR style='mso-ansi-language:TR'>${text}<o:p></o:p></span></p>\n\n`
    : `<p class=${name} style='margin-left:54.0pt;mso-add-space:auto;\ntext-indent:-18.0pt;mso-list:${at}'><![if !supportLists]><b style='mso-bidi-font-weight:\nnormal'><span lang=TR style='mso-fareast-font-family:Calibri'><span\nstyle='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;\n</span></span></span></b><![endif]><span lang=TR>${text}<o:p></o:p></span></p>\n\n`
const inWord = (...paragraphs: string[]) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0:level2\n{mso-level-number-format:alpha-lower;} --></style></head><body lang=TR><!--StartFragment-->${paragraphs.join('')}<!--EndFragment--></body></html>`
const l = (level: number, list = 0, lfo = 1) => `l${list} level${level} lfo${lfo}`

/** Word for Mac, Outlook and older ones: comments in the place of the style. */
const commented = (text: string, at: string, marker: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:${at}"><!--[if !supportLists]--><span lang="TR">${marker}<span style="font-size:7pt">&nbsp;&nbsp;&nbsp; </span></span><!--[endif]--><span lang="TR">${text}<o:p></o:p></span></p>`

/** Word in the browser. */
const online = (
  text: string,
  [tag, level, start]: ['ol' | 'ul', number, number],
  [leveltext, style]: [string, string],
) =>
  `<div class="ListContainerWrapper SCXW1 BCX0" style="margin:0px;position:relative"><${tag} class="NumberListStyle1 SCXW1" role="list" start="${start}" style="margin:0px; list-style-type: ${style}; overflow: visible;"><li data-leveltext="${leveltext}" data-font="Calibri" data-listid="2" aria-setsize="-1" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1" style="display:block"><p class="Paragraph SCXW1" paraid="1"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></${tag}></div>`

const docs = (inner: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${inner}</b>`
const docsItem = (text: string, level: number, style: string) =>
  `<li dir="ltr" style="list-style-type:${style};font-size:11pt;" aria-level="${level}"><p dir="ltr" role="presentation"><span style="font-size:11pt;">${text}</span></p></li>`

/** The lines that a reader sees: numbers as browsers and papers count them, a step in for each list. */
function seen(html: string): string[] {
  const lines: string[] = []
  const read = (parent: Element, depth: number) => {
    for (const child of parent.children) {
      if (child.localName !== 'ol' && child.localName !== 'ul') {
        lines.push(`${'  '.repeat(depth)}${child.textContent}`)
        continue
      }
      const type = (child.getAttribute('type') ?? '1') as '1'
      for (const [at, item] of [...child.children].entries()) {
        const own = document.createElement('div')
        const text = [...item.childNodes].filter((node) => !(node instanceof Element && isBlock(node)))
        const first = item.querySelector(':scope > p')
        own.append(...(first ? first.cloneNode(true).childNodes : text.map((node) => node.cloneNode(true))))
        const value = Number(child.getAttribute('start') ?? 1) + at
        const mark = child.localName === 'ul' ? '•' : `${numberText({ type, value })}.`
        lines.push(`${'  '.repeat(depth)}${mark} ${own.textContent}`)
        first?.remove()
        read(item, depth + 1)
      }
    }
  }
  const body = document.createElement('div')
  body.innerHTML = html
  read(body, 0)
  return lines
}
const isBlock = ({ localName }: Element) => ['p', 'ul', 'ol', 'table'].includes(localName)

const saved = (html: string) => sanitizeHtml(cleanHtml(fromWord(html).html))

test.each<[string, string, string[], string[]]>([
  [
    'a list that a paragraph interrupts goes on counting',
    inWord(
      word('TARAFLAR', l(1), '1.', 'MsoListParagraphCxSpFirst'),
      word('Acente ve müşteri.'),
      word('KONU', l(1), '2.'),
      word('BEDEL', l(1), '3.', 'MsoListParagraphCxSpLast'),
    ),
    ['1. TARAFLAR', 'Acente ve müşteri.', '2. KONU', '3. BEDEL'],
    [],
  ],
  [
    'a part that begins in the middle',
    inWord(word('Yedi', l(1), '7.'), word('Sekiz', l(1), '8.')),
    ['7. Yedi', '8. Sekiz'],
    [],
  ],
  [
    'levels, and back',
    inWord(
      word('Ödeme', l(1), '1.'),
      word('Peşinat', l(2), 'a.'),
      word('Havale', l(3), 'i.'),
      word('Kart', l(3), 'ii.'),
      word('Bakiye', l(2), 'b.'),
      word('İptal', l(1), '2.'),
      word('Kesinti', l(2), 'a.'),
    ),
    ['1. Ödeme', '  a. Peşinat', '    i. Havale', '    ii. Kart', '  b. Bakiye', '2. İptal', '  a. Kesinti'],
    [],
  ],
  [
    'a paragraph between items of a lower level stays in its item',
    inWord(
      word('Ödeme', l(1), '4.'),
      word('Peşinat', l(2), 'a.'),
      '<p class=MsoListParagraphCxSpMiddle style="margin-left:72.0pt">Sözleşme anında.</p>',
      word('Bakiye', l(2), 'b.'),
      word('İptal', l(1), '5.'),
    ),
    ['4. Ödeme', '  a. Peşinat', '  Sözleşme anında.', '  b. Bakiye', '5. İptal'],
    [],
  ],
  [
    'numbers of several levels are text in their item',
    inWord(
      word('Konu', l(1), '2.'),
      word('Birinci', l(2), '2.1.'),
      word('Alt', l(3), '2.1.1.'),
      word('İkinci', l(2), '2.2.'),
      word('Bedel', l(1), '3.'),
    ),
    ['2. Konu', '  2.1. Birinci', '  2.1.1. Alt', '  2.2. İkinci', '3. Bedel'],
    ['as_text'],
  ],
  [
    'articles and Turkish letters are text',
    inWord(
      word('Taraflar', l(1), 'MADDE 1.'),
      word('c bendi', l(1, 3), 'c.'),
      word('ç bendi', l(1, 3), 'ç.'),
      word('d bendi', l(1, 3), 'd.'),
    ),
    ['MADDE 1. Taraflar', 'c. c bendi', 'ç. ç bendi', 'd. d bendi'],
    ['as_text'],
  ],
  [
    'signs beside numbers',
    inWord(
      word('Pasaport', l(1), '1)'),
      word('Aslı', l(2), '(a)'),
      word('Kopyası', l(2), '(b)'),
      word('Fotoğraf', l(1), '2)'),
    ),
    ['1. Pasaport', '  a. Aslı', '  b. Kopyası', '2. Fotoğraf'],
    ['signs'],
  ],
  [
    'letters in capitals, Roman numbers, and i between h and j',
    inWord(
      word('Dört', l(1), 'IV.'),
      word('Beş', l(1), 'V.'),
      word('Ha', l(1, 1), 'h.'),
      word('I', l(1, 1), 'i.'),
      word('Je', l(1, 1), 'j.'),
      word('Be', l(1, 2), 'B.'),
    ),
    ['IV. Dört', 'V. Beş', 'h. Ha', 'i. I', 'j. Je', 'B. Be'],
    [],
  ],
  [
    'bullets in numbers, and numbers in bullets',
    inWord(
      word('Dahil', l(1), '1.'),
      word('Ulaşım', l(2, 1), '·'),
      word('Otobüs', l(3, 1), 'o'),
      word('Otel', l(2, 1), '§'),
      word('Hariç', l(1), '2.'),
      word('Vize', l(1, 2), '·'),
      word('Harç', l(2, 2), '1.'),
    ),
    ['1. Dahil', '  • Ulaşım', '    • Otobüs', '  • Otel', '2. Hariç', '• Vize', '  1. Harç'],
    [],
  ],
  [
    'a second list begins again',
    inWord(word('A', l(1), '1.'), word('B', l(1), '2.'), word('C', l(1, 0, 2), '1.')),
    ['1. A', '2. B', '1. C'],
    [],
  ],
  [
    'numbers that no list shows as they are',
    inWord(word('Sıfır', l(1), '0.'), word('Bir', l(1), '01.'), word('Yirmi yedi', l(1, 1), 'aa.')),
    ['0. Sıfır', '01. Bir', 'aa. Yirmi yedi'],
    ['as_text'],
  ],
  [
    'headings keep their numbers',
    inWord(
      "<h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>TARAFLAR</h1>",
      "<h2 style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.1.<span>&nbsp; </span></span><![endif]>Acente</h2>",
    ),
    ['1. TARAFLAR', '1.1. Acente'],
    [],
  ],
  [
    'markers between comments',
    commented('Bir', l(1), '3.') + commented('İki', l(2), 'b)') + commented('Üç', l(1), '4.'),
    ['3. Bir', '  b. İki', '4. Üç'],
    ['signs'],
  ],
  [
    'Word in the browser: a list for each item',
    online('Taraflar', ['ol', 1, 1], ['%1.', 'decimal']) +
      online('Konu', ['ol', 1, 2], ['%1.', 'decimal']) +
      online('Alt', ['ol', 2, 1], ['%2.', 'lower-alpha']) +
      online('İmli', ['ul', 3, 1], ['·', 'disc']) +
      online('Bedel', ['ol', 1, 3], ['%1.', 'decimal']),
    ['1. Taraflar', '2. Konu', '  a. Alt', '    • İmli', '3. Bedel'],
    [],
  ],
  [
    'Word in the browser: numbers of several levels',
    online('Konu', ['ol', 1, 2], ['%1.', 'decimal']) +
      online('Alt', ['ol', 2, 1], ['%1.%2.', 'decimal']) +
      online('Alt iki', ['ol', 2, 2], ['%1.%2.', 'decimal']),
    ['2. Konu', '  2.1. Alt', '  2.2. Alt iki'],
    ['as_text'],
  ],
  [
    'Google Docs: levels beside their item, a list that goes on',
    docs(
      `<ol style="margin-top:0">${docsItem('Bir', 1, 'decimal')}<ol>${docsItem('Alt', 2, 'lower-alpha')}${docsItem('Alt iki', 2, 'lower-alpha')}</ol></ol><p dir="ltr"><span>Ara</span></p><ol start="2">${docsItem('İki', 1, 'decimal')}</ol>`,
    ),
    ['1. Bir', '  a. Alt', '  b. Alt iki', 'Ara', '2. İki'],
    [],
  ],
  [
    'LibreOffice: letters and starts',
    '<ol start="3"><li><p>Üç</p><ol type="A" start="2"><li><p>Be</p></li></ol></li></ol>',
    ['3. Üç', '  B. Be'],
    [],
  ],
  [
    'numbers in numbers of other programs, which may have been 1.1',
    '<ol><li><p>Bir</p><ol><li><p>Alt</p></li></ol></li></ol>',
    ['1. Bir', '  1. Alt'],
    ['nested'],
  ],
  [
    'what this editor copied',
    '<ol data-pm-slice="1 1 []"><li><p>Bir</p><ol><li><p>Alt</p></li></ol></li></ol>',
    ['1. Bir', '  1. Alt'],
    [],
  ],
])('%s', (_, pasted, lines, notes) => {
  const html = saved(pasted)
  expect(seen(html)).toEqual(lines)
  expect(fromWord(pasted).notes).toEqual(notes)
  // Saved, opened in the editor and saved again.
  expect(sanitizeHtml(cleanHtml(html))).toBe(html)
  expect(html).not.toMatch(/mso|supportLists|o:p/)
})

test('a list in a cell of a table stays in its cell', () => {
  const cell = word('Bir', l(1), '5.') + word('İki', l(1), '6.')
  const html = saved(inWord(word('Önce', l(1), '4.'), `<table class=MsoTableGrid><tr><td>${cell}</td></tr></table>`))
  expect(html.replace(/\s+/g, ' ')).toMatch(
    /^<ol start="4"><li>Önce<\/li><\/ol><table>.*<td> ?<ol start="5"><li>Bir<\/li><li>İki<\/li><\/ol>.*<\/td>/,
  )
})
