import { Tabs } from '@mantine/core'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useSay } from '#src/base/admin-kit/texts.ts'
import { shellTexts } from './shell-texts.ts'

type Part = { path: string; label: keyof typeof shellTexts }

/** What is edited beside each other under one entry of the menu, each part at an address of its own. */
const pages: readonly (readonly [Part, ...Part[]])[] = [
  [
    { path: '/admin/pages/about-us', label: 'about_texts' },
    { path: '/admin/pages/about-us/certificates', label: 'certificates' },
  ],
  [
    { path: '/admin/pages/visa', label: 'visa_countries' },
    { path: '/admin/pages/visa/banner', label: 'visa_banner' },
  ],
  [
    { path: '/admin/pages/bank-accounts', label: 'accounts' },
    { path: '/admin/pages/bank-accounts/warning', label: 'fraud_warning' },
  ],
]

/** Around the lists of a page of several parts; insert and update screens stand by themselves. */
export default function PageParts() {
  const say = useSay(shellTexts)
  const navigate = useNavigate()
  const here = useLocation().pathname.replace(/\/$/, '')
  const parts = pages.find((page) => page.some(({ path }) => path === here))
  if (!parts) throw new Error(`no parts at ${here}`)
  return (
    <Tabs value={here} onChange={(path) => path && void navigate(path)} activateTabWithKeyboard={false}>
      <Tabs.List mb="md" aria-label={say('page_parts')}>
        {parts.map(({ path, label }) => (
          <Tabs.Tab key={path} value={path}>
            {say(label)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={here}>
        <Outlet />
      </Tabs.Panel>
    </Tabs>
  )
}
