import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { contentPages } from '#src/features/content/content.links.ts'
import { postSections } from '#src/features/posts/posts.schema.ts'
import routes from '#src/routes.ts'
import { screenOf } from './use-screens.ts'

const pathsOf = (list: readonly RouteConfigEntry[], under = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? under : `${under}/${path}`
    return [own, ...pathsOf(children, own)]
  })
const paths = pathsOf(routes)

test.each([
  ...(['tour', 'category', 'certificate', 'contract', 'order'] as const).map((kind) => ({ kind, part: '' })),
  ...postSections.map((part) => ({ kind: 'post' as const, part })),
  ...[...contentPages].map((part) => ({ kind: 'content' as const, part })),
])('a use in a $kind ($part) links to a screen of the office', (use) => {
  expect(paths).toContain(screenOf(use))
})
