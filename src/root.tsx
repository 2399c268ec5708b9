import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useParams, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import './base/ui/app.css'
import { pageContext } from './base/http/client.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext)
/** What the server said of the page holds until the next document. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>('root')
  const { lang } = useParams()
  return (
    <html lang={lang ?? page?.defaultLang} data-default-lang={page?.defaultLang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="csrf-token" content={page?.csrfToken} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
