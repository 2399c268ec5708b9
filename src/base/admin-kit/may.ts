import { createContext, use } from 'react'

/** Whether the signed-in user has a permission, provided by the office layout. */
export const MayContext = createContext<(permission: string) => boolean>(() => false)

/** @returns whether the signed-in user has the permission; the server decides again */
export function useMay(permission: string): boolean {
  return use(MayContext)(permission)
}
