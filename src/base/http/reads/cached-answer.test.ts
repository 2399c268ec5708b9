import { expect, test } from 'vitest'
import { z } from 'zod'
import { createDrops } from '#src/base/cache/drops.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { endpoint } from '../endpoint/endpoint.server.ts'
import { testApi } from '../endpoint/test-api.ts'
import { createAnswers, keyOf, questionOf } from './cached-answer.server.ts'
import { createRead } from './read.server.ts'

const max = 100_000

function openAnswers() {
  const words = endpoint({
    method: 'GET',
    path: '/api/words/:word',
    access: 'public',
    summary: 'A word.',
    params: z.object({ word: z.string() }),
    answer: z.object({ word: z.string() }),
    cache: 'etag',
    handle: ({ params }) => params,
  })
  const answers = createAnswers(createDrops(new Map()), { max })
  const { fetch, services } = testApi([words], { db: {} as Db, answers })
  const ask = async (word: string) =>
    (await fetch(new Request(`https://seyyah.example/api/words/${word}`))).headers.get('cache-status')
  const isKept = (word: string) =>
    answers.texts.peek(keyOf('tr', questionOf(words, { params: { word }, query: {} }))) !== undefined
  return { ask, read: createRead([words], services), isKept }
}

test('thousands of small answers do not fill the memory: each counts with its headers', async () => {
  const { ask, isKept } = openAnswers()
  for (let n = 0; n < 100; n += 1) await ask(`w${n}`)
  const kept = Array.from({ length: 100 }, (_, n) => isKept(`w${n}`)).filter(Boolean)
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.length).toBeLessThanOrEqual(max / 4000)
  expect(isKept('w99')).toBe(true)
})

test('a value that a page has read is not read again for its text', async () => {
  const { ask, read } = openAnswers()
  expect(await read('/api/words/Likya', 'tr')).toEqual({ ok: true, data: { word: 'Likya' } })
  expect(await ask('Likya')).toContain('hit')
})
