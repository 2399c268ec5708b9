import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { contentPages } from '#src/features/content/content.links.ts'
import { postSections } from '#src/features/posts/posts.schema.ts'
import routes from '#src/routes.ts'
import { screenOfThing } from './audit-screens.ts'
import { entityWords } from './entity-words.ts'

const pathsOf = (list: readonly RouteConfigEntry[], under = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? under : `${under}/${path}`
    return [own, ...pathsOf(children, own)]
  })
const paths = pathsOf(routes)

const ofOne = Object.keys(entityWords).filter((entity) => typeof entityWords[entity]!.screen !== 'function')

test.each([
  ...ofOne.map((entity) => ({ entity, part: '' })),
  ...postSections.map((part) => ({ entity: 'posts', part })),
  ...[...contentPages].map((part) => ({ entity: 'contents', part })),
])('a record of $entity ($part) links to a screen of the office, if it has one', ({ entity, part }) => {
  const thing = { entity, entity_id: '1', name: 'x', part, action: 'update', before: null, after: null } as const
  const target = screenOfThing(thing)
  if (entityWords[entity]!.screen) expect(paths).toContain(target!.to.split('?')[0])
})

test('most records have a screen', () => {
  expect(ofOne.filter((entity) => entityWords[entity]!.screen).length).toBeGreaterThan(15)
})
