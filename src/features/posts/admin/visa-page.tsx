import { Tabs } from '@mantine/core'
import { useSay } from '#src/base/admin-kit/texts.ts'
import type { Route } from './+types/visa-page.ts'
import { loadPosts } from './post-places.ts'
import { postWords } from './post-words.ts'
import { PostsList } from './posts-list.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPosts(request.url)

export default function VisaPage({ loaderData }: Route.ComponentProps) {
  const say = useSay(postWords)
  return (
    <Tabs defaultValue="countries">
      <Tabs.List mb="md" aria-label={say('parts')}>
        <Tabs.Tab value="countries">{say('countries')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="countries">
        <PostsList section="visa" list={loaderData} />
      </Tabs.Panel>
    </Tabs>
  )
}
