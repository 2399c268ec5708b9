import { Box, Button, Group } from '@mantine/core'
import { Outlet } from 'react-router'
import { OfficeFrame } from '#src/base/admin-kit/frame.tsx'
import { setPreferences, usePreferences } from '#src/base/admin-kit/preferences.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import type { Site } from '#src/features/agency/company.schema.ts'
import type { Route } from './+types/login-layout'
import classes from './login-layout.module.css'
import { Compass } from './shell/compass.tsx'

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { name } = await apiFor(args).get<Site>('/api/pages/site')
  return { name }
}
export const loader = load
export const clientLoader = load
export const shouldRevalidate = () => false

/** Layout of the login page and the page that sets a password. */
export default function LoginLayout({ loaderData: { name } }: Route.ComponentProps) {
  const { lang } = usePreferences()
  return (
    <OfficeFrame>
      <meta name="robots" content="noindex" />
      <main className={classes.ground}>
        <a href="/" className={classes.brand}>
          <Compass />
          {name}
        </a>
        <Box w="100%" maw="26rem" style={{ justifySelf: 'center' }}>
          <Outlet />
        </Box>
        <Group justify="center">
          <Button
            variant="subtle"
            size="compact-md"
            lang={lang === 'tr' ? 'en' : 'tr'}
            onClick={() => setPreferences({ lang: lang === 'tr' ? 'en' : 'tr' })}
          >
            {lang === 'tr' ? 'English' : 'Türkçe'}
          </Button>
        </Group>
      </main>
    </OfficeFrame>
  )
}
