import { expect, test } from 'vitest'
import { jsonLdText } from './json-ld.tsx'

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '&lt;/script&gt;',
  'a\u2028b\u2029c',
  '"\\',
  '\0',
])('%j is escaped as a value and as a key', (text) => {
  const written = jsonLdText({ name: text, [text]: [text] })
  expect(written).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual({ name: text, [text]: [text] })
})
