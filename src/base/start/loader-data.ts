import { isRouteErrorResponse } from 'react-router'

/** What a document's loaders returned or threw, by route. */
export type LoaderData = {
  loaderData: Record<string, unknown>
  errors: Record<string, ThrownAnswer | null> | null
  /** Path and query of the page, when it may answer at another address. */
  at?: string | undefined
}
/** null for other errors, whose details stay on the server. */
type ThrownAnswer = { status: number; statusText: string; data: unknown }

/** Of the element in the document. */
export const loaderDataId = 'loader-data'

/**
 * Loader data as the text of a script element that does not run. Loaders return what the API answers, so the data are plain JSON,
 * which is two kilobytes less of a document than the router's own format and needs no decoder.
 * @param at see LoaderData
 */
export function loaderDataText(
  context: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null },
  at?: string,
): string {
  const errors =
    context.errors &&
    Object.fromEntries(Object.entries(context.errors).map(([route, error]) => [route, thrownAnswer(error)]))
  const data: LoaderData = { loaderData: context.loaderData, errors, at }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function thrownAnswer(error: unknown): ThrownAnswer | null {
  if (!isRouteErrorResponse(error)) return null
  const { status, statusText, data } = error
  return { status, statusText, data }
}
