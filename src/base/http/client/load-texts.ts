import { createContext, type LoaderFunctionArgs } from 'react-router'
import type { StringPart } from '#src/base/i18n/string-paths.ts'
import type { StringStore } from '#src/base/i18n/string-store.ts'
import { apiContext, apiFor } from './client.ts'

type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'params'>

/** For loaders. */
export const stringsContext = createContext<StringStore>()
/** For loaders of pages whose handle names the part (PageHandle). */
export async function loadTexts(args: LoaderArgs, part: StringPart): Promise<void> {
  const { defaultLang } = args.context.get(apiContext)
  await args.context.get(stringsContext).load(apiFor(args), args.params.lang ?? defaultLang, part)
}
