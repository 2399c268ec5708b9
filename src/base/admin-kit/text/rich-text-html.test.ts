import { expect, test } from 'vitest'
import { linkTarget, tidyHtml } from './rich-text-html.ts'

test.each([
  { written: '<p></p>', tidy: '' },
  { written: '<p>Bir</p><p></p>', tidy: '<p>Bir</p>' },
  { written: '<p>Bir</p><p></p><p>İki</p>', tidy: '<p>Bir</p><p></p><p>İki</p>' },
  { written: '<ul><li><p>Bir <strong>iki</strong></p></li></ul>', tidy: '<ul><li>Bir <strong>iki</strong></li></ul>' },
  {
    written: '<ul><li><p>Bir</p><ol><li><p>İç</p></li></ol></li></ul>',
    tidy: '<ul><li>Bir<ol><li>İç</li></ol></li></ul>',
  },
  { written: '<ul><li><p>Bir</p><p>İki</p></li></ul>', tidy: '<ul><li><p>Bir</p><p>İki</p></li></ul>' },
])('$written becomes $tidy', ({ written, tidy }) => {
  expect(tidyHtml(written)).toBe(tidy)
})

test.each([
  { typed: ' https://seyyah.example/a?b=1 ', target: 'https://seyyah.example/a?b=1' },
  { typed: '/iletisim', target: '/iletisim' },
  { typed: '#kosullar', target: '#kosullar' },
  { typed: 'www.seyyah.example/turlar', target: 'https://www.seyyah.example/turlar' },
  { typed: 'seyyah.example', target: 'https://seyyah.example' },
  { typed: 'bilgi@seyyah.example', target: 'mailto:bilgi@seyyah.example' },
  { typed: 'mailto:bilgi@seyyah.example', target: 'mailto:bilgi@seyyah.example' },
  { typed: '+90 (312) 000 00 00', target: 'tel:+903120000000' },
  { typed: 'tel:+903120000000', target: 'tel:+903120000000' },
  { typed: 'javascript:alert(1)', target: null },
  { typed: 'data:text/html,a', target: null },
  { typed: '//seyyah.example', target: null },
  { typed: 'bir metin', target: null },
  { typed: '', target: null },
])('"$typed" links to $target', ({ typed, target }) => {
  expect(linkTarget(typed)).toBe(target)
})
