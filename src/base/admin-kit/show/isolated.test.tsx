// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { apart } from '../../direction.ts'
import { RowLink } from '../list/row-link.tsx'
import { textIn } from '../office-texts.ts'
import { PageHead } from '../page-head.tsx'
import { Facts, Words } from './show-parts.tsx'

afterEach(cleanup)
const name = 'أحمد العلي'

const Screen = () => (
  <MantineProvider env="test">
    <PageHead title={name} />
    <RowLink to="/admin" state={{}}>
      {name}
    </RowLink>
    <Facts facts={[['Ad', name]]} />
    <Words>{`${name}!`}</Words>
  </MantineProvider>
)

test('a name from the right stands apart in the titles, links and facts of the office, and words take their own direction', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Screen }])
  render(<Stub />)
  const shown = screen.getAllByText(name).filter(({ localName }) => localName !== 'title')
  expect(shown.map(({ localName }) => localName)).toEqual(['bdi', 'bdi', 'bdi'])
  expect(screen.getByText(`${name}!`).getAttribute('dir')).toBe('auto')
})

test.each([
  [name, `\u2068${name}\u2069, 2 kişi`],
  ['דוד כהן', '\u2068דוד כהן\u2069, 2 kişi'],
  ['Şükrü Çığlıoğlu', 'Şükrü Çığlıoğlu, 2 kişi'],
  ['김민수', '김민수, 2 kişi'],
])('in a sentence %s stands apart when it is written from the right', (value, sentence) => {
  const t = textIn({ party: { tr: '{name}, {n} kişi', en: '{name}, {n} people' } }, 'tr')
  expect(t('party', { name: value, n: 2 })).toBe(sentence)
  expect(apart('')).toBe('')
})

test.each(['admin-kit/office.css', 'ui/direction.css'])(
  'what is typed has its own direction in every field: %s',
  (file) => {
    const css = readFileSync(`src/base/${file}`, 'utf8').replace(/\s+/g, ' ')
    expect(css).toContain('input, textarea { unicode-bidi: plaintext; }')
  },
)
